// Fits: which rectangle a picture takes at an end of its flight (V-16).

import Scenario

extension Fit {
  /// The rectangle that a picture of that size takes for an end's own rectangle, in a container with
  /// those bounds.
  func rectangle(of picture: Size, at end: Rect, in bounds: Rect) -> Rect {
    let isEmpty = picture.width == 0 || picture.height == 0
    let (across, down) = (end.size.width / picture.width, end.size.height / picture.height)
    switch self {
    case .fill: return end
    case .aspectFit: return isEmpty ? end : Self.centered(picture, min(across, down), end)
    case .aspectFill: return isEmpty ? end : Self.centered(picture, max(across, down), end)
    case .widthFit:
      if isEmpty { return bounds }
      let height = bounds.size.width * picture.height / picture.width
      let margin = max(0, (bounds.size.height - height) / 2)
      return Rect(
        x: bounds.origin.x, y: bounds.origin.y + margin, width: bounds.size.width, height: height)
    }
  }

  private static func centered(_ picture: Size, _ scale: Double, _ end: Rect) -> Rect {
    let middle = end.middle
    let (width, height) = (picture.width * scale, picture.height * scale)
    return Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}
