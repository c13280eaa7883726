import CoreTypes
import CCairo
import DisplayLists

/// What outlives a list: fonts, glyphs and pictures that were needed before.
final class PlayerResources {
  let fonts: FontMatcher
  let shaper: TextShaper
  let glyphMasks = GlyphMaskCache()
  let pictures = PictureCache()

  init(_ source: FontSource) {
    fonts = FontMatcher(source)
    shaper = TextShaper(fonts: fonts)
  }
}

/// Plays one list on one surface: a method for each command, here or in an extension.
final class CairoPlayer {
  let context: OpaquePointer
  /// Pixels per point of blurred shadows, which are pictures also inside of documents.
  let shadowScale: CGFloat
  let resources: PlayerResources
  private var openScopes: [Scope] = []

  private enum Scope: Equatable {
    case save
    case layer(LayerStyle)
    case mask
    case view
  }

  init(surface: CairoSurface, pixelsPerPoint: CGFloat, shadowScale: CGFloat, resources: PlayerResources) {
    context = cairo_create(surface.pointer)
    (self.shadowScale, self.resources) = (shadowScale, resources)
    cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
  }

  deinit { cairo_destroy(context) }

  func play(_ list: DisplayList) {
    if let background = list.background { paint(background) }
    for command in list.commands { play(command) }
    while !openScopes.isEmpty { closeInnermostScope() }
  }

  func finish() throws(RenderingError) { try check(cairo_status(context)) }

  private func play(_ command: DrawCommand) {
    switch command {
    case .save: save()
    case .restore: close { $0 == .save }
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path): clip(path)
    case .fill(let path, let paint): fill(path, paint)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .text(let run): text(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .shadow(let path, let shadow): draw(shadow, of: path)
    case .glass(let path, let material): drawGlass(path, material)
    case .beginLayer(let style): beginGroup(.layer(style))
    case .endLayer: close { if case .layer = $0 { true } else { false } }
    case .beginMask: beginGroup(.mask)
    case .endMask: close { $0 == .mask }
    case .beginView: openScopes.append(.view)
    case .endView: close { $0 == .view }
    }
  }
}

// MARK: Scopes

extension CairoPlayer {
  private func save() {
    cairo_save(context)
    openScopes.append(.save)
  }

  private func beginGroup(_ scope: Scope) {
    cairo_push_group(context)
    openScopes.append(scope)
  }

  /// Closes the innermost scope of a kind and what is still open inside of it. Cairo itself would refuse to draw
  /// anything more after an unbalanced restore.
  private func close(_ isOfKind: (Scope) -> Bool) {
    guard let index = openScopes.lastIndex(where: isOfKind) else { return }
    while openScopes.count > index { closeInnermostScope() }
  }

  private func closeInnermostScope() {
    switch openScopes.removeLast() {
    case .save: cairo_restore(context)
    case .layer(let style):
      cairo_pop_group_to_source(context)
      composite(style)
    case .mask:
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .view: break
    }
  }
}

// MARK: Transform and clip

extension CairoPlayer {
  /// A transform without inverse flattens everything to nothing, so nothing is drawn until the next `restore`.
  private func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    guard transform.isInvertible else { return clipEverything() }
    cairo_transform(context, &matrix)
  }

  private func clip(_ path: Path) {
    guard append(path) else { return clipEverything() }
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func clipEverything() {
    cairo_new_path(context)
    cairo_clip(context)
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}

extension cairo_matrix_t {
  fileprivate init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}
