import Typesetting

// Strings draw in the current context, as in `drawText(in:)`. Without a context, drawing does nothing.
extension NSAttributedString {
  /// Draws lines from the top of the rectangle, wrapped at its width.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(in: rect, lines: 0) }

  /// Draws all lines without wrapping.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: block(lines: 0).layout(within: .infinity).size), lines: 0)
  }

  /// - Parameters:
  ///   - options: without `usesLineFragmentOrigin`, one line is drawn with its baseline at the rectangle's origin.
  ///   - context: lets text shrink that doesn't fit the rectangle.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if let context {
      context.totalBounds = boundingRect(with: rect.size, options: options, context: context)
      let scale = context.actualScaleFactor
      if scale < 1 { return scaled(by: scale).draw(with: rect, options: options, context: nil) }
    }
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let line = block(lines: 1).layout(within: .infinity), top = rect.minY - line.firstBaseline
    draw(in: CGRect(origin: CGPoint(x: rect.minX, y: top), size: line.size), lines: 1)
  }

  @MainActor private func block(lines: Int) -> TextBlock {
    var block = TextBlock("", font: .stringDefault, session: .current)
    (block.numberOfLines, block.lineBreakMode) = (lines, .byWordWrapping)
    block.attributed = AttributedText(self, font: .stringDefault, session: .current)
    return block
  }

  @MainActor private func draw(in rect: CGRect, lines: Int) {
    let block = block(lines: lines), session = Session.current
    let isRightToLeft = block.layout(within: rect.width).isRightToLeft ?? false
    let ink = TextInk(color: RGBAColor(white: 0), alignment: .natural, isRightToLeft: isRightToLeft)
    session.drawing { block.draw(in: rect, ink, into: &$0) }
  }
}

extension NSString {
  /// Draws lines from the top of the rectangle, wrapped at its width.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { substring(from: 0).draw(in: rect, withAttributes: attrs) }

  /// Draws all lines without wrapping.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { substring(from: 0).draw(at: point, withAttributes: attrs) }

  /// Draws the string as `NSAttributedString.draw(with:options:context:)` does.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context) }
}

extension String {
  /// Draws lines from the top of the rectangle, wrapped at its width.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }

  /// Draws all lines without wrapping.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }

  /// Draws the string as `NSAttributedString.draw(with:options:context:)` does.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}

extension UIFont {
  /// The font of strings without one.
  ///
  /// > Basis: documented.
  static var stringDefault: UIFont { UIFont(.named("Helvetica", 12)) }
}
