import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Picture files from other programs: every format, also damaged.
struct DecodingTests {
  @Test(arguments: [SmallJPEG.baseline, .progressive, .inks, .inksAsLight])
  func jpegsOfAllKindsHaveTheirColours(jpeg: SmallJPEG) throws {
    let picture = try Bitmap(encoded: jpeg.bytes)
    #expect(picture.widthInPixels == 16 && picture.heightInPixels == 8)
    let red = picture[2, 4], blue = picture[13, 4]
    #expect(red.red > 0.97 && red.green < 0.03 && red.blue < 0.03 && red.alpha == 1)
    #expect(blue.blue > 0.97 && blue.green < 0.03 && blue.red < 0.03)
  }

  @Test func greyIsGrey() throws {
    let picture = try Bitmap(encoded: SmallJPEG.grey.bytes)
    for (x, byte) in [(2, 64.0), (13, 192.0)] {
      let color = picture[x, 4]
      #expect(color.red == color.green && color.green == color.blue)
      #expect(abs(color.red * 255 - byte) <= 2)
    }
  }

  @Test func withoutAWordFromAdobeInksAreInks() throws {
    let bytes = SmallJPEG.inks.bytes
    let picture = try Bitmap(encoded: bytes.prefix(2) + bytes.dropFirst(2 + 16))
    #expect(picture[2, 4].red < 0.03 && picture[13, 4].blue < 0.03)
  }

  /// The edge on which the red half must be visible.
  @Test(
    arguments: [
      (1, "left"), (2, "right"), (3, "right"), (4, "left"), (5, "top"), (6, "top"), (7, "bottom"), (8, "bottom"),
    ] as [(UInt8, String)], [true, false])
  func picturesStandUpright(turn: (orientation: UInt8, red: String), isLittleEndian: Bool) throws {
    let picture = try Bitmap(encoded: SmallJPEG.baseline.turned(turn.orientation, isLittleEndian: isLittleEndian))
    let isOnItsSide = turn.orientation >= 5
    #expect(picture.widthInPixels == (isOnItsSide ? 8 : 16) && picture.heightInPixels == (isOnItsSide ? 16 : 8))
    let places = ["left": (1, 4), "right": (14, 4), "top": (4, 1), "bottom": (4, 14)]
    let place = try #require(places[turn.red])
    #expect(picture[place.0, place.1].red > 0.9)
  }

  @Test(arguments: [0, 9, 255] as [UInt8])
  func anOrientationThatIsNoneCountsAsUpright(orientation: UInt8) throws {
    let picture = try Bitmap(encoded: SmallJPEG.baseline.turned(orientation, isLittleEndian: true))
    #expect(picture[2, 4].red > 0.9)
  }

  /// Rotated images and CMYK images become pixels in documents.
  @Test(arguments: [
    (SmallJPEG.baseline.bytes, true), (SmallJPEG.progressive.bytes, true), (SmallJPEG.grey.bytes, true),
    (SmallJPEG.inks.bytes, false), (SmallJPEG.baseline.turned(6, isLittleEndian: true), false),
  ])
  func documentsStoreJPEGsAsTheyAre(bytes: Data, isStored: Bool) throws {
    let image = ImageReference(name: "j", source: .encoded(bytes))
    let list = DisplayList(size: CGSize(width: 100, height: 100), commands: [.image(image, canvas)])
    let document = try CairoRenderer(fonts: .none).render(list, as: .pdf)
    #expect((document.range(of: bytes) != nil) == isStored)
  }

  // MARK: Damage

  @Test(arguments: SmallJPEG.allCases)
  func aTruncatedJPEGIsRefusedAtEveryLength(jpeg: SmallJPEG) {
    for length in 0..<jpeg.bytes.count {
      #expect(throws: RenderingError.self) { try Bitmap(encoded: jpeg.bytes.prefix(length)) }
    }
  }

  @Test func aTruncatedPNGIsRefusedAtEveryLength() throws {
    let bytes = try CairoRenderer(fonts: .none).render(.checkerboard(4), as: .png)
    for length in 0..<bytes.count - 12 {
      #expect(throws: RenderingError.self) { try Bitmap(encoded: bytes.prefix(length)) }
    }
    #expect(try Bitmap(encoded: bytes).widthInPixels == 4)
  }

  /// Whether it is refused or not, the decoder returns.
  @Test(arguments: SmallJPEG.allCases)
  func changedBytesDoNoHarm(jpeg: SmallJPEG) throws {
    for place in 0..<jpeg.bytes.count {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var bytes = jpeg.turned(6, isLittleEndian: false)
        bytes[place] = byte
        if let picture = try? Bitmap(encoded: bytes) { #expect(picture.widthInPixels > 0) }
      }
    }
  }

  @Test(arguments: [
    (Data(), "it is empty; png, jpeg, pdf, svg and heic can be read"),
    (Data("GIF89a…".utf8), "it is a gif; png, jpeg, pdf, svg and heic can be read"),
    (Data("RIFF1234WEBPVP8".utf8), "it is a webp; png, jpeg, pdf, svg and heic can be read"),
    (Data("hello".utf8), "it is no picture; png, jpeg, pdf, svg and heic can be read"),
  ])
  func otherKindsAreNamed(bytes: Data, reason: String) {
    #expect(throws: RenderingError.decodingFailed(reason: reason)) { try Bitmap(encoded: bytes) }
  }

  @Test func aPictureOfTooManyPixelsIsRefusedBeforeItIsRead() throws {
    var bytes = SmallJPEG.baseline.bytes
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0x00, 0xFF, 0x00])
    #expect(throws: RenderingError.decodingFailed(reason: "too many pixels")) { try Bitmap(encoded: bytes) }
  }
}

extension DisplayList {
  /// Black and white squares of one point.
  static func checkerboard(_ side: Int) -> DisplayList {
    let squares = (0..<side * side).filter { ($0 % side + $0 / side) % 2 == 0 }
    return DisplayList(
      size: CGSize(width: side, height: side), background: .white,
      commands: squares.map {
        .fill(.rect(CGRect(x: $0 % side, y: $0 / side, width: 1, height: 1)), .solid(.black))
      })
  }
}
