import CoreTypes
import DisplayLists
import Rendering
import Testing

struct ScopeTests {
  @Test func clipEndsWithItsScope() throws {
    let picture = try drawn {
      $0.saved {
        $0.clip(CGRect(x: 0, y: 0, width: 50, height: 100))
        $0.fill(canvas, .pureRed)
      }
      $0.fill(CGRect(x: 90, y: 0, width: 10, height: 10), .pureBlue)
    }
    #expect(picture.hex(49, 50) == "#ff0000ff")
    #expect(picture.hex(50, 50) == "#00000000")
    #expect(picture.hex(95, 5) == "#0000ffff")
  }

  @Test func transformsApplyInnermostFirst() throws {
    let picture = try drawn {
      $0.translate(x: 10, y: 20)
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 3))
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10), .pureRed)
    }
    #expect(picture.ink == CGRect(x: 20, y: 35, width: 20, height: 30))
  }

  @Test func positiveRotationTurnsClockwise() throws {
    let picture = try drawn {
      $0.translate(x: 50, y: 50)
      $0.concatenate(CGAffineTransform(rotationAngle: .pi / 2))
      $0.fill(CGRect(x: 10, y: -2, width: 20, height: 4), .pureRed)
    }
    #expect(picture.hex(50, 70) == "#ff0000ff")
    #expect(picture.hex(70, 50) == "#00000000")
  }

  @Test func aLayerIsBlendedOnce() throws {
    let picture = try drawn {
      $0.layer(opacity: 0.5) {
        $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60), .pureRed)
        $0.fill(CGRect(x: 40, y: 40, width: 60, height: 60), .pureGreen)
      }
    }
    #expect(picture.hex(10, 10) == "#ff000080")
    #expect(picture.hex(50, 50) == "#00ff0080")
  }

  @Test func aFlatTransformDrawsNothingUntilRestore() throws {
    let picture = try drawn {
      $0.saved {
        $0.concatenate(CGAffineTransform(scaleX: 0, y: 1))
        $0.fill(canvas, .pureRed)
        $0.text(.label("hidden"))
      }
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .pureBlue)
    }
    #expect(picture.ink == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [
    [DrawCommand.restore, .restore], [.endLayer], [.endView], [.save, .endLayer],
    [.beginLayer(LayerStyle(opacity: 1)), .restore],
    [.save, .beginLayer(LayerStyle(opacity: 1))], [.beginLayer(LayerStyle(opacity: 1)), .save, .endLayer],
  ])
  func unbalancedScopesDoNotStopThePicture(commands: [DrawCommand]) throws {
    let picture = try drawn {
      $0.append(commands)
      $0.fill(canvas, .pureRed)
    }
    #expect(picture.hex(50, 50) == "#ff0000ff")
  }

  @Test(arguments: [
    (DrawCommand.beginLayer(LayerStyle(opacity: 0.999)), DrawCommand.endLayer), (.beginMask, .endMask),
    (.save, .restore),
  ])
  func scopesMayNestTenThousandDeep(opening: DrawCommand, closing: DrawCommand) throws {
    for closings in [[], [DrawCommand](repeating: closing, count: 10_000)] {
      let picture = try drawn {
        $0.fill(canvas, .pureBlue)
        $0.append(
          [DrawCommand](repeating: opening, count: 10_000) + [.fill(.rect(canvas), .solid(.pureRed))] + closings)
      }
      #expect(picture.widthInPixels == 100)
      if case .beginMask = opening { continue }
      #expect(picture[50, 50].red > 0.5)
    }
  }

  @Test func numbersThatAreNoneDrawNothing() throws {
    let picture = try drawn {
      $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .pureRed)
      $0.fill(.outline([.move(CGPoint(x: CGFloat.nan, y: 0)), .line(.zero)]), .pureRed)
      $0.saved {
        $0.concatenate(CGAffineTransform(translationX: .nan, y: 0))
        $0.fill(canvas, .pureRed)
      }
      $0.fill(CGRect(x: 90, y: 90, width: 10, height: 10), .pureBlue)
    }
    #expect(picture.ink == CGRect(x: 90, y: 90, width: 10, height: 10))
  }

  @Test func endlessRectanglesFillThePicture() throws {
    let endless = CGFloat.greatestFiniteMagnitude
    let picture = try drawn {
      $0.fill(CGRect(x: -endless / 2, y: -endless / 2, width: endless, height: endless), .pureRed)
    }
    #expect(picture.ink == canvas)
  }
}
