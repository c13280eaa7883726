import CoreTypes
import CCairo
import DisplayLists

/// Renders display lists: into pixels and PDF with Cairo, into SVG with `SVGWriter`.
///
/// It caches fonts and images between lists, so use one renderer for many. It must not be used by two threads at once.
package final class CairoRenderer: Renderer {
  private let resources: PlayerResources
  private let encoder = PNGEncoder()

  /// - Parameter capacityInBytes: The capacity of the caches, not counting open fonts.
  package init(
    fonts: FontSource = .installed, decoders: PictureDecoders = PictureDecoders(), capacityInBytes: Int = 320 << 20
  ) {
    resources = PlayerResources(fonts, decoders, capacityInBytes: capacityInBytes)
  }

  /// The bytes in the caches, never more than the capacity.
  package var bytesInUse: Int { resources.bytesInUse }

  /// The differences between the pictures so far and their lists; each note once.
  package var notes: [RenderingNote] { resources.notes.all }

  /// - Throws: `RenderingError` if the picture has no pixels or too many, or if Cairo fails.
  package func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    switch format {
    case .png: try png(list)
    case .svg: try svg(list)
    case .pdf: try document(list) { CairoSurface.pdf(size: list.size, stream: $0) }
    }
  }

  /// Returns the pixels of a list; their `pngData` is the PNG file.
  package func raster(_ list: DisplayList) throws -> Bitmap {
    let (player, background) = try begin(list), canvas = player.canvas
    if let background { canvas.fill(rows: 0..<canvas.box.height, with: background.word) }
    player.play()
    try player.finish()
    return Bitmap(canvas.surface)
  }

  /// Encodes finished rows on other processors while the rest is painted.
  private func png(_ list: DisplayList) throws -> Data {
    let (player, background) = try begin(list), page = player.canvas
    let encoding = try Bitmap(page.surface).encoding(by: encoder)
    let schedule = schedule(of: list, bands: encoding.bands, after: background), word = background?.word
    for step in schedule.steps {
      player.play(before: step.commandCount)
      switch step.kind {
      case .begin: fill(encoding.bands[step.band], of: page, with: word, schedule, encoding)
      case .end: encoding.add(step.band)
      }
    }
    player.play()
    try player.finish()
    return try encoding.end(scale: list.scale)
  }

  func schedule(of list: DisplayList, bands: [Range<Int>], after background: BackgroundFill? = nil) -> BandSchedule {
    BandSchedule(list, bands: bands, after: background?.commandCount ?? 0) { run, transform in
      TextPictures(resources, cairo_matrix_t(transform)).box(of: run)
    }
  }

  /// Fills the rows that nothing else paints. Rows that only repeat the background color need not be filled in memory.
  ///
  /// - Parameter word: The color; nil if the pixels exist already and are all alike.
  private func fill(
    _ band: Range<Int>, of canvas: Canvas, with word: UInt32?, _ schedule: BandSchedule, _ encoding: PNGEncoding
  ) {
    var next = band.lowerBound
    for rows in schedule.emptyRows(of: band) {
      if let word { canvas.fill(rows: next..<rows.lowerBound + 1, with: word) }
      encoding.addRepeats(rows.dropFirst())
      next = rows.upperBound - 1
    }
    if let word { canvas.fill(rows: next..<band.upperBound, with: word) }
  }

  /// Returns a player for a picture that is clear or, if the list has an background fill, still to be filled.
  private func begin(_ list: DisplayList) throws -> (CairoPlayer, BackgroundFill?) {
    let size = try PixelSize(of: list), background = BackgroundFill(of: list, size)
    let canvas = background == nil ? Canvas(size) : Canvas(covering: size)
    try check(cairo_surface_status(canvas.surface.pointer))
    canvas.scale(x: list.scale, y: list.scale)
    var visible = list
    if background != nil { visible.background = nil }
    let player = CairoPlayer(visible, on: canvas, pictureScale: list.scale, resources: resources)
    if let background, background.commandCount > 0 { player.skip(background.commandCount - 1) }
    return (player, background)
  }

  private func svg(_ list: DisplayList) throws -> Data {
    _ = try PixelSize(of: list)
    return SVGWriter.document(list, resources)
  }

  /// Returns a document. A damaged font of the project, which cannot be embedded, is drawn as outlines.
  private func document(_ list: DisplayList, _ makeSurface: (ByteStream) -> CairoSurface) throws -> Data {
    do {
      return try file(of: list, makeSurface)
    } catch _ where list.hasShippedFonts {
      resources.drawsShippedFonts = true
      defer { resources.drawsShippedFonts = false }
      return try file(of: list, makeSurface)
    }
  }

  private func file(of list: DisplayList, _ makeSurface: (ByteStream) -> CairoSurface) throws -> Data {
    _ = try PixelSize(of: list)
    let stream = ByteStream(), surface = makeSurface(stream)
    let page = PixelBox(around: 0, 0, list.size.width, list.size.height)
    let player = CairoPlayer(list, on: Canvas(surface, box: page), pictureScale: list.scale, resources: resources)
    player.play()
    try player.finish()
    try surface.finish()
    return stream.bytes
  }
}

extension DisplayList {
  fileprivate var hasShippedFonts: Bool {
    commands.contains { command in
      if case .text(let run) = command { run.font.file != nil } else { false }
    }
  }
}
