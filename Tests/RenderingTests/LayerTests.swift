import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Layers with shadows, masks and blend modes.
struct LayerTests {
  private let square = CGRect(x: 30, y: 30, width: 40, height: 40)

  /// The group of a layer has no more pixels than its commands need, and no fewer.
  @Test(
    arguments: [
      .fill(.oval(CGRect(x: 60, y: 40, width: -20, height: 15)), .solid(.black)),
      .stroke(
        .outline([.move(CGPoint(x: 40, y: 60)), .line(CGPoint(x: 50, y: 40)), .line(CGPoint(x: 60, y: 60))]),
        .solid(.black), StrokeStyle(width: 9)),
      .stroke(
        .line(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 60, y: 60)), .solid(.black),
        StrokeStyle(width: 20, cap: .square)),
      .fill(
        .outline([
          .move(CGPoint(x: 40, y: 40)),
          .cubic(CGPoint(x: 60, y: 40), control1: CGPoint(x: 40, y: 90), control2: CGPoint(x: 60, y: 90)),
        ]), .solid(.black)),
      .text(.label("Ågy")), .image(ImageReference(name: "missing"), CGRect(x: 40, y: 40, width: 20, height: 20)),
      .shadow(
        .rect(CGRect(x: 40, y: 40, width: 20, height: 20)),
        Shadow(offset: CGSize(width: -20, height: 10), blur: 3, color: .black)),
    ] as [DrawCommand])
  func aLayerShowsAllThatIsInIt(command: DrawCommand) throws {
    for transform in [CGAffineTransform.identity, CGAffineTransform(a: 0.8, b: 0.6, c: -0.9, d: 1.2, tx: 40, ty: -30)] {
      let turned = [DrawCommand.save, .concatenate(transform), command, .restore]
      let bare = try drawn { $0.append(turned) }
      let layered = try drawn { $0.append([.beginLayer(LayerStyle(opacity: 0.9))] + turned + [.endLayer]) }
      for y in 0..<100 {
        for x in 0..<100 { #expect(abs(layered[x, y].alpha - 0.9 * bare[x, y].alpha) < 0.01) }
      }
    }
  }

  // MARK: Shadows

  @Test func theWholeLayerThrowsOneShadowBelowItself() throws {
    let picture = try drawn(background: .white) {
      $0.layer(shadowed(offset: 20)) {
        $0.fill(CGRect(x: 20, y: 20, width: 20, height: 40), .pureRed)
        $0.fill(CGRect(x: 40, y: 20, width: 20, height: 40), .pureBlue)
      }
    }
    #expect(picture.hex(45, 45) == "#0000ffff", "not darkened by the shadow of its neighbour")
    #expect(picture.hex(45, 70) == "#000000ff" && picture.hex(70, 70) == "#000000ff")
    #expect(picture.hex(90, 90) == "#ffffffff")
  }

  @Test func aBlurredShadowIsTheSameOnAllSides() throws {
    let picture = try drawn { $0.layer(shadowed(offset: 0, blur: 5)) { $0.fill(square, .pureRed) } }
    for distance in 1..<16 {
      let left = picture[30 - distance, 50].alpha
      #expect(abs(left - picture[69 + distance, 50].alpha) < 0.02)
      #expect(abs(left - picture[50, 30 - distance].alpha) < 0.02)
      #expect(abs(left - picture[50, 69 + distance].alpha) < 0.02)
    }
    #expect(abs(picture[29, 50].alpha - 0.46) < 0.04 && abs(picture[24, 50].alpha - 0.136) < 0.03)
    #expect(picture[10, 50].alpha < 0.01)
  }

  @Test func opacityCountsForBothTogether() throws {
    let picture = try drawn(background: .white) {
      $0.layer(LayerStyle(opacity: 0.5, shadow: hard(20))) { $0.fill(square, .pureRed) }
    }
    #expect(picture.hex(60, 60) == "#ff7f7fff", "the shadow does not shine through its layer")
    #expect(picture.hex(80, 80) == "#7f7f7fff")
  }

  @Test func aShadowGrowsAndTurnsWithItsLayer() throws {
    let picture = try drawn {
      $0.translate(x: 50, y: 50)
      $0.concatenate(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
      $0.layer(LayerStyle(shadow: Shadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black))) {
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), .pureRed)
      }
    }
    #expect(picture.hex(45, 55) == "#ff0000ff")
    #expect(picture.hex(45, 75) == "#000000ff", "20 pixels further down")
    #expect(picture.hex(65, 55) == "#00000000")
  }

  @Test func whatIsCutAwayStillThrowsItsShadowIntoTheClip() throws {
    let picture = try drawn {
      $0.clip(CGRect(x: 0, y: 0, width: 100, height: 50))
      $0.layer(LayerStyle(shadow: Shadow(offset: CGSize(width: 0, height: -30), blur: 0, color: .black))) {
        $0.fill(CGRect(x: 40, y: 60, width: 20, height: 30), .pureRed)
      }
    }
    #expect(picture.hex(50, 35) == "#000000ff" && picture.hex(50, 49) == "#000000ff")
    #expect(picture.hex(50, 50) == "#00000000")
  }

  @Test func contentBeyondThePictureDarkensItsShadowAtTheEdge() throws {
    let picture = try drawn { recorder in
      recorder.layer(shadowed(offset: 0, blur: 10)) {
        $0.fill(CGRect(x: -100, y: -100, width: 300, height: 150), .pureRed)
      }
    }
    #expect(abs(picture[0, 60].alpha - picture[50, 60].alpha) < 0.01)
  }

  // MARK: Masks

  @Test func aMaskKeepsWhatItCovers() throws {
    let picture = try drawn(background: .white) {
      $0.masked(by: { $0.fill(.oval(square), RGBAColor(white: 0, alpha: 0.5)) }) { $0.fill(canvas, .pureRed) }
    }
    #expect(picture.hex(50, 50) == "#ff7f7fff")
    #expect(picture.hex(32, 32) == "#ffffffff" && picture.hex(5, 5) == "#ffffffff")
  }

  @Test func masksInMasksMeet() throws {
    let picture = try drawn { recorder in
      recorder.masked(by: { $0.fill(CGRect(x: 0, y: 0, width: 60, height: 100), .black) }) {
        $0.masked(by: { $0.fill(CGRect(x: 40, y: 0, width: 60, height: 100), .white) }) { $0.fill(canvas, .pureRed) }
      }
    }
    #expect(picture.ink == CGRect(x: 40, y: 0, width: 20, height: 100))
  }

  @Test func whatIsPaintedAfterAMaskIsNotMasked() throws {
    let picture = try drawn {
      $0.append([.beginLayer(LayerStyle()), .clip(.rect(square)), .fill(.rect(canvas), .solid(.pureRed))])
      $0.append([.beginMask, .fill(.rect(CGRect(x: 0, y: 0, width: 50, height: 100)), .solid(.black)), .endMask])
      $0.append([.fill(.rect(CGRect(x: 60, y: 0, width: 40, height: 100)), .solid(.pureBlue)), .endLayer])
    }
    #expect(picture.hex(40, 50) == "#ff0000ff")
    #expect(picture.hex(55, 50) == "#00000000")
    #expect(picture.hex(65, 50) == "#0000ffff" && picture.hex(75, 50) == "#00000000")
  }

  @Test func aMaskWithoutALayerMasksThePicture() throws {
    let picture = try drawn(background: .white) {
      $0.append([.beginMask, .fill(.rect(square), .solid(.black)), .endMask])
    }
    #expect(picture.ink == square)
  }

  @Test func aShadowIsThrownByWhatTheMaskHasLeft() throws {
    let picture = try drawn { recorder in
      recorder.masked(by: { $0.fill(square, .black) }, style: LayerStyle(shadow: hard(20))) {
        $0.fill(canvas, .pureRed)
      }
    }
    #expect(picture.ink == CGRect(x: 30, y: 30, width: 60, height: 60))
    #expect(picture.hex(80, 35) == "#00000000")
  }

  // MARK: Blend modes

  @Test(arguments: [
    (BlendMode.normal, "#ff8000ff"), (.multiply, "#804000ff"), (.screen, "#ffc080ff"), (.darken, "#808000ff"),
    (.lighten, "#ff8080ff"), (.difference, "#7f0080ff"), (.plusLighter, "#ffff80ff"), (.destinationOut, "#00000000"),
    (.destinationOver, "#808080ff"), (.xor, "#00000000"), (.sourceIn, "#ff8000ff"), (.color, "#d76c00ff"),
  ])
  func orangeOnGrey(mode: BlendMode, result: String) throws {
    let picture = try drawn(background: RGBAColor(hex: 0x808080)) {
      $0.layer(LayerStyle(blendMode: mode)) { $0.fill(square, RGBAColor(hex: 0xFF8000)) }
    }
    let expected = RGBAColor(hex: UInt32(result.dropFirst().prefix(6), radix: 16) ?? 0), color = picture[50, 50]
    #expect(abs(color.red - expected.red) < 0.02 && abs(color.green - expected.green) < 0.02)
    #expect(abs(color.blue - expected.blue) < 0.02)
    #expect(picture.hex(50, 50).hasSuffix(result.suffix(2)))
  }

  @Test func documentsKeepShapesAndBlendThemselves() throws {
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), background: .white)
    recorder.layer(LayerStyle(opacity: 0.5, blendMode: .multiply)) { $0.fill(square, .pureRed) }
    recorder.masked(by: { $0.fill(.oval(square), .black) }) { $0.fill(canvas, .pureBlue) }
    let text = String(decoding: try CairoRenderer().render(recorder.list, as: .pdf), as: Unicode.ASCII.self)
    #expect(text.contains("/BM /Multiply") && text.contains("/S /Alpha"))
    #expect(!text.contains("/Subtype /Image"))
  }

  private func hard(_ offset: CGFloat) -> Shadow {
    Shadow(offset: CGSize(width: offset, height: offset), blur: 0, color: .black)
  }

  private func shadowed(offset: CGFloat, blur: CGFloat = 0) -> LayerStyle {
    LayerStyle(shadow: Shadow(offset: CGSize(width: offset, height: offset), blur: blur, color: .black))
  }
}
