import CoreTypes
import DisplayLists
import Rendering
import Testing

@Suite struct ImageTests {
  private let place = CGRect(x: 10, y: 10, width: 40, height: 20)

  @Test func aMissingPictureIsAPlaceholder() throws {
    let picture = try drawn { $0.image(ImageReference(name: "logo", source: .file("/nonexistent.png")), in: place) }
    #expect(picture.ink == place)
    #expect(picture[30, 14].red > 0.85)
  }

  @Test func aPictureFillsItsPlace() throws {
    try withHalves { file in
      let picture = try drawn { $0.image(ImageReference(name: "halves", source: .file(file)), in: place) }
      #expect(picture.ink == place)
      #expect(picture.hex(12, 20) == "#ff0000ff")
      #expect(picture.hex(47, 20) == "#0000ff80")
    }
  }

  @Test func aPortionIsStretched() throws {
    try withHalves { file in
      let right = ImageReference(
        name: "halves", source: .file(file), portion: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
      let picture = try drawn { $0.image(right, in: place) }
      #expect(picture.hex(14, 20) == "#0000ff80")
    }
  }

  @Test func tintKeepsAlphaOnly() throws {
    try withHalves { file in
      let picture = try drawn {
        $0.image(ImageReference(name: "halves", source: .file(file), tint: .pureGreen), in: place)
      }
      #expect(picture.hex(12, 20) == "#00ff00ff")
      #expect(picture.hex(47, 20) == "#00ff0080")
    }
  }

  /// Left half red, right half translucent blue.
  private func withHalves(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      var recorder = DisplayListRecorder(size: CGSize(width: 8, height: 4))
      recorder.fill(CGRect(x: 0, y: 0, width: 4, height: 4), .pureRed)
      recorder.fill(CGRect(x: 4, y: 0, width: 4, height: 4), RGBAColor.pureBlue.withAlpha(128.0 / 255))
      try CairoRenderer(fonts: .none).write(recorder.list, to: "\(folder)/halves.png")
      try body("\(folder)/halves.png")
    }
  }
}
