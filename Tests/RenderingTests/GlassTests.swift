import CoreTypes
import DisplayLists
import Rendering
import Testing

/// The frosted glass of iOS 7's bars, and simpler glass for calculations.
struct GlassTests {
  private let bar = Material(blur: 20, saturation: 1.8, tints: [RGBAColor(white: 1, alpha: 0.8)])
  private let blur = Material(blur: 6, tints: [])

  @Test func blackUnderWhiteGlassIsGrey() throws {
    let picture = try drawn(background: .black) { $0.glass(.rect(canvas), bar) }
    for (x, y) in [(0, 0), (99, 0), (0, 99), (50, 50)] { #expect(picture.hex(x, y) == "#ccccccff") }
  }

  @Test func coloursShineThroughStronger() throws {
    let picture = try drawn(background: RGBAColor(red: 0.5, green: 0.4, blue: 0.4)) { $0.glass(.rect(canvas), bar) }
    let color = picture[50, 50]
    #expect(color.red - color.green > 0.1 * 0.2 * 1.7, "a fifth of a difference of 0.1, made 1.8 times as large")
    #expect(color.green > 0.85)
  }

  @Test func anEdgeBecomesASlopeThatIsTheSameFromBothSides() throws {
    let picture = try drawn(background: .white) {
      $0.fill(CGRect(x: 0, y: 0, width: 50, height: 100), .black)
      $0.glass(.rect(canvas), blur)
    }
    #expect(picture[10, 50].red < 0.01 && picture[89, 50].red > 0.99)
    for x in 0..<50 {
      #expect(abs(picture[x, 50].red + picture[99 - x, 50].red - 1) < 0.02)
      #expect(picture[x, 50].red <= picture[x + 1, 50].red)
    }
    #expect(abs(picture[55, 50].red - 0.8) < 0.03, "the integral of a Gaussian, 5.5 pixels from the middle")
  }

  @Test(arguments: [3, 6, 20, 60, 1000] as [CGFloat])
  func edgesAreAsBrightAsTheRest(deviation: CGFloat) throws {
    let picture = try drawn(background: RGBAColor(hex: 0x806040)) {
      $0.glass(.rect(CGRect(x: 7, y: 11, width: 80, height: 60)), Material(blur: deviation, tints: []))
    }
    for x in [0, 7, 8, 50, 86, 87] { for y in [11, 40, 70] { #expect(picture.hex(x, y) == "#806040ff") } }
  }

  @Test func whatLiesBesideTheGlassDoesNotShine() throws {
    let picture = try drawn(background: .white) {
      $0.fill(CGRect(x: 0, y: 0, width: 50, height: 100), .black)
      $0.glass(.rect(CGRect(x: 50, y: 0, width: 50, height: 100)), blur)
    }
    #expect(picture.hex(49, 50) == "#000000ff")
    #expect(picture.hex(50, 50) == "#ffffffff")
  }

  @Test func itIsCutToItsPath() throws {
    let picture = try drawn(background: .black) { $0.glass(.oval(canvas), bar) }
    #expect(picture.hex(2, 2) == "#000000ff")
    #expect(picture.hex(50, 50) == "#ccccccff")
  }

  @Test func whatIsInOpenLayersLiesBehindToo() throws {
    let picture = try drawn(background: .white) {
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 50), .pureRed)
      $0.layer(opacity: 0.5) {
        $0.fill(CGRect(x: 0, y: 50, width: 50, height: 50), .pureBlue)
        $0.layer(opacity: 0.5) { $0.glass(.rect(canvas), blur) }
      }
    }
    #expect(picture.hex(20, 2) == "#ff0000ff", "red behind, red through the glass")
    #expect(picture.hex(95, 95) == "#ffffffff")
    #expect(picture.hex(5, 95) == "#7f7fffff", "blue in the outer layer, whatever of it the inner one repeats")
  }

  @Test(arguments: [1.5708, 0.7854, 0.3] as [CGFloat])
  func turnedGlassIsWhereItsPathIs(angle: CGFloat) throws {
    let picture = try drawn(background: .black) {
      $0.translate(x: 50, y: 50)
      $0.concatenate(CGAffineTransform(rotationAngle: angle))
      $0.glass(.rect(CGRect(x: -20, y: -20, width: 40, height: 40)), bar)
    }
    #expect(picture.hex(50, 50) == "#ccccccff")
    #expect(picture.hex(2, 2) == "#000000ff" && picture.hex(50, 90) == "#000000ff")
  }

  @Test func theBlurGrowsWithTheTransform() throws {
    let far = try slope { $0.concatenate(CGAffineTransform(scaleX: 2, y: 2)) }, near = try slope { _ in }
    #expect(abs(far - 2 * near) <= 2)
  }

  /// Returns how many pixels beyond an edge its blur has nearly ended.
  private func slope(_ transform: (inout DisplayListRecorder) -> Void) throws -> Int {
    let picture = try drawn(background: .white) {
      $0.fill(CGRect(x: 0, y: 0, width: 50, height: 100), .black)
      transform(&$0)
      $0.glass(.rect(canvas), blur)
    }
    return try #require((50..<100).first { picture[$0, 50].red > 0.9 }) - 50
  }

  @Test func aTransparentPictureStaysTransparent() throws {
    let picture = try drawn {
      $0.fill(CGRect(x: 40, y: 40, width: 20, height: 20), .pureRed)
      $0.glass(.rect(canvas), blur)
    }
    #expect(picture.hex(2, 2) == "#00000000")
    #expect(picture[50, 50].alpha < 0.9, "the sharp square is gone")
  }

  @Test func numbersThatAreNoneDoNoHarm() throws {
    for deviation in [CGFloat.nan, .infinity, -1, .greatestFiniteMagnitude] {
      let picture = try drawn(background: .white) { $0.glass(.rect(canvas), Material(blur: deviation, tints: [])) }
      #expect(picture.hex(50, 50) == "#ffffffff")
    }
  }

  @Test func inADocumentItIsAPictureOfWhatCameBefore() throws {
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), scale: 2, background: .white)
    recorder.fill(CGRect(x: 0, y: 0, width: 50, height: 100), .black)
    let without = try CairoRenderer().render(recorder.list, as: .pdf)
    recorder.glass(.rect(CGRect(x: 20, y: 20, width: 60, height: 30)), bar)
    let with = try CairoRenderer().render(recorder.list, as: .pdf)
    let text = String(decoding: with, as: Unicode.ASCII.self)
    #expect(text.contains("/Subtype /Image") && text.contains("/Width 120") && text.contains("/Height 60"))
    #expect(!String(decoding: without, as: Unicode.ASCII.self).contains("/Subtype /Image"))
  }
}
