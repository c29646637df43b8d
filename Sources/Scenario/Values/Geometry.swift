// Geometry values: points, sizes, rectangles, affine transforms and ellipses. Values only; how they
// convert between views is for the model and the engine to say, each on its own.

/// A point, in points of the space it is quoted in; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Makes a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)
}

/// An axis-parallel rectangle: its corner with the smallest coordinates, and its size.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent from `origin`, to the right and downwards.
  public var size: Size

  /// Makes a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// A 2×3 affine map in Core Graphics' layout: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into x′.
  public var a: Double
  /// How much of x goes into y′.
  public var b: Double
  /// How much of y goes into x′.
  public var c: Double
  /// How much of y goes into y′.
  public var d: Double
  /// What is added to x′, in points.
  public var tx: Double
  /// What is added to y′, in points.
  public var ty: Double

  /// Makes a map from its six entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that multiplies both axes by `factor`.
  public static func scale(_ factor: Double) -> Transform {
    Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
  }
}

/// An axis-parallel ellipse: what a mask lets through.
public struct Ellipse: Hashable, Sendable {
  /// The centre, in the bounds space of the view that it masks.
  public var center: Point
  /// The horizontal semi-axis, not negative.
  public var rx: Double
  /// The vertical semi-axis, not negative.
  public var ry: Double

  /// Makes an ellipse from its centre and semi-axes.
  public init(center: Point, rx: Double, ry: Double) {
    self.center = center
    self.rx = rx
    self.ry = ry
  }
}
