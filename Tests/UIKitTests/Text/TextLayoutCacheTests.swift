import Testing
import Typesetting

@testable import UIKit

/// The cache of text layouts.
@MainActor struct TextLayoutCacheTests {
  private let memory = TextLayoutCache()
  private let font = FontDescriptor.system(17)
  private let era = TypographyEra.sanFrancisco11

  private func measured(_ text: String, _ options: TextOptions) -> TextLayout {
    TextMeasurer(options).layout(text, font: ResolvedFont(font, era: era))
  }

  @Test(
    "is what a measurer answers, at every width and in any order",
    arguments: [
      "", "Sign in", "one two three four five", "two\nlines", "••••", "so\u{AD}ft", "שלום big world", "room behind   ",
      "日本語 text", "smile 🙂 twice 🙂", "a\u{2028}b",
    ])
  func answers(text: String) {
    for width in [CGFloat.infinity, 200, 55, 120, 0, -1, 55, .infinity] {
      for limit in [0, 1, 2] {
        for mode in [TextLineBreakMode.truncatingTail, .charWrap, .wordWrap] {
          let options = TextOptions(maxWidth: width, lineLimit: limit, lineBreakMode: mode, usesFontLeading: false)
          let known = memory.text(text, font, options, era: era), fresh = TextMeasurer(options)
          #expect(known.layout == measured(text, options))
          #expect(known.size == fresh.size(text, font: ResolvedFont(font, era: era)))
        }
      }
    }
  }

  @Test("a line is typeset once for all widths that it fits into")
  func oneLine() {
    let narrow = memory.text("Sign in", font, TextOptions(maxWidth: 100), era: era)
    #expect(narrow === memory.text("Sign in", font, TextOptions(maxWidth: 300, lineLimit: 1), era: era))
    #expect(narrow !== memory.text("Sign in", font, TextOptions(maxWidth: 20), era: era))
    #expect(narrow !== memory.text("Sign in", font, TextOptions(maxWidth: 100), era: .helvetica))
    #expect(narrow !== memory.text("Sign in", .system(18), TextOptions(maxWidth: 100), era: era))
  }

  @Test("equal text in two Unicode forms has two entries")
  func normalForms() {
    for text in ["caf\u{E9} au lait", "cafe\u{301} au lait"] {
      let options = TextOptions(maxWidth: 40), known = memory.text(text, font, options, era: era).layout
      #expect(known.lines.map { Array($0.text.utf8) } == measured(text, options).lines.map { Array($0.text.utf8) })
    }
  }

  @Test("what was not asked for while many others were is forgotten, what was asked for is kept")
  func generations() {
    var values = TwoGenerationCache<Int, Int>(capacity: 4)
    for key in 0..<4 { values[key] = key }
    values[4] = 4
    #expect(values[0] == 0)
    for key in 5..<8 { values[key] = key }
    #expect(values[0] == 0)
    #expect(values[1] == nil)
  }
}
