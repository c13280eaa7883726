import CoreTypes

/// Records a display list command by command. Scopes are closures, so they cannot be left open.
package struct DisplayListRecorder: Sendable {
  package private(set) var list: DisplayList

  package init(size: CGSize, scale: CGFloat = 1, background: RGBAColor? = nil) {
    list = DisplayList(size: size, scale: scale, background: background)
  }

  package mutating func record(_ command: DrawCommand) { list.commands.append(command) }

  package mutating func append(_ commands: [DrawCommand]) { list.commands += commands }
}

// MARK: Scopes

extension DisplayListRecorder {
  /// Records `body`; its transform and clip changes end with it.
  package mutating func saved<E: Error>(_ body: (inout Self) throws(E) -> Void) throws(E) {
    try scope(.save, .restore, body)
  }

  /// Records `body` in a layer, or without one if `opacity` is 1.
  package mutating func layer<E: Error>(opacity: Double, _ body: (inout Self) throws(E) -> Void) throws(E) {
    try layer(LayerStyle(opacity: max(0, opacity)), body)
  }

  /// Records `body` in a layer, or without one if the style needs none.
  package mutating func layer<E: Error>(_ style: LayerStyle, _ body: (inout Self) throws(E) -> Void) throws(E) {
    if style.isPlain { return try body(&self) }
    try scope(.beginLayer(style), .endLayer, body)
  }

  /// Records `body`, limited to what `mask` covers.
  ///
  /// - Parameter style: The style of the layer that contains both.
  package mutating func masked<E: Error>(
    by mask: (inout Self) throws(E) -> Void, style: LayerStyle = LayerStyle(), _ body: (inout Self) throws(E) -> Void
  ) throws(E) {
    record(.beginLayer(style))
    defer { record(.endLayer) }
    try body(&self)
    try scope(.beginMask, .endMask, mask)
  }

  package mutating func view<E: Error>(_ annotation: ViewAnnotation, _ body: (inout Self) throws(E) -> Void) throws(E) {
    try scope(.beginView(annotation), .endView, body)
  }

  private mutating func scope<E: Error>(
    _ opening: DrawCommand, _ closing: DrawCommand, _ body: (inout Self) throws(E) -> Void
  ) throws(E) {
    record(opening)
    defer { record(closing) }
    try body(&self)
  }
}

// MARK: Commands

extension DisplayListRecorder {
  /// Records a transform, unless it is the identity.
  package mutating func concatenate(_ transform: CGAffineTransform) {
    if !transform.isIdentity { record(.concatenate(transform)) }
  }

  package mutating func translate(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  package mutating func clip(_ path: Path) { record(.clip(path)) }

  package mutating func clip(_ rect: CGRect, radius: CGFloat = 0) { record(.clip(.rect(rect, radius: radius))) }

  /// Records a fill, unless the color is fully transparent.
  package mutating func fill(_ path: Path, _ color: RGBAColor) {
    if color.alpha > 0 { record(.fill(path, .solid(color))) }
  }

  package mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: RGBAColor) {
    fill(.rect(rect, radius: radius), color)
  }

  package mutating func fill(_ path: Path, _ gradient: LinearGradient) {
    record(.fill(path, .linearGradient(gradient)))
  }

  /// Records a fill, unless it is a fully transparent color.
  package mutating func fill(_ path: Path, _ paint: Paint) {
    if case .solid(let color) = paint { fill(path, color) } else { record(.fill(path, paint)) }
  }

  /// Records a stroke, unless the color is fully transparent or the line has no width.
  package mutating func stroke(_ path: Path, _ color: RGBAColor, _ style: StrokeStyle) {
    if color.alpha > 0, style.width > 0 { record(.stroke(path, .solid(color), style)) }
  }

  package mutating func stroke(_ path: Path, _ color: RGBAColor, width: CGFloat) {
    stroke(path, color, StrokeStyle(width: width))
  }

  /// Records a border of `width` points inside `rect`, as `CALayer` draws it.
  package mutating func border(_ rect: CGRect, radius: CGFloat = 0, _ color: RGBAColor, width: CGFloat) {
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    guard !middle.isNull else { return fill(rect, radius: radius, color) }
    stroke(.rect(middle, radius: max(0, radius - width / 2)), color, width: width)
  }

  /// Records text, unless it is empty or fully transparent.
  package mutating func text(_ run: TextRun) {
    if !run.text.isEmpty, run.color.alpha > 0 { record(.text(run)) }
  }

  package mutating func glass(_ path: Path, _ material: Material) { record(.glass(path, material)) }

  package mutating func image(_ image: ImageReference, in rect: CGRect) { record(.image(image, rect)) }

  package mutating func shadow(of path: Path, offset: CGSize, blur: CGFloat, _ color: RGBAColor) {
    if color.alpha > 0 { record(.shadow(path, Shadow(offset: offset, blur: blur, color: color))) }
  }
}

extension Path {
  /// Returns a rectangle, rounded if there is a radius.
  package static func rect(_ rect: CGRect, radius: CGFloat) -> Path {
    radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
  }
}
