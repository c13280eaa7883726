import CoreTypes
import DisplayLists
import Rendering
import Testing

struct ImageTests {
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

  // MARK: Sources

  @Test(arguments: SmallJPEG.allCases.filter { $0 != .grey })
  func theContentCountsAndNotTheExtension(jpeg: SmallJPEG) throws {
    try withFolder { folder in
      try AtomicFile.write(jpeg.bytes, to: "\(folder)/photo.png")
      let fromFile = try drawn { $0.image(ImageReference(name: "p", source: .file("\(folder)/photo.png")), in: place) }
      let fromBytes = try drawn { $0.image(ImageReference(name: "p", source: .encoded(jpeg.bytes)), in: place) }
      #expect(fromFile[14, 20].red > 0.95 && fromFile[46, 20].blue > 0.95)
      #expect(fromBytes.hex(14, 20) == fromFile.hex(14, 20) && fromBytes.hex(46, 20) == fromFile.hex(46, 20))
    }
  }

  @Test func aChangedFileIsReadAgain() throws {
    try withHalves { file in
      let renderer = CairoRenderer(fonts: .none)
      var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100))
      recorder.image(ImageReference(name: "halves", source: .file(file)), in: canvas)
      #expect(try renderer.raster(recorder.list).hex(10, 10) == "#ff0000ff")
      try renderer.write(DisplayList(size: CGSize(width: 5, height: 5), background: .pureGreen), to: file)
      #expect(try renderer.raster(recorder.list).hex(10, 10) == "#00ff00ff")
    }
  }

  @Test func whatCannotBeReadIsNotedOnceWithItsReason() throws {
    try withFolder { folder in
      try AtomicFile.write(SmallJPEG.baseline.bytes.prefix(200), to: "\(folder)/half.jpg")
      let renderer = CairoRenderer(fonts: .none)
      var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100))
      for source in [
        ImageSource.file("\(folder)/half.jpg"), .file("\(folder)/none.jpg"), .file(folder), .encoded(Data()),
      ] {
        recorder.image(ImageReference(name: "a", source: source), in: place)
        recorder.image(ImageReference(name: "a", source: source), in: canvas)
      }
      recorder.image(ImageReference(name: "without source"), in: place)
      for format in PictureFormat.allCases { _ = try renderer.render(recorder.list, as: format) }
      let reasons = [
        "the file ends early", "\(folder)/none.jpg: no such file", "\(folder): not a regular file",
        "it is empty; png, jpeg, pdf, svg and heic can be read",
      ]
      let notes = reasons.map { RenderingNote.unreadablePicture(name: "a", reason: $0) }
      #expect(renderer.notes == notes + [.missingPicture(name: "without source")])
    }
  }

  // MARK: Drawings

  @Test func aDrawingIsAsSharpAsItsPlace() throws {
    let drawing = ImageReference(name: "d", source: .drawing(.checkerboard(2)))
    let picture = try drawn { $0.image(drawing, in: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    #expect(picture.hex(29, 29) == "#000000ff" && picture.hex(30, 29) == "#ffffffff")
    #expect(picture.hex(29, 30) == "#ffffffff" && picture.hex(30, 30) == "#000000ff")
  }

  @Test func aDrawingCanBeTintedAndCut() throws {
    let disc = DisplayList(
      size: CGSize(width: 10, height: 10),
      commands: [.fill(.oval(CGRect(x: 0, y: 0, width: 10, height: 10)), .solid(.black))])
    let right = ImageReference(
      name: "d", source: .drawing(disc), tint: .pureGreen, portion: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let picture = try drawn { $0.image(right, in: canvas) }
    #expect(picture.hex(2, 50) == "#00ff00ff" && picture.hex(60, 50) == "#00ff00ff")
    #expect(picture.hex(98, 2) == "#00000000")
  }

  // MARK: Sizes

  @Test func enlargedPixelsStaySquaresWhenAskedTo() throws {
    let png = try CairoRenderer(fonts: .none).render(.checkerboard(2), as: .png)
    for source in [ImageSource.encoded(png), .drawing(.checkerboard(2))] {
      let picture = try drawn { $0.image(ImageReference(name: "c", source: source, scaling: .nearest), in: canvas) }
      #expect(picture.hex(49, 49) == "#000000ff" && picture.hex(50, 49) == "#ffffffff")
    }
    let smooth = try drawn { $0.image(ImageReference(name: "c", source: .encoded(png)), in: canvas) }
    #expect(smooth[48, 20].red > 0.3 && smooth[48, 20].red < 0.7)
  }

  @Test(arguments: [2, 7, 8, 10, 33])
  func aFinePatternBecomesEvenGrey(side: CGFloat) throws {
    let png = try CairoRenderer(fonts: .none).render(.checkerboard(66), as: .png)
    let place = CGRect(x: 10, y: 10, width: side, height: side)
    let picture = try drawn { $0.image(ImageReference(name: "c", source: .encoded(png)), in: place) }
    for x in 10..<10 + Int(side) { for y in 10..<10 + Int(side) { #expect(abs(picture[x, y].red - 0.5) < 0.02) } }
  }

  @Test func aThinLineDoesNotGetLost() throws {
    let line = DisplayList(
      size: CGSize(width: 1000, height: 10), background: .white,
      commands: [.fill(.rect(CGRect(x: 503, y: 0, width: 1, height: 10)), .solid(.black))])
    let png = try CairoRenderer(fonts: .none).render(line, as: .png)
    let picture = try drawn { $0.image(ImageReference(name: "l", source: .encoded(png)), in: canvas) }
    #expect(abs(picture[50, 50].red - 0.9) < 0.02)
    #expect(picture.hex(49, 50) == "#ffffffff" && picture.hex(51, 50) == "#ffffffff")
  }

  // MARK: Tiles

  @Test func tilesRepeatFromTheirFirstPlace() throws {
    try withHalves { file in
      let tiles = Tiles(
        ImageReference(name: "halves", source: .file(file)), tile: CGRect(x: 3, y: 5, width: 20, height: 10))
      let picture = try drawn { $0.fill(.oval(canvas), .tiles(tiles)) }
      for x in stride(from: 23, to: 80, by: 20) {
        #expect(picture.hex(x + 4, 50) == "#ff0000ff" && picture.hex(x + 15, 50) == "#0000ff80")
      }
      #expect(picture.hex(1, 1) == "#00000000")
    }
  }

  @Test func drawnTilesHaveNoSeams() throws {
    let paper = DisplayList(size: CGSize(width: 7.3, height: 7.3), background: .pureRed)
    let tiles = Tiles(
      ImageReference(name: "paper", source: .drawing(paper)), tile: CGRect(x: 0.4, y: 0, width: 7.3, height: 7.3))
    let picture = try drawn { $0.fill(.rect(canvas), .tiles(tiles)) }
    for x in 0..<100 { for y in 0..<100 { #expect(picture.hex(x, y) == "#ff0000ff") } }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3, 1e-9, 1e9])
  func tilesOfImpossibleSizesDoNoHarm(side: CGFloat) throws {
    let image = ImageReference(name: "c", source: .drawing(.checkerboard(2)))
    for format in PictureFormat.allCases {
      let list = DisplayList(
        size: CGSize(width: 20, height: 20),
        commands: [
          .fill(.rect(canvas), .tiles(Tiles(image, tile: CGRect(x: 0, y: 0, width: side, height: side)))),
          .image(image, CGRect(x: 0, y: 0, width: side, height: side)),
        ])
      #expect(try !CairoRenderer(fonts: .none).render(list, as: format).isEmpty)
    }
  }

  /// Creates an image whose left half is red and whose right half is translucent blue.
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
