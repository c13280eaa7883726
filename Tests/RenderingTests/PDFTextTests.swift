import CoreTypes
import DisplayLists
import Rendering
import Testing

/// The text that a user selects in a PDF.
struct PDFTextTests {
  @Test func wordsComeInReadingOrder() throws {
    let lines = ["Hello fi ffl, world", "naïve – “quoted” 100 %", "Zweite Zeile"]
    let commands = lines.enumerated().map { DrawCommand.text(.line($1, y: CGFloat(30 + 30 * $0))) }
    try expect(lines, in: commands)
  }

  /// Without a ligature: poppler splits it into letters in the wrong order.
  @Test(arguments: ["שלום עולם", "مرحبا بكم"])
  func rightToLeftIsReadAsItWasWritten(text: String) throws {
    var run = TextRun.line(text, y: 50)
    run.isRightToLeft = true
    run.clusterOffsets.reverse()
    try expect([text], in: [.text(run)])
  }

  /// Independent of the machine's fonts: text in a script without a font is still text.
  @Test func textWithoutAFontIsTextNevertheless() throws {
    try expect(["日本語"], in: [.text(.line("日本語", y: 50))])
  }

  @Test func layersAndTransformsKeepText() throws {
    try expect(
      ["turned"],
      in: [
        .beginLayer(LayerStyle(opacity: 0.5)), .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
        .clip(.rect(CGRect(x: 0, y: 0, width: 100, height: 100))), .text(.line("turned", y: 40)), .endLayer,
      ])
  }

  @Test func clustersOfOddTextDoNoHarm() throws {
    for text in ["e\u{301}\u{0}x", "👩‍👧 a", "\u{200F}\u{200E}", "a\u{301}\u{302}\u{303}", "\u{FFFE}क्षि"] {
      let list = DisplayList(size: CGSize(width: 200, height: 100), commands: [.text(.line(text, y: 50))])
      _ = try CairoRenderer().render(list, as: .pdf)
    }
  }

  private func expect(_ lines: [String], in commands: [DrawCommand]) throws {
    guard let reader = Rasterizer.pdfText else { return Rasterizer.pdfIsMissing() }
    let list = DisplayList(size: CGSize(width: 400, height: 150), commands: commands)
    let text = try reader.output(of: CairoRenderer().render(list, as: .pdf), list, suffix: "")
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{200E}", "\u{200F}", "\u{C}"]
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.filter { !marks.contains($0) }
    let plain = String(String.UnicodeScalarView(scalars))
    #expect(plain.split(separator: "\n").filter { !$0.isEmpty } == lines.map { $0[...] })
  }
}

extension TextRun {
  /// A line of 12 points with the widths of Helvetica, and average widths for other scripts: PDF readers find words by
  /// the gaps.
  fileprivate static func line(_ text: String, y: CGFloat) -> TextRun {
    let widths = text.map { character -> CGFloat in
      if let narrow = Self.widths[character] { return narrow * 0.012 }
      return "ויا".contains(character) ? 3.3 : 6.7
    }
    let offsets = widths.indices.map { widths[..<$0].reduce(0, +) }
    return TextRun(
      text: text, clusterOffsets: offsets, width: widths.reduce(0, +),
      font: FontRequest(family: "Helvetica", pointSize: 12), color: .black, origin: CGPoint(x: 10, y: y))
  }

  /// In thousandths of the size; widths of 556 are omitted.
  ///
  /// > Source: Adobe Font Metrics of Helvetica.
  private static let widths: [Character: CGFloat] = [
    " ": 278, ",": 278, "f": 278, "i": 222, "l": 222, "r": 333, "w": 722, "Z": 611, "t": 278, "“": 333, "”": 333,
    "ï": 278, "v": 500, "%": 889, "H": 722, "z": 500,
  ]
}
