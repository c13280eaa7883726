import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Tinamou encodes, libpng decodes: the pixels must be equal.
struct PNGTests {
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

  /// Most rows of the file repeat without being painted, within and beyond the reach of the row above.
  @Test(arguments: [300, 10_923])
  func rowsWithoutAnything(width: Int) throws {
    var list = DisplayList(size: CGSize(width: width, height: 40), background: .white)
    for y in [5, 33] { list.commands.append(.fill(.rect(CGRect(x: 7, y: y, width: 9, height: 1)), .solid(.pureRed))) }
    try expectRoundTrip(list)
  }

  /// One to five rows of each kind: noise, pixels that change little, which are stored as differences, and a single
  /// color.
  @Test(arguments: [nil, RGBAColor.white], [5, 64, 259])
  func rowsThatRepeat(background: RGBAColor?, width: Int) throws {
    var list = DisplayList(size: CGSize(width: width, height: 90), background: background), seed: UInt32 = 7
    for band in 0..<30 {
      let changed = band % 2 == 0 ? 0..<width : width / 3..<width / 2
      for x in changed {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let grey = UInt32((x * 3 + band * 5) & 0xFF) * 0x1_0101
        let color = band % 3 == 0 ? seed >> 8 : band % 3 == 1 ? grey : 0x30_6090
        let rect = CGRect(x: x, y: band * 3, width: 1, height: 1 + band % 5)
        list.commands.append(.fill(.rect(rect), .solid(RGBAColor(hex: color))))
      }
    }
    try expectRoundTrip(list)
  }

  /// Enough pixels for parallel bands: four, twelve and sixteen, and four of a few long rows each.
  @Test(arguments: [(600, 600), (1000, 1000), (1300, 1301), (32_767, 11)], [nil, 0, 1] as [Int?])
  func picturesOfSeveralBands(size: (width: Int, height: Int), clearEnd: Int?) throws {
    let clearRow = clearEnd.map { $0 * (size.height - 1) }
    var list = DisplayList(size: CGSize(width: size.width, height: size.height))
    for y in 0..<size.height where y != clearRow {
      let color = RGBAColor(hex: UInt32(y * 7919) & 0xFFFFFF), width = size.width / (1 + y % 3)
      list.commands.append(
        .fill(.rect(CGRect(x: 0, y: y, width: size.width, height: 1)), .solid(.white)))
      list.commands.append(.fill(.rect(CGRect(x: y % 50, y: y, width: width, height: 1)), .solid(color)))
    }
    let drawn = try CairoRenderer().raster(list), file = try drawn.pngData()
    #expect(try Bitmap(pngData: file).difference(from: drawn) == nil)
    #expect(try drawn.pngData() == file)
  }

  private func expectRoundTrip(_ list: DisplayList) throws {
    let renderer = CairoRenderer(), drawn = try renderer.raster(list)
    #expect(try renderer.render(list, as: .png) == drawn.pngData(scale: list.scale))
    let read = try Bitmap(pngData: drawn.pngData())
    #expect(read.widthInPixels == drawn.widthInPixels && read.heightInPixels == drawn.heightInPixels)
    let differences = (0..<drawn.heightInPixels).flatMap { y in
      (0..<drawn.widthInPixels).filter { read[$0, y] != drawn[$0, y] }.map { (x: $0, y: y) }
    }
    #expect(differences.isEmpty)
  }
}
