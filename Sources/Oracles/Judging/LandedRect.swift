// Whether a picture lies as its fit asks for, told by what characterises the fit rather than by its formula.

import Scenario

/// Where a picture was seen, and what it was to be fitted to; all boxes in screen space.
struct LandedRect {
  /// Where the picture was seen.
  let box: Rect
  /// The picture's size; `nil` for no picture, which is not fitted.
  let picture: Size?
  /// The endpoint's rectangle.
  let end: Rect
  /// The container's.
  let container: Rect
  /// How far rounding may have taken an edge of any of them; a width or height twice as far.
  let error: Double

  /// Whether it lies as V-16 says.
  ///
  /// There is one rectangle in the middle of another, of a given aspect, that lies in it and is as wide or
  /// as high; and one that contains it and is. Widths are compared and never divided by the aspect, so
  /// that no aspect magnifies what rounding does.
  func isFitted(_ fit: Fit) -> Bool {
    guard fit != .fill, let picture else { return box.isNear(end, within: error) }
    let isEmpty = picture.width == 0 || picture.height == 0
    switch fit {
    case .fill: return box.isNear(end, within: error)
    case .aspectFit:
      if isEmpty { return box.isNear(end, within: error) }
      let isInside =
        isAtMost(box.size.width, end.size.width) && isAtMost(box.size.height, end.size.height)
      return isInside && isInMiddle(of: end) && touchesSides && hasAspect(of: picture)
    case .aspectFill:
      if isEmpty { return box.isNear(end, within: error) }
      let isOutside =
        isAtMost(end.size.width, box.size.width) && isAtMost(end.size.height, box.size.height)
      return isOutside && isInMiddle(of: end) && touchesSides && hasAspect(of: picture)
    case .widthFit:
      if isEmpty { return box.isNear(container, within: error) }
      let isWide =
        isAtMost((box.origin.x - container.origin.x).magnitude, 0)
        && isEqual(box.size.width, container.size.width)
      return isWide && isInMiddleOrAtTop && hasAspect(of: picture)
    }
  }

  private func isAtMost(_ length: Double, _ other: Double) -> Bool { length <= other + 2 * error }

  private func isEqual(_ length: Double, _ other: Double) -> Bool {
    isAtMost(length, other) && isAtMost(other, length)
  }

  /// As wide, or as high, as the endpoint.
  private var touchesSides: Bool {
    isEqual(box.size.width, end.size.width) || isEqual(box.size.height, end.size.height)
  }

  /// A middle is off by an edge's error and half of an extent's.
  private func isInMiddle(of other: Rect) -> Bool {
    isEqual(box.middle.x, other.middle.x) && isEqual(box.middle.y, other.middle.y)
  }

  /// In the middle of the container's height, or from its top if it is no less high.
  private var isInMiddleOrAtTop: Bool {
    let height = container.size.height
    return isAtMost(box.size.height, height) && isEqual(box.middle.y, container.middle.y)
      || isAtMost(height, box.size.height) && isEqual(box.origin.y, container.origin.y)
  }

  /// w·q = h·p, where w and h are each off by 2·error, and size and products round four times.
  private func hasAspect(of picture: Size) -> Bool {
    let (across, down) = (box.size.width * picture.height, box.size.height * picture.width)
    let slack =
      2 * error * (picture.width + picture.height)
      + 8 * roundoff * (across.magnitude + down.magnitude)
    return (across - down).magnitude <= slack
  }
}
