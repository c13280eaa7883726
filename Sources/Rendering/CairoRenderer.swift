import CoreTypes
import CCairo
import DisplayLists

/// Plays display lists: with Cairo into pixels and pdf, and with `SVGWriter` into svg.
///
/// Keeps fonts and pictures between lists, so one renderer should draw many. Not for use by two threads at once.
package final class CairoRenderer: Renderer {
  private let resources: PlayerResources
  private let encoder = PNGEncoder()

  /// - Parameter capacityInBytes: for what is kept between lists, not counting open fonts.
  package init(
    fonts: FontSource = .installed, decoders: PictureDecoders = PictureDecoders(), capacityInBytes: Int = 320 << 20
  ) {
    resources = PlayerResources(fonts, decoders, capacityInBytes: capacityInBytes)
  }

  /// What is kept between lists. Never more than the capacity, however many there are.
  package var bytesInUse: Int { resources.bytesInUse }

  /// What the pictures so far do not show as asked; each note once.
  package var notes: [RenderingNote] { resources.notes.all }

  /// - Throws: `RenderingError` when the picture has no pixels or too many of them, or when Cairo gives up.
  package func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    switch format {
    case .png: try png(list)
    case .svg: try svg(list)
    case .pdf: try document(list) { CairoSurface.pdf(size: list.size, stream: $0) }
    }
  }

  /// The pixels of a list; `pngData` of them is the png file.
  package func raster(_ list: DisplayList) throws -> Bitmap {
    let (player, opening) = try begin(list), canvas = player.canvas
    if let opening { canvas.fill(rows: 0..<canvas.box.height, with: opening.word) }
    player.play()
    try player.finish()
    return Bitmap(canvas.surface)
  }

  /// What is painted already is encoded by other processors while the rest is painted.
  private func png(_ list: DisplayList) throws -> Data {
    let (player, opening) = try begin(list), page = player.canvas
    let encoding = try Bitmap(page.surface).encoding(by: encoder)
    let schedule = schedule(of: list, bands: encoding.bands, after: opening), word = opening?.word
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

  func schedule(of list: DisplayList, bands: [Range<Int>], after opening: OpeningFill? = nil) -> BandSchedule {
    BandSchedule(list, bands: bands, after: opening?.commandCount ?? 0) { run, transform in
      TextPictures(resources, cairo_matrix_t(transform)).box(of: run)
    }
  }

  /// Where nothing comes on the colour that the picture begins with, not even that is painted.
  ///
  /// - Parameter word: nil for pixels that are there already, all alike.
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

  /// A player in front of a picture that is clear or, behind the commands of an opening fill, still to be filled.
  private func begin(_ list: DisplayList) throws -> (CairoPlayer, OpeningFill?) {
    let size = try PixelSize(of: list), opening = OpeningFill(of: list, size)
    let canvas = opening == nil ? Canvas(size) : Canvas(covering: size)
    try check(cairo_surface_status(canvas.surface.pointer))
    canvas.scale(x: list.scale, y: list.scale)
    var visible = list
    if opening != nil { visible.background = nil }
    let player = CairoPlayer(visible, on: canvas, pictureScale: list.scale, resources: resources)
    if let opening, opening.commandCount > 0 { player.skip(opening.commandCount - 1) }
    return (player, opening)
  }

  private func svg(_ list: DisplayList) throws -> Data {
    _ = try PixelSize(of: list)
    return SVGWriter.document(list, resources)
  }

  /// A font of a project that cannot be put into the file, because it is damaged, is drawn.
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
