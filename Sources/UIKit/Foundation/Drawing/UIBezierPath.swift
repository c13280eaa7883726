import DisplayLists

/// A path with its drawing parameters.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  final var outline = Outline()

  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a mitered corner, in line widths. Longer corners are beveled.
  open var miterLimit: CGFloat = 10
  /// Has no effect: curves are not flattened.
  open var flatness: CGFloat = 0.6 {
    didSet { if flatness != oldValue { hasNoEffect("UIBezierPath.flatness") } }
  }
  open var usesEvenOddFillRule = false
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// - Parameter cornerRadius: limited to half of the shorter side. Corners are quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRoundedRect(rect, width: cornerRadius, height: cornerRadius)
  }

  /// - Parameter cornerRadii: the width applies to both axes.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    outline.addRoundedRect(rect, radius: cornerRadii.width, corners: corners.corners)
  }

  /// - Parameters: angles in radians, from the positive x axis; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    outline.addArc(center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  // MARK: Construction

  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line. Does nothing before the first `move(to:)`.
  open func addLine(to point: CGPoint) { outline.line(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { outline.quadCurve(to: endPoint, controlPoint) }

  /// - Parameters: angles in radians, from the positive x axis; clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { outline.addArc(center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise) }

  open func close() { outline.close() }

  open func removeAllPoints() { outline = Outline() }

  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Returns the path in the reverse direction.
  open func reversing() -> UIBezierPath {
    let reversed = copied()
    reversed.outline = outline.reversed()
    return reversed
  }

  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  // MARK: Properties

  open var isEmpty: Bool { outline.isEmpty }

  /// The bounding box, excluding control points; null for an empty path.
  open var bounds: CGRect { outline.box }

  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { outline.current ?? .zero }

  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, usesEvenOddFillRule ? .evenOdd : .nonZero) }

  /// Returns whether both paths have the same elements and drawing parameters.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline.elements == other.outline.elements && usesEvenOddFillRule == other.usesEvenOddFillRule
      && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness && dash == other.dash
  }

  open override var hash: Int { outline.elements.hashValue }

  // MARK: Dashes

  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps in turn, in points; nil for a solid line.
  ///   - phase: the offset into the pattern at which a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))), phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (i, length) in dash.lengths.enumerated() { pattern?[i] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath()
    (copy.outline, copy.dash, copy.usesEvenOddFillRule) = (outline, dash, usesEvenOddFillRule)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    return copy
  }

  // MARK: Drawing

  open func fill() { UIGraphicsGetCurrentContext()?.fill(outline, fillRule) }
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(outline, strokeStyle) }

  /// - Parameter alpha: 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.fill(outline, fillRule) }
  }

  /// - Parameter alpha: 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.stroke(outline, strokeStyle) }
  }

  /// Clips later drawing to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: outline, fillRule) }
}

extension Outline {
  func reversed() -> Outline {
    var reversed = Outline()
    for path in subpaths.reversed() {
      // Closing the reversed subpath replaces its closing line.
      let closing = path.isClosed && path.segments.last?.isLine == true && path.segments.count > 1
      let segments = closing ? path.segments.dropLast() : path.segments[...]
      reversed.move(to: segments.last?.end ?? path.start)
      for segment in segments.reversed() {
        if segment.isLine {
          reversed.line(to: segment.start)
        } else {
          reversed.curve(to: segment.start, segment.control2, segment.control1)
        }
      }
      if path.isClosed { reversed.close() }
    }
    return reversed
  }
}

extension UIBezierPath {
  /// A rectangle around the origin.
  static func centered(_ size: CGSize) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
