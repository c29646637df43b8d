// Declarations of views: what a scene's views are before anything happens.

/// What a view is declared as.
public enum ViewKind: String, Sendable, CaseIterable {
  /// A root that is on screen. It never has a superview.
  case window
  /// A view controller's root view.
  case screen
  /// Any other view.
  case view
  /// A view that shows a picture.
  case image
}

/// How a picture is fitted into the view that shows it; UIKit's `contentMode`.
public enum ContentMode: String, Sendable, CaseIterable {
  /// Stretched to the view's size.
  case fill
  /// As large as fits, aspect kept.
  case aspectFit
  /// As small as covers, aspect kept.
  case aspectFill
}

/// A picture: its name and its size in points; a size of zero is one that has not loaded.
public struct Picture: Hashable, Sendable {
  /// The picture's name.
  public var name: Name
  /// The picture's natural size.
  public var size: Size

  /// Makes a picture from its name and size.
  public init(name: Name, size: Size) {
    self.name = name
    self.size = size
  }
}

/// A view as it stands when the scene begins.
public struct ViewDeclaration: Hashable, Sendable {
  /// The name; unique in the scene, without a dot.
  public var name: Name
  /// What it is.
  public var kind: ViewKind
  /// The superview, declared earlier; `nil` for a root.
  ///
  /// Siblings lie in the order of declaration, back to front.
  public var superview: Name?
  /// The view's own space: the origin is the scroll offset.
  public var bounds: Rect
  /// Where the middle of the bounds lies in the superview's space.
  public var center: Point
  /// Applied about the middle of the bounds.
  public var transform: Transform
  /// The opacity, in [0,1].
  public var alpha: Double
  /// The app's own hidden flag.
  public var isHidden: Bool
  /// Whether subviews are cut off at the bounds.
  public var clips: Bool
  /// The corner radius, not negative.
  public var cornerRadius: Double
  /// The app's own mask, in bounds space.
  public var mask: Ellipse?
  /// The picture that is shown.
  public var picture: Picture?
  /// How the picture is fitted.
  public var contentMode: ContentMode

  /// Makes a declaration; everything that is left out is as in a fresh view.
  public init(
    _ name: Name, kind: ViewKind = .view, in superview: Name? = nil, bounds: Rect, center: Point,
    transform: Transform = .identity, alpha: Double = 1, isHidden: Bool = false,
    clips: Bool = false, cornerRadius: Double = 0, mask: Ellipse? = nil, picture: Picture? = nil,
    contentMode: ContentMode = .fill
  ) {
    self.name = name
    self.kind = kind
    self.superview = superview
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.alpha = alpha
    self.isHidden = isHidden
    self.clips = clips
    self.cornerRadius = cornerRadius
    self.mask = mask
    self.picture = picture
    self.contentMode = contentMode
  }

  /// Makes a declaration of an untransformed view from its frame: bounds (0, 0, w, h), centre in
  /// the middle of the frame.
  public init(
    _ name: Name, kind: ViewKind = .view, in superview: Name? = nil, frame: Rect,
    picture: Picture? = nil
  ) {
    self.init(
      name, kind: kind, in: superview,
      bounds: Rect(origin: .zero, size: frame.size),
      center: Point(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2),
      picture: picture)
  }
}
