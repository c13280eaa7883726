import CCairo
import CoreTypes
import DisplayLists

/// Plays one list on one surface, with a method for each command, here or in an extension.
final class CairoPlayer {
  let list: DisplayList
  /// The index of the current command.
  private(set) var position = 0
  /// The pixels per point of content that is rasterized even in documents: blurred shadows and glass.
  let pictureScale: CGFloat
  let resources: PlayerResources
  /// The picture and the open groups, innermost last.
  private(set) var canvases: [Canvas]
  /// The context of the innermost canvas.
  private(set) var context: OpaquePointer
  private(set) var openScopes: [Scope] = []
  /// The pixel player of a document: it plays the same list into pixels as far as pixels were needed.
  private lazy var pixelTwin = makePixelTwin()

  /// - Parameters:
  ///   - list: The list. Only its background is painted before `play`.
  ///   - canvas: A canvas scaled to points.
  init(_ list: DisplayList, on canvas: Canvas, pictureScale: CGFloat, resources: PlayerResources) {
    (self.list, self.pictureScale, self.resources) = (list, pictureScale, resources)
    (canvases, context) = ([canvas], canvas.context)
    if let background = list.background { paint(background) }
  }

  func play() {
    play(before: list.commands.count)
    while !openScopes.isEmpty { closeInnermostScope() }
  }

  func finish() throws(RenderingError) { try check(cairo_status(canvases[0].context)) }

  /// Returns a player with pixels that has played everything before the current command.
  func playerWithPixels() -> CairoPlayer? {
    guard canvases[0].isDocument else { return self }
    pixelTwin?.play(before: position)
    return pixelTwin
  }

  /// Plays the commands before `end`, unless they were played already.
  func play(before end: Int) {
    while position < end {
      play(list.commands[position])
      position += 1
    }
  }

  /// Plays the commands before a command, and skips that command.
  func skip(_ command: Int) {
    play(before: command)
    position += 1
  }

  private func makePixelTwin() -> CairoPlayer? {
    guard let size = try? PixelSize(of: list) else { return nil }
    let canvas = Canvas(size)
    canvas.scale(x: list.scale, y: list.scale)
    return CairoPlayer(list, on: canvas, pictureScale: list.scale, resources: resources)
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .save: save()
    case .restore: close { $0.isSave }
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path): clip(path)
    case .fill(let path, let paint): fill(path, paint)
    case .fillPixels(let path, let paint): withoutAntialiasing { draw(path, paint, nil) }
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .text(let run): text(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .shadow(let path, let shadow): draw(shadow, of: path)
    case .glass(let path, let material): drawGlass(path, material)
    case .beginLayer(let style): beginLayer(style)
    case .endLayer: close { $0.isLayer }
    case .beginMask: beginMask()
    case .endMask: close { $0.isMask }
    case .beginView: open(.view)
    case .endView: close { $0.isView }
    }
  }
}

// MARK: Scopes

extension CairoPlayer {
  func open(_ scope: Scope) { openScopes.append(scope) }

  /// Begins painting on `canvas`.
  func push(_ canvas: Canvas) {
    canvases.append(canvas)
    context = canvas.context
  }

  func popCanvas() -> Canvas {
    let canvas = canvases.removeLast()
    context = canvases[canvases.count - 1].context
    return canvas
  }

  /// Keeps a mask for its layer, which ends next.
  func keep(_ mask: Canvas) -> Bool {
    guard case .layer(let style, nil)? = openScopes.last else { return false }
    openScopes[openScopes.count - 1] = .layer(style, mask: mask)
    return true
  }

  /// Closes the innermost scope of a kind, and all open scopes inside it. Cairo itself would stop drawing after an
  /// unbalanced restore.
  private func close(_ isOfKind: (Scope) -> Bool) {
    guard let index = openScopes.lastIndex(where: isOfKind) else { return }
    while openScopes.count > index { closeInnermostScope() }
  }

  private func closeInnermostScope() {
    switch openScopes.removeLast() {
    case .save: cairo_restore(context)
    case .layer(let style, let mask): composite(popCanvas(), style, mask: mask)
    case .mask: endMask(popCanvas())
    case .flattenedLayer, .view: break
    }
  }
}

// MARK: Transform and clip

extension CairoPlayer {
  var canvas: Canvas { canvases[canvases.count - 1] }

  private func save() {
    cairo_save(context)
    open(.save)
  }

  /// Applies a transform. If it has no inverse, or moves everything far away, nothing is drawn until the next
  /// `restore`.
  private func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform), current = canvas.matrix, product = cairo_matrix_t()
    cairo_matrix_multiply(&product, &matrix, &current)
    guard matrix.isInvertible, product.isInvertible else { return clipEverything() }
    cairo_set_matrix(context, &product)
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

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }

  fileprivate var isInvertible: Bool {
    let determinant = xx * yy - xy * yx
    return determinant.isFinite && abs(determinant) > 1e-12 && max(abs(x0), abs(y0)) < 4e6
  }
}
