import CoreTypes
import DisplayLists
import Testing

struct DumpTests {
  @Test func everyCommandHasItsLine() {
    var recorder = DisplayListRecorder(size: CGSize(width: 320, height: 480), scale: 2, background: .white)
    recorder.view(ViewAnnotation(id: "a-1", className: "UIButton", frame: CGRect(x: 20, y: 30, width: 100, height: 44)))
    {
      $0.saved {
        $0.translate(x: 20, y: 30)
        $0.clip(CGRect(x: 0, y: 0, width: 100, height: 44), radius: 8)
        $0.shadow(of: .oval(.unit), offset: CGSize(width: 0, height: 2), blur: 3, RGBAColor(white: 0, alpha: 0.25))
        $0.fill(.rect(.unit), .blueToClear)
        $0.border(CGRect(x: 0, y: 0, width: 100, height: 44), radius: 8, RGBAColor(hex: 0x007AFF), width: 0.5)
        $0.text(.ok)
      }
    }
    recorder.layer(opacity: 0.5) {
      $0.image(
        ImageReference(name: "logo", source: .file("/somewhere/logo.png")), in: CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.stroke(.line(from: .zero, to: CGPoint(x: 5, y: 5)), .black, .dashed)
    }
    #expect(recorder.list.dump() == Self.golden)
  }

  static let golden = """
    picture 320x480 scale 2 background #ffffff
    view "a-1" UIButton 20 30 100 44
      save
        concatenate 1 0 0 1 20 30
        clip rounded(0 0 100 44 r 8)
        shadow oval(0 0 1 1) offset 0,2 blur 3 #000000/0.25
        fill rect(0 0 1 1) gradient(0,0 to 0,1: 0 #0000ff, 1 #000000/0)
        stroke rounded(0.25 0.25 99.5 43.5 r 7.75) #007aff width 0.5
        text "OK" at 4,20.5 width 24.333 font "Helvetica" 700 italic 17 #000000 offsets 0 13.223
      restore
    endView
    layer 0.5
      image "logo" 1 2 3 4
      stroke outline(M 0,0 L 5,5) #000000 width 1 cap round join bevel dashes 2 1 phase 0
    endLayer

    """

  @Test func settingsOfLinesAndPixelsHaveTheirWords() {
    let style = StrokeStyle(width: 1, miterLimit: 4, smoothsEdges: false)
    let line = DrawCommand.stroke(.rect(.unit), .solid(.black), style)
    #expect(line.dump() == "stroke rect(0 0 1 1) #000000 width 1 limit 4 pixels")
    #expect(DrawCommand.fillPixels(.rect(.unit), .solid(.black)).dump() == "fill pixels rect(0 0 1 1) #000000")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0001, "0"), (12, "12"), (1.0 / 3, "0.333"), (-2.5, "-2.5"), (.infinity, "inf"),
    (.nan, "nan"),
  ])
  func numbersHaveAtMostThreeDecimals(number: Double, text: String) {
    #expect(DrawCommand.beginLayer(LayerStyle(opacity: number)).dump() == "layer \(text)")
  }

  @Test func textStaysOnOneLine() {
    var run = TextRun.ok
    run.text = "a\"b\\\n\u{202E}\u{7}é"
    #expect(DrawCommand.text(run).dump().hasPrefix(#"text "a\"b\\\n\u{202e}\u{7}é" at"#))
  }

  @Test func invisibleCommandsAreNotRecorded() {
    var recorder = DisplayListRecorder(size: CGSize(width: 1, height: 1))
    recorder.fill(.unit, .clear)
    recorder.stroke(.rect(.unit), .black, width: 0)
    recorder.concatenate(.identity)
    recorder.layer(opacity: 1) { $0.fill(.unit, .clear) }
    #expect(recorder.list.commands.isEmpty)
  }

  @Test func strayClosingCommandsDoNotIndentNegatively() {
    let list = DisplayList(size: CGSize(width: 1, height: 1), commands: [.restore, .endLayer, .save, .endView])
    #expect(list.dumpLines().dropFirst() == ["restore", "endLayer", "save", "endView"])
  }
}

extension CGRect {
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension LinearGradient {
  static let blueToClear = LinearGradient(
    stops: [.init(0, RGBAColor(hex: 0x0000FF)), .init(1, .clear)], start: .zero, end: CGPoint(x: 0, y: 1))
}

extension StrokeStyle {
  static let dashed = StrokeStyle(width: 1, cap: .round, join: .bevel, dashes: [2, 1])
}

extension TextRun {
  static let ok = TextRun(
    text: "OK", clusterOffsets: [0, 13.2231], width: 24.3333,
    font: FontRequest(family: "Helvetica", weight: 700, isItalic: true, pointSize: 17), color: .black,
    origin: CGPoint(x: 4, y: 20.5))
}
