import CoreTypes
import CCairo
import DisplayLists

/// Plays display lists: with Cairo into pixels and pdf, and with `SVGWriter` into svg.
///
/// Keeps fonts and pictures between lists, so one renderer should draw many. Not for use by two threads at once.
package final class CairoRenderer: Renderer {
  private let resources: PlayerResources
  private let svgPictures = SVGPictures()

  package init(fonts: FontSource = .installed) { resources = PlayerResources(fonts) }

  /// Families whose text was not drawn because the machine has no font at all; each one once.
  package var missingFonts: [String] { resources.fonts.missing }

  /// - Throws: `RenderingError` when the picture has no pixels or too many of them, or when Cairo gives up.
  package func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    switch format {
    case .png: try raster(list).pngData(scale: list.scale)
    case .svg: try svg(list)
    case .pdf: try document(list) { CairoSurface.pdf(size: list.size, stream: $0) }
    }
  }

  /// The pixels of a list; `pngData` of them is the png file.
  package func raster(_ list: DisplayList) throws -> Bitmap {
    let surface = try CairoSurface.image(PixelSize(of: list))
    try play(list, on: surface, pixelsPerPoint: list.scale)
    return Bitmap(surface)
  }

  private func svg(_ list: DisplayList) throws -> Data {
    _ = try PixelSize(of: list)
    return SVGWriter.document(list, pictures: svgPictures)
  }

  private func document(_ list: DisplayList, _ makeSurface: (ByteStream) -> CairoSurface) throws -> Data {
    _ = try PixelSize(of: list)
    let stream = ByteStream()
    let surface = makeSurface(stream)
    try play(list, on: surface, pixelsPerPoint: 1)
    try surface.finish()
    return stream.bytes
  }

  private func play(_ list: DisplayList, on surface: CairoSurface, pixelsPerPoint: CGFloat) throws {
    let player = CairoPlayer(
      surface: surface, pixelsPerPoint: pixelsPerPoint, shadowScale: list.scale, resources: resources)
    player.play(list)
    try player.finish()
  }
}
