import CoreTypes
import DisplayLists
import Rendering
import Testing

/// PDF, SVG and HEIC, decoded in separate processes.
struct DecoderTests {
  private let place = CGRect(x: 10, y: 10, width: 60, height: 60)

  private func image(_ source: ImageSource, tint: RGBAColor? = nil, vectorSize: CGSize? = nil) -> ImageReference {
    ImageReference(name: "a", source: source, tint: tint, vectorSize: vectorSize)
  }

  private func list(_ image: ImageReference, scale: CGFloat = 1) -> DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), scale: scale)
    recorder.image(image, in: place)
    return recorder.list
  }

  // MARK: Drawing

  @Test func aPDFIsDrawnAndTinted() throws {
    let renderer = CairoRenderer(fonts: .none)
    let picture = try renderer.raster(list(image(.encoded(SmallPDF.bytes()))))
    #expect(picture.ink == place && renderer.notes.isEmpty)
    #expect(picture.hex(15, 15) == "#008000ff" && picture.hex(40, 40) == "#ffffffff")
    let tinted = try renderer.raster(list(image(.encoded(SmallPDF.bytes()), tint: .pureBlue)))
    #expect(tinted.hex(15, 15) == "#0000ffff" && tinted.hex(40, 40) == "#0000ffff")
  }

  @Test func aPDFKeepsWhatIsClearAndShowsItsCropBox() throws {
    var bytes = SmallPDF.bytes("1 0 0 rg 0 0 30 60 re f")
    let box = try #require(bytes.range(of: Data("/MediaBox [0 0 60 60]".utf8)))
    bytes.replaceSubrange(box, with: Data("/MediaBox [0 0 90 90] /CropBox [0 0 60 60]".utf8))
    let picture = try CairoRenderer(fonts: .none).raster(list(image(.encoded(bytes))))
    #expect(picture.ink == CGRect(x: 10, y: 10, width: 30, height: 60))
  }

  @Test(arguments: [1, 3] as [CGFloat])
  func shapesAreAsSharpAsTheirPlace(scale: CGFloat) throws {
    let picture = try CairoRenderer(fonts: .none).raster(list(image(.encoded(SmallSVG.halves)), scale: scale))
    let edge = Int(40 * scale)
    #expect(picture.hex(edge - 1, edge) == "#ff0000ff" && picture.hex(edge, edge) == "#00000000")
  }

  /// As in Xcode without "Preserve Vector Data".
  @Test func shapesThatBecomePixelsFirstAreAsBlurredAsThose() throws {
    let picture = try CairoRenderer(fonts: .none)
      .raster(list(image(.encoded(SmallSVG.halves), vectorSize: CGSize(width: 2, height: 2))))
    #expect(picture.hex(12, 40) == "#ff0000ff" && picture.hex(68, 40) == "#00000000")
    #expect((0.1...0.9).contains(picture[40, 40].alpha))
  }

  @Test func aPartOfShapesIsSharpToo() throws {
    var right = image(.encoded(SmallSVG.halves))
    right.portion = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let picture = try CairoRenderer(fonts: .none).raster(list(right))
    #expect(picture.hex(39, 40) == "#ff0000ff" && picture.hex(40, 40) == "#00000000")
  }

  @Test func aHEICHasItsColours() throws {
    let renderer = CairoRenderer(fonts: .none)
    let picture = try renderer.raster(list(image(.encoded(SmallHEIC.bytes))))
    #expect(renderer.notes.isEmpty)
    #expect(picture[15, 40].red > 0.97 && picture[15, 40].blue < 0.03 && picture[15, 40].alpha == 1)
    #expect(picture[65, 40].blue > 0.97 && picture[65, 40].red < 0.03)
  }

  @Test(arguments: [SmallPDF.bytes(), SmallSVG.halves, SmallHEIC.bytes])
  func documentsHoldPixelsOfThem(bytes: Data) throws {
    try withFolder { folder in
      try AtomicFile.write(bytes, to: "\(folder)/a.png")
      let list = list(image(.file("\(folder)/a.png")), scale: 2), renderer = CairoRenderer(fonts: .none)
      let svg = try renderer.render(list, as: .svg)
      #expect(svg.range(of: Data("data:image/png;base64,".utf8)) != nil)
      #expect(try renderer.render(list, as: .pdf).range(of: Data("/Subtype /Image".utf8)) != nil)
      #expect(renderer.notes.isEmpty)
    }
  }

  // MARK: Missing decoders and files

  @Test func aMissingDecoderIsNotedOnceWithItsPackage() throws {
    var decoders = PictureDecoders()
    (decoders.pdf, decoders.svg, decoders.heic) = ("no-such-program", "/no/such/program", "libnothing.so.1")
    let renderer = CairoRenderer(fonts: .none, decoders: decoders)
    for bytes in [SmallPDF.bytes(), SmallPDF.bytes("q Q"), SmallSVG.halves, SmallHEIC.bytes] {
      let picture = try renderer.raster(list(image(.encoded(bytes))))
      #expect(picture.ink == place)
    }
    #expect(renderer.notes == [.noDecoder(.pdf), .noDecoder(.svg), .noDecoder(.heic)])
    #expect(
      "\(RenderingNote.noDecoder(.pdf))"
        == "PDF images need pdftocairo: apt-get install poppler-utils; placeholders are drawn")
  }

  @Test func anImageWithoutAFileIsNotedOnce() throws {
    let renderer = CairoRenderer(fonts: .none)
    for _ in 0..<2 {
      _ = try renderer.raster(list(ImageReference(name: "logo")))
      _ = try renderer.raster(list(ImageReference(name: "link", source: .unusable(reason: "leads elsewhere"))))
    }
    #expect(
      renderer.notes == [.missingPicture(name: "logo"), .unreadablePicture(name: "link", reason: "leads elsewhere")])
  }

  @Test(arguments: [Data("%PDF-1.4 and nothing".utf8), SmallSVG.bytes("<rect"), SmallHEIC.bytes.prefix(600)])
  func aDamagedPictureIsNotedWithTheDecodersWords(bytes: Data) throws {
    let renderer = CairoRenderer(fonts: .none)
    _ = try renderer.raster(list(image(.encoded(bytes))))
    #expect(renderer.notes.count == 1 && "\(renderer.notes[0])".contains("cannot decode it: "))
  }

  // MARK: Limits

  /// Returns the notes of a decoder that is a shell script, with its limits.
  private func notes(
    of script: String, for bytes: Data = SmallPDF.bytes(), _ change: (inout PictureLimits) -> Void = { _ in }
  ) throws -> [String] {
    var notes: [String] = []
    try withFolder { folder in
      let path = "\(folder)/decoder"
      try AtomicFile.write(Data("#!/bin/bash\n\(script)\n".utf8), to: path)
      chmod(path, 0o755)
      var decoders = PictureDecoders()
      (decoders.pdf, decoders.svg) = (path, path)
      change(&decoders.limits)
      let renderer = CairoRenderer(fonts: .none, decoders: decoders)
      for _ in 0..<2 { _ = try renderer.raster(list(image(.encoded(bytes)))) }
      notes = renderer.notes.map { "\($0)" }
    }
    return notes
  }

  @Test func aHangingDecoderCostsItsTimeOnceAndOnlyItsPicture() throws {
    try withFolder { folder in
      let script = "echo -n . >>'\(folder)/runs'; sleep 1000"
      let notes = try notes(of: script) { $0.seconds = 0.5 }
      #expect(notes == ["image a: decoding it takes longer than 0.5 s; a placeholder is drawn"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/runs")).count == 1)
    }
  }

  @Test func aCrashingDecoderCostsOnlyItsPicture() throws {
    #expect(
      try notes(of: "kill -SEGV $$") == [
        "image a: pdftocairo cannot decode it: signal 11, Segmentation fault; a placeholder is drawn"
      ])
  }

  @Test func aDecoderHasItsLimitsAndNothingOfOurs() throws {
    // A descriptor that is not marked close-on-exec.
    let descriptor = dup2(STDOUT_FILENO, 77)
    defer { close(descriptor) }
    let notes = try notes(
      of: """
        echo "$(ulimit -v) KB, $(ulimit -t) s, core $(ulimit -c), $([ -e /proc/$$/fd/77 ] && echo open)." >&2
        exit 1
        """)
    #expect(notes.first?.contains("cannot decode it: 524288 KB, 5 s, core 0, .;") == true)
  }

  @Test func aDecoderHasNoNetwork() throws {
    let notes = try notes(of: "exec 3<>/dev/tcp/127.0.0.1/9; exit 1")
    #expect(notes.first?.contains("Permission denied") == true)
  }

  @Test func aDecoderThatWritesWithoutEndIsStopped() throws {
    let notes = try notes(of: "yes") { $0.pixels = 1_000_000 }
    #expect(notes == ["image a: it has more than 1 million pixels; a placeholder is drawn"])
  }

  @Test func aHEICOfTooManyPixelsIsRefused() throws {
    var decoders = PictureDecoders()
    decoders.limits.pixels = 127
    let renderer = CairoRenderer(fonts: .none, decoders: decoders)
    _ = try renderer.raster(list(image(.encoded(SmallHEIC.bytes))))
    #expect(renderer.notes == [.unreadablePicture(name: "a", reason: "libheif cannot decode it: too many pixels")])
  }

  @Test(arguments: [SmallPDF.bomb, SmallSVG.bomb])
  func aBombCostsOnlyItsPicture(bytes: Data) throws {
    var decoders = PictureDecoders()
    decoders.limits.seconds = 1
    let renderer = CairoRenderer(fonts: .none, decoders: decoders)
    let picture = try renderer.raster(list(image(.encoded(bytes))))
    #expect(picture.ink == place && renderer.notes.count == 1)
  }

  @Test func aPictureReadsNoOtherFile() throws {
    try withFolder { folder in
      try AtomicFile.write(DisplayList.redSquare(), to: "\(folder)/red.png")
      for reference in ["\(folder)/red.png", "file://\(folder)/red.png", "red.png"] {
        let element = "<image xlink:href=\"\(reference)\" width=\"2\" height=\"2\"/>"
        let style = "<style>@import url('\(reference)');</style>"
        try AtomicFile.write(SmallSVG.bytes(style + element), to: "\(folder)/a.svg")
        let picture = try CairoRenderer(fonts: .none).raster(list(image(.file("\(folder)/a.svg"))))
        #expect(picture.ink == nil)
      }
    }
  }
}

extension DisplayList {
  fileprivate static func redSquare() throws -> Data {
    try CairoRenderer(fonts: .none).render(
      DisplayList(size: CGSize(width: 2, height: 2), background: .pureRed), as: .png)
  }
}
