import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Draws the same list with every player, and compares the pixels.
struct ReferenceTests {
  private static let drawings = ReferenceCase.drawings

  @Test(arguments: drawings)
  func svgLooksLikePixels(reference: ReferenceCase) throws {
    guard let rasterizer = Rasterizer.svg else { return Rasterizer.svgIsMissing() }
    try expectAlike(reference, as: .svg, by: rasterizer)
  }

  /// The players mirror pixels at the edge of a pane, SVG omits them, and the blurs have different steps.
  @Test(arguments: ReferenceCase.glass)
  func glassInSVGIsMuchLikePixels(reference: ReferenceCase) throws {
    guard let rasterizer = Rasterizer.svg else { return Rasterizer.svgIsMissing() }
    try expectAlike(reference, as: .svg, by: rasterizer, mean: 3, limit: 32)
  }

  @Test(arguments: drawings + ReferenceCase.glass + [ReferenceCase.largePixels, .plusLighter])
  func pdfLooksLikePixels(reference: ReferenceCase) throws {
    guard let rasterizer = Rasterizer.pdf else { return Rasterizer.pdfIsMissing() }
    try expectAlike(reference, as: .pdf, by: rasterizer)
  }

  @Test(arguments: ReferenceCase.texts)
  func textInSVGHasItsPlace(reference: ReferenceCase) throws {
    guard let rasterizer = Rasterizer.svg else { return Rasterizer.svgIsMissing() }
    try expectInkAlike(reference, as: .svg, by: rasterizer)
  }

  @Test(arguments: ReferenceCase.texts)
  func textInPDFHasItsPlace(reference: ReferenceCase) throws {
    guard let rasterizer = Rasterizer.pdf else { return Rasterizer.pdfIsMissing() }
    try expectInkAlike(reference, as: .pdf, by: rasterizer)
  }

  @Test func aDifferenceIsSeen() throws {
    let renderer = CairoRenderer(fonts: .none)
    let one = try renderer.raster(ReferenceCase.shapes[0].list),
      other = try renderer.raster(ReferenceCase.shapes[1].list)
    let difference = PictureDifference(one, other, limit: 32)
    #expect(difference.mean > 3 && difference.shareBesideEdges > 0.01)
  }

  /// Anti-aliasing differs at edges; a blur in steps differs by a few 255ths everywhere.
  ///
  /// - Parameters:
  ///   - mean: The greatest mean difference, in 255ths.
  ///   - limit: One pixel in 200 may differ by more than this without an edge near, in 255ths.
  private func expectAlike(
    _ reference: ReferenceCase, as format: PictureFormat, by rasterizer: Rasterizer, mean: Double = 1.5, limit: Int = 12
  ) throws {
    let renderer = CairoRenderer()
    let pixels = try renderer.raster(reference.list)
    let document = try rasterizer.pixels(of: renderer.render(reference.list, as: format), reference.list)
    let difference = PictureDifference(pixels, document, limit: limit)
    #expect(difference.mean < mean)
    #expect(difference.shareBesideEdges < 0.005)
  }

  /// Expects the bounding boxes of the ink to be equal within a point, and its amount within a tenth.
  private func expectInkAlike(_ reference: ReferenceCase, as format: PictureFormat, by rasterizer: Rasterizer) throws {
    let renderer = CairoRenderer()
    let pixels = Ink(try renderer.raster(reference.list))
    let document = Ink(try rasterizer.pixels(of: renderer.render(reference.list, as: format), reference.list))
    #expect(pixels.distance(to: document) <= 2, "\(pixels.box) and \(document.box), in pixels")
    #expect(abs(pixels.amount - document.amount) < 0.1 * pixels.amount)
  }
}
