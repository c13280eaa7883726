import DisplayLists

extension UIImage {
  /// What it was made in, in place of its own colours.
  fileprivate var ownColor: UIColor? { variant.tint ?? symbolConfiguration?.values.colors.first }

  /// Outside of views, as bars draw what is in them.
  @MainActor func draw(
    in rect: CGRect, tint: RGBAColor, asTemplate: Bool, _ session: Session, into recorder: inout DisplayListRecorder
  ) {
    draw(in: rect, tint: tint, own: ownColor?.resolved(in: session), asTemplate: asTemplate, into: &recorder)
  }

  /// - Parameters:
  ///   - own: of the image itself: symbols are drawn in it, other images as long as they are no templates.
  ///   - asTemplate: whether the tint replaces the picture's colours where the image itself does not say; symbols
  ///     without a colour of their own are always drawn in it.
  fileprivate func draw(
    in rect: CGRect, tint: RGBAColor, own: RGBAColor?, asTemplate: Bool, into recorder: inout DisplayListRecorder
  ) {
    guard rect.width > 0, rect.height > 0, name != nil || size != .zero else { return }
    if imageOrientation.isMirrored {
      return recorder.mirrored(in: rect) {
        withHorizontallyFlippedOrientation().draw(in: rect, tint: tint, own: own, asTemplate: asTemplate, into: &$0)
      }
    }
    if isSymbol { return SymbolGlyph(name: name ?? "", rect: rect, color: own ?? tint).draw(into: &recorder) }
    let isTemplate = renderingMode == .automatic ? asTemplate : renderingMode == .alwaysTemplate
    for part in ImageSlices(size: size, caps: capInsets).parts(in: rect) {
      let reference = ImageReference(name: name ?? "", tint: isTemplate ? tint : own, portion: part.portion)
      recorder.image(reference, in: part.rect)
    }
  }
}

extension UIView {
  /// Draws an image as this view does: in the image's own colour if it has one, mirrored where it asks for it.
  func draw(
    _ image: UIImage, in rect: CGRect, tint: RGBAColor, asTemplate: Bool, into recorder: inout DisplayListRecorder
  ) {
    let own = resolve(image.ownColor)
    guard image.flipsForRightToLeftLayoutDirection, isRightToLeft else {
      return image.draw(in: rect, tint: tint, own: own, asTemplate: asTemplate, into: &recorder)
    }
    recorder.mirrored(in: rect) {
      image.draw(in: rect, tint: tint, own: own, asTemplate: asTemplate, into: &$0)
    }
  }
}

extension DisplayListRecorder {
  /// Left and right of a rectangle exchanged.
  fileprivate mutating func mirrored(in rect: CGRect, _ body: (inout DisplayListRecorder) -> Void) {
    saved {
      $0.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
      body(&$0)
    }
  }
}

/// A simple drawing in the place of a system symbol: the common marks by name, a ring with a dot for all others.
struct SymbolGlyph {
  var name: String
  var rect: CGRect
  var color: RGBAColor

  /// Marks stand in the middle, half as high as the symbol.
  private var box: CGRect {
    let side = min(rect.width, rect.height) * (isFramed ? 0.42 : 0.66)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  private var frame: CGRect {
    let side = min(rect.width, rect.height) * 0.92
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  private var isFramed: Bool { name.contains(".circle") || name.contains(".square") }
  private var isFilled: Bool { name.hasSuffix(".fill") }
  private var lineWidth: CGFloat { max(1, min(rect.width, rect.height) / 12) }

  func draw(into recorder: inout DisplayListRecorder) {
    if isFramed { drawFrame(into: &recorder) }
    let ink = isFramed && isFilled ? RGBAColor.white : color
    if let mark {
      recorder.strokeMark(mark, ink, width: lineWidth)
    } else if isFramed {
      recorder.fill(.oval(box.insetBy(dx: box.width / 4, dy: box.height / 4)), ink)
    } else {
      drawUnknown(into: &recorder)
    }
  }

  private func drawFrame(into recorder: inout DisplayListRecorder) {
    let path: Path = name.contains(".circle") ? .oval(frame) : .rect(frame, radius: frame.width / 5)
    if isFilled { recorder.fill(path, color) } else { recorder.stroke(path, color, width: lineWidth) }
  }

  private func drawUnknown(into recorder: inout DisplayListRecorder) {
    let path = Path.rect(frame, radius: frame.width / 4)
    if isFilled { return recorder.fill(path, color) }
    recorder.stroke(path, color, width: lineWidth)
    recorder.fill(.oval(box.insetBy(dx: box.width / 3, dy: box.height / 3)), color)
  }

  private var mark: Path? {
    let narrow = box.insetBy(dx: box.width / 4, dy: 0), flat = box.insetBy(dx: 0, dy: box.height / 4)
    switch name.split(separator: ".").prefix(2).joined(separator: ".") {
    case "chevron.right", "chevron.forward": return .chevron(in: narrow)
    case "chevron.down": return .chevron(in: flat, quarterTurns: 1)
    case "chevron.left", "chevron.backward": return .chevron(in: narrow, quarterTurns: 2)
    case "chevron.up": return .chevron(in: flat, quarterTurns: 3)
    default: return wordMark
    }
  }

  private var wordMark: Path? {
    switch name.split(separator: ".").first {
    case "plus": .plus(in: box)
    case "minus": .minus(in: box)
    case "xmark", "multiply": .cross(in: box)
    case "checkmark": .checkmark(in: box)
    default: nil
    }
  }
}
