import DisplayLists
import InterfaceDocuments

extension UIImage {
  /// The color set on the image itself, which replaces its original colors.
  var ownColor: UIColor? { variant.tint ?? symbolConfiguration?.values.colors.first }

  /// Draws the image outside of image views, as bars do.
  @MainActor func draw(
    in rect: CGRect, tint: RGBAColor, asTemplate: Bool, _ session: Session, into recorder: inout DisplayListRecorder
  ) {
    let ink = ImageInk(tint: tint, own: ownColor?.resolved(in: session), asTemplate: asTemplate)
    draw(in: rect, ink, by: session.imageFactsInUse, into: &recorder)
  }

  /// Draws the image in its own colors, and in the tint where it has none.
  func draw(in rect: CGRect, tint: RGBAColor, by facts: AssetEnvironment, into recorder: inout DisplayListRecorder) {
    draw(in: rect, ImageInk(tint: tint, own: ownColor?.resolved(by: facts)), by: facts, into: &recorder)
  }

  func draw(
    in rect: CGRect, _ ink: ImageInk, by facts: AssetEnvironment, into recorder: inout DisplayListRecorder
  ) {
    guard rect.width > 0, rect.height > 0, name != nil || size != .zero else { return }
    if imageOrientation.isMirrored {
      return recorder.mirrored(in: rect) {
        withHorizontallyFlippedOrientation().draw(in: rect, ink, by: facts, into: &$0)
      }
    }
    recorder.turned(in: rect, imageOrientation) { drawUpright(in: $1, ink, by: facts, into: &$0) }
  }

  private func drawUpright(
    in rect: CGRect, _ ink: ImageInk, by facts: AssetEnvironment, into recorder: inout DisplayListRecorder
  ) {
    if isSymbol { return glyph(in: rect, ink.own ?? ink.tint).draw(into: &recorder) }
    let isTemplate = isTemplate(by: facts) ?? ink.asTemplate, tint = isTemplate ? ink.tint : ink.own
    let variant = sliced(by: facts)
    let slices = ImageSlices(size: size, caps: variant.capInsets, center: variant.capCenter)
    for part in slices.parts(in: rect) {
      let reference = reference(part.portion, tint: tint, by: facts)
      if let tile = tile(of: part, variant) {
        recorder.record(.fill(.rect(part.rect), .tiles(Tiles(reference, tile: tile))))
      } else {
        recorder.image(reference, in: part.rect)
      }
    }
  }

  /// The variant with the slicing of the shown file, unless the program set cap insets.
  private func sliced(by facts: AssetEnvironment) -> ImageVariant {
    var variant = variant
    if !variant.isResizable, let slicing = file(by: facts)?.slicing { variant.take(slicing) }
    return variant
  }

  private func glyph(in rect: CGRect, _ color: RGBAColor) -> SymbolGlyph {
    SymbolGlyph(name: name ?? "", rect: rect, color: color, weight: symbolConfiguration?.values.weight ?? .unspecified)
  }

  /// Returns nil if the context decides.
  private func isTemplate(by facts: AssetEnvironment) -> Bool? {
    switch renderingMode {
    case .automatic: variant.files == nil ? name.flatMap { facts.resources.pictures[$0]?.isTemplate } : nil
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// The rectangle of one tile in a part that is tiled; nil if the part is stretched or fits.
  private func tile(of part: (portion: CGRect, rect: CGRect), _ variant: ImageVariant) -> CGRect? {
    guard variant.isResizable, variant.resizingMode == .tile else { return nil }
    let natural = CGSize(width: part.portion.width * size.width, height: part.portion.height * size.height)
    let repeatsX = abs(natural.width - part.rect.width) > 1e-6 && natural.width > 1
    let repeatsY = abs(natural.height - part.rect.height) > 1e-6 && natural.height > 1
    guard repeatsX || repeatsY else { return nil }
    return CGRect(
      x: part.rect.minX, y: part.rect.minY, width: repeatsX ? natural.width : part.rect.width,
      height: repeatsY ? natural.height : part.rect.height)
  }

  /// - Parameter portion: a part of the image, as fractions of its size.
  func reference(_ portion: CGRect = .whole, tint: RGBAColor? = nil, by facts: AssetEnvironment) -> ImageReference {
    if var reference = bitmap?.reference(tint: tint) {
      reference.portion = reference.portion.part(portion)
      return reference
    }
    if isSymbol { return ImageReference(name: name ?? "", source: drawnSymbol(tint), portion: portion) }
    let file = file(by: facts), picture = picture(by: facts)
    let source = file.map { ImageSource.file($0.path) } ?? picture?.problem.map { .unusable(reason: $0) }
    let isSharp = file?.isVector != true || picture?.preservesVectors == true && portion == .whole
    let vectorSize = isSharp || size.width <= 0 || size.height <= 0 ? nil : size
    return ImageReference(name: name ?? "", source: source, tint: tint, portion: portion, vectorSize: vectorSize)
  }

  private func drawnSymbol(_ tint: RGBAColor?) -> ImageSource {
    var recorder = DisplayListRecorder(size: size)
    glyph(in: CGRect(origin: .zero, size: size), tint ?? .black).draw(into: &recorder)
    return .drawing(recorder.list)
  }

  /// The file for the screen's scale and appearance.
  func file(by facts: AssetEnvironment) -> AssetPicture.File? {
    picture(by: facts)?.file(scale: facts.scale, isDark: facts.isDark)
  }

  private func picture(by facts: AssetEnvironment) -> AssetPicture? {
    variant.files ?? name.flatMap { facts.resources.pictures[$0] }
  }
}

/// The colors that an image can be drawn in.
struct ImageInk {
  var tint: RGBAColor
  /// The image's own color. Symbols use it always, other images unless they are templates.
  var own: RGBAColor?
  /// Whether the tint replaces the image's colors if the image doesn't specify a mode. Symbols without a color of their
  /// own always use the tint.
  var asTemplate = false
}

// MARK: - Orientation

extension DisplayListRecorder {
  /// Draws with left and right of a rectangle exchanged.
  mutating func mirrored(in rect: CGRect, _ body: (inout DisplayListRecorder) -> Void) {
    saved {
      $0.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
      body(&$0)
    }
  }

  /// - Parameter body: draws upright in its rectangle, which a rotation then maps to `rect`.
  fileprivate mutating func turned(
    in rect: CGRect, _ orientation: UIImage.Orientation, _ body: (inout DisplayListRecorder, CGRect) -> Void
  ) {
    let quarters: [UIImage.Orientation: Int] = [.right: 1, .down: 2, .left: 3]
    guard let quarter = quarters[orientation] else { return body(&self, rect) }
    let size = orientation.isLying ? CGSize(width: rect.height, height: rect.width) : rect.size
    let turn = CGAffineTransform(quarterTurns: quarter)
    saved {
      $0.concatenate(turn.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
      body(&$0, CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
  }
}

extension CGAffineTransform {
  /// Creates a clockwise rotation with exact components.
  fileprivate init(quarterTurns: Int) {
    let (cosine, sine) = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { (CGFloat($0.0), CGFloat($0.1)) }[quarterTurns % 4]
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
