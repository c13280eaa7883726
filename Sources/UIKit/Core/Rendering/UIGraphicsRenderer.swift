import DisplayLists

/// The format of a renderer's drawings.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The context of a renderer's drawing block.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, self.format) = (context, format) }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.blending(blendMode, 1) { $0.fill(rect) } }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line inside the rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    let half = cgContext.state.line.width / 2
    cgContext.blending(blendMode, 1) { $0.stroke(rect.insetBy(dx: half, dy: half)) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers for images and documents.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  let area: CGRect
  open private(set) var format: UIGraphicsRendererFormat

  init(area: CGRect, _ format: UIGraphicsRendererFormat) {
    (self.area, self.format) = (CGRect(origin: area.origin, size: area.size.checked), format)
    super.init()
    format.bounds = area
  }

  /// Runs drawing code on a context.
  func draw(on context: CGContext, _ body: () -> Void) {
    let graphics = Session.current.graphics
    context.translateBy(x: -area.minX, y: -area.minY)
    graphics.push(context)
    body()
    graphics.pop(context)
  }
}
