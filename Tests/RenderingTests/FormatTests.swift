import CoreTypes
import DisplayLists
import Rendering
import Testing

struct FormatTests {
  private let renderer = CairoRenderer()

  @Test(arguments: PictureFormat.allCases)
  func equalListsGiveEqualFiles(format: PictureFormat) throws {
    #expect(try renderer.render(.sample, as: format) == CairoRenderer().render(.sample, as: format))
  }

  @Test func pdfHasNoTimestamp() throws {
    let text = String(decoding: try renderer.render(.sample, as: .pdf), as: UTF8.self)
    #expect(!text.contains("CreationDate") && !text.contains("ModDate"))
  }

  @Test func svgIsMeasuredInPoints() throws {
    let text = String(decoding: try renderer.render(.sample, as: .svg), as: UTF8.self)
    #expect(text.contains(#"width="100" height="50" viewBox="0 0 100 50""#))
  }

  @Test(arguments: [(RGBAColor?.some(.white), UInt8(2)), (nil, 6)])
  func onlyOpaquePicturesLackAlpha(background: RGBAColor?, colorType: UInt8) throws {
    var list = DisplayList.sample
    list.background = background
    #expect(try renderer.render(list, as: .png)[25] == colorType)
  }

  @Test func pngTellsItsDensity() throws {
    let bytes = [UInt8](try renderer.render(.sample, as: .png))
    let chunk = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("pHYs".utf8)) })
    #expect(Array(bytes[chunk + 4..<chunk + 13]) == [0, 0, 22, 37, 0, 0, 22, 37, 1], "5669 pixels per metre: 144 dpi")
  }

  @Test func translucentPixelsSurviveTheFile() throws {
    let picture = try drawn { $0.fill(canvas, RGBAColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)) }
    #expect(picture.hex(3, 3) == "#ff800080")
  }

  @Test(arguments: [Data(), Data("no png".utf8)])
  func whatIsNoPNGIsRefused(bytes: Data) {
    #expect(throws: RenderingError.self) { try Bitmap(pngData: bytes) }
  }

  @Test func aDamagedPNGIsRefusedAtEveryLength() throws {
    let bytes = try renderer.render(.sample, as: .png)
    for length in stride(from: 0, to: bytes.count - 12, by: 7) {
      #expect(throws: RenderingError.self) { try Bitmap(pngData: bytes.prefix(length)) }
    }
  }
}

struct Measure: Sendable {
  let size: CGSize
  let scale: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) {
    (size, self.scale) = (CGSize(width: width, height: height), scale)
  }
}

struct PictureSizeTests {
  @Test(arguments: [
    Measure(0, 10, scale: 1), Measure(10, -1, scale: 1), Measure(.nan, 1, scale: 1), Measure(10, 10, scale: 0),
  ])
  func aPictureNeedsPixels(measure: Measure) {
    #expect {
      try draw(measure)
    } throws: {
      if case .emptyPicture? = $0 as? RenderingError { true } else { false }
    }
  }

  @Test(arguments: [Measure(32_768, 1, scale: 1), Measure(1, 11_000, scale: 3), Measure(.infinity, 1, scale: 1)])
  func aSideHasALimit(measure: Measure) {
    let error = RenderingError.pictureTooLong(size: measure.size, scale: measure.scale, limitInPixels: 32_767)
    #expect(throws: error) { try draw(measure) }
  }

  @Test func theAreaHasALimit() {
    let error = RenderingError.tooManyPixels(
      size: CGSize(width: 10_100, height: 10_000), scale: 2, limit: 400_000_000)
    #expect(throws: error) { try draw(Measure(10_100, 10_000, scale: 2)) }
    #expect(
      "\(error)" == "a picture of 10100 × 10000 points at scale 2 is too large: it has at most 400 million pixels")
  }

  private func draw(_ measure: Measure) throws {
    for format in PictureFormat.allCases {
      _ = try CairoRenderer(fonts: .none).render(DisplayList(size: measure.size, scale: measure.scale), as: format)
    }
  }
}

extension DisplayList {
  static let sample = DisplayList(
    size: CGSize(width: 100, height: 50), scale: 2,
    commands: [
      .shadow(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), Shadow(offset: .zero, blur: 2, color: .black)),
      .fill(.roundedRect(CGRect(x: 5, y: 5, width: 60, height: 30), radius: 6), .solid(.pureBlue)),
      .text(.label("Sample")),
    ])
}
