import CoreTypes
import DisplayLists
import Rendering
import Testing

struct PaintingTests {
  @Test func fillCoversItsPixelsAndNoOthers() throws {
    let picture = try drawn { $0.fill(CGRect(x: 10, y: 20, width: 30, height: 40), .pureRed) }
    #expect(picture.ink == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(picture.hex(10, 20) == "#ff0000ff")
    #expect(picture.hex(9, 20) == "#00000000")
  }

  @Test func scaleMultipliesPixels() throws {
    let picture = try drawn(size: CGSize(width: 10.5, height: 4), scale: 2) {
      $0.fill(CGRect(x: 1, y: 1, width: 1.5, height: 1), .pureRed)
    }
    #expect(picture.widthInPixels == 21 && picture.heightInPixels == 8)
    #expect(picture.ink == CGRect(x: 2, y: 2, width: 3, height: 2))
  }

  @Test func backgroundLiesBelow() throws {
    let picture = try drawn(background: .pureBlue) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .pureRed) }
    #expect(picture.hex(5, 5) == "#ff0000ff")
    #expect(picture.hex(50, 50) == "#0000ffff")
  }

  /// Commands below a color that covers the picture are skipped; below a smaller one they remain visible.
  @Test(arguments: [false, true])
  func whatAPictureBeginsWithCoversItOrNot(isMoved: Bool) throws {
    func corners(_ size: CGSize = CGSize(width: 20, height: 10), _ body: (inout DisplayListRecorder) -> Void) throws
      -> [String]
    {
      let picture = try drawn(size: size, scale: 2, background: .pureBlue) { recorder in
        recorder.saved {
          if isMoved { $0.translate(x: -5, y: 5) }
          body(&$0)
        }
      }
      return [picture.hex(0, 0), picture.hex(picture.widthInPixels - 1, picture.heightInPixels - 1)]
    }
    let place = isMoved ? CGRect(x: 5, y: -5, width: 20, height: 10) : CGRect(x: 0, y: 0, width: 20, height: 10)
    let red = "#ff0000ff", blue = "#0000ffff"
    #expect(try corners { $0.fill(place, .pureRed) } == [red, red])
    #expect(try corners { $0.fill(place.insetBy(dx: 0.5, dy: 0), .pureRed) } == [blue, blue])
    #expect(try corners { $0.fill(place, RGBAColor.pureRed.withAlpha(0.5)) }.first?.hasSuffix("ff") == true)
    #expect(try corners { $0.fill(place, RGBAColor.pureRed.withAlpha(0.5)) }.first != red)
    #expect(try corners { $0.fill(place, radius: 5, .pureRed) } == [blue, blue])
    #expect(
      try corners {
        $0.clip(place.insetBy(dx: 1, dy: 1))
        $0.fill(place, .pureRed)
      } == [blue, blue])
    #expect(
      try corners {
        $0.clip(place.insetBy(dx: -1, dy: -1))
        $0.saved { $0.clip(.oval(place)) }
        $0.fill(place, .pureRed)
      } == [red, red])
    #expect(
      try corners {
        $0.clip(place, radius: 5)
        $0.fill(place, .pureRed)
      } == [blue, blue])
    #expect(
      try corners {
        $0.concatenate(CGAffineTransform(rotationAngle: 0.5))
        $0.fill(place, .pureRed)
      } != [red, red])
    // Half a pixel of the last column is not covered.
    #expect(try corners(CGSize(width: 20.25, height: 10)) { $0.fill(place, .pureRed) }.last != red)
  }

  /// The first fill of a picture has the same color as a later one.
  @Test(arguments: [0, 0.1, 1.0 / 3, 0.501, 2.0 / 3, 0.75, 0.9375, 0.999, 1])
  func whatAPictureBeginsWithHasItsColor(level: Double) throws {
    for color in [RGBAColor(white: level), RGBAColor(red: level, green: 1 - level, blue: level / 2)] {
      for background in [nil, color] {
        let picture = try drawn(background: background) {
          if background == nil { $0.fill(canvas, color) }
          $0.fill(CGRect(x: 50, y: 0, width: 50, height: 100), color)
        }
        #expect(picture.hex(10, 50) == picture.hex(90, 50))
      }
    }
  }

  @Test func roundedCornersStayTransparent() throws {
    let picture = try drawn { $0.fill(canvas, radius: 20, .pureRed) }
    for (x, y) in [(1, 1), (98, 1), (1, 98), (98, 98)] { #expect(picture.hex(x, y) == "#00000000") }
    for (x, y) in [(50, 0), (0, 50), (99, 50), (50, 99), (8, 8)] { #expect(picture.hex(x, y) == "#ff0000ff") }
  }

  @Test func aRadiusBeyondHalfMakesACapsule() throws {
    let picture = try drawn { $0.fill(CGRect(x: 0, y: 0, width: 100, height: 20), radius: 1000, .pureRed) }
    #expect(picture.ink == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(picture.hex(0, 0) == "#00000000")
  }

  @Test func ovalTouchesItsSides() throws {
    let picture = try drawn { $0.fill(.oval(CGRect(x: 10, y: 20, width: 60, height: 40)), .pureRed) }
    #expect(picture.ink == CGRect(x: 10, y: 20, width: 60, height: 40))
    #expect(picture.hex(12, 22) == "#00000000")
  }

  @Test(arguments: [(FillRule.nonZero, "#ff0000ff"), (.evenOdd, "#00000000")])
  func fillRuleDecidesOnHoles(rule: FillRule, center: String) throws {
    let picture = try drawn { recorder in
      recorder.fill(.outline(square(0, 100) + square(30, 70), rule: rule), .pureRed)
      recorder.fill(.outline(square(0, 10)), .pureBlue)
    }
    #expect(picture.hex(50, 50) == center)
    #expect(picture.hex(5, 5) == "#0000ffff")
  }

  @Test func strokeIsCentredOnItsPath() throws {
    let picture = try drawn {
      $0.stroke(.line(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50)), .pureRed, width: 4)
    }
    #expect(picture.ink == CGRect(x: 10, y: 48, width: 80, height: 4))
  }

  @Test func borderLiesInside() throws {
    let picture = try drawn { $0.border(CGRect(x: 10, y: 10, width: 50, height: 50), .pureRed, width: 2) }
    #expect(picture.ink == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(picture.hex(30, 30) == "#00000000")
  }

  @Test func gradientRunsFromStartToEnd() throws {
    let picture = try drawn {
      $0.fill(
        .rect(canvas),
        LinearGradient(
          stops: [.init(0, .pureRed), .init(1, .pureBlue)], start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 80)))
    }
    #expect(picture.hex(50, 5) == "#ff0000ff")
    #expect(picture.hex(50, 95) == "#0000ffff")
    #expect(picture[50, 40].red > picture[50, 60].red)
    #expect(picture.hex(10, 50) == picture.hex(90, 50))
  }

  @Test func shadowIsDarkestBelowItsShapeAndFadesOut() throws {
    let picture = try drawn {
      $0.shadow(
        of: .rect(CGRect(x: 30, y: 30, width: 40, height: 40)), offset: CGSize(width: 0, height: 10), blur: 4, .black)
    }
    #expect(picture[50, 60].alpha > 0.98)
    #expect(picture[50, 80].alpha > 0.4 && picture[50, 80].alpha < 0.6)
    #expect(picture[50, 84].alpha < picture[50, 80].alpha)
    #expect(picture[50, 96].alpha == 0)
    #expect(abs(picture[28, 60].alpha - picture[71, 60].alpha) < 0.02)
  }

  private func square(_ from: CGFloat, _ to: CGFloat) -> [PathElement] {
    [
      .move(CGPoint(x: from, y: from)), .line(CGPoint(x: to, y: from)), .line(CGPoint(x: to, y: to)),
      .line(CGPoint(x: from, y: to)), .close,
    ]
  }
}
