import CoreTypes
import DisplayLists
import Rendering
import Testing

/// The encoder is our own, the decoder is libpng: what one writes the other must read back, pixel by pixel.
@Suite struct PNGTests {
  @Test(arguments: [1, 2, 3, 7, 85, 86, 87, 258, 300])
  func flatPicturesOfEveryWidth(width: Int) throws {
    try expectRoundTrip(DisplayList(size: CGSize(width: width, height: 9), background: RGBAColor(hex: 0x8FF010)))
  }

  @Test(arguments: [nil, RGBAColor.white])
  func noise(background: RGBAColor?) throws {
    var list = DisplayList(size: CGSize(width: 61, height: 47), background: background), seed: UInt32 = 1
    for i in 0..<61 * 47 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let pixel = CGRect(x: i % 61, y: i / 61, width: 1, height: 1)
      let alpha = background == nil ? 0 : 1.0
      list.commands.append(
        .fill(.rect(pixel), .solid(RGBAColor(hex: seed >> 8, alpha: max(alpha, Double(seed >> 31))))))
    }
    try expectRoundTrip(list)
  }

  @Test func gradientsAndText() throws {
    try expectRoundTrip(.sample)
    var list = DisplayList.sample
    list.background = .white
    list.commands.append(.fill(.rect(canvas), .linearGradient(.blueToClear)))
    try expectRoundTrip(list)
  }

  /// Their rows are longer than a zlib window, so that the row above is out of reach.
  @Test(arguments: [10_922, 10_923, 32_767])
  func veryWidePictures(width: Int) throws {
    var list = DisplayList(size: CGSize(width: width, height: 3), background: .white)
    for x in stride(from: 0, to: width, by: 97) {
      list.commands.append(.fill(.rect(CGRect(x: x, y: x % 3, width: 13, height: 2)), .solid(.pureRed)))
    }
    try expectRoundTrip(list)
  }

  private func expectRoundTrip(_ list: DisplayList) throws {
    let drawn = try CairoRenderer().raster(list)
    let read = try Bitmap(pngData: drawn.pngData())
    #expect(read.widthInPixels == drawn.widthInPixels && read.heightInPixels == drawn.heightInPixels)
    let differences = (0..<drawn.heightInPixels).flatMap { y in
      (0..<drawn.widthInPixels).filter { read[$0, y] != drawn[$0, y] }.map { (x: $0, y: y) }
    }
    #expect(differences.isEmpty)
  }
}
