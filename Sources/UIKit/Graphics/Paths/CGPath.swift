import DisplayLists

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round, bevel
}

/// An immutable path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  var outline: Outline

  init(_ outline: Outline) { self.outline = outline }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// - Parameters:
  ///   - cornerWidth: at most half of the rectangle's width, in points.
  ///   - cornerHeight: at most half of the rectangle's height, in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) { $0.addRoundedRect(rect, width: cornerWidth, height: cornerHeight) }
  }

  private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout Outline) -> Void) {
    var outline = Outline()
    build(&outline)
    self.init(outline.applying(transform?.pointee ?? .identity))
  }

  // MARK: Properties

  public var isEmpty: Bool { outline.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { outline.current ?? .zero }

  /// The box around all points, including control points; null for an empty path.
  public var boundingBox: CGRect { outline.controlBox }

  public var boundingBoxOfPath: CGRect { outline.box }

  /// Returns whether the path is a rectangle, and writes the rectangle to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let found) = outline.shape else { return false }
    rect?.pointee = found
    return true
  }

  /// Returns whether the path contains a point. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { outline.contains(point.applying(transform), rule.rule) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline.elements == b.outline.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements) }

  // MARK: Copies

  public func copy() -> CGPath? { CGPath(outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the stroke as overlapping polygons. Fill it with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(outline.applying(transform).stroked(style))
  }

  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { CGPath(outline.applying(transform).dashed(lengths, phase: phase)) }
}

extension CGLineCap {
  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
