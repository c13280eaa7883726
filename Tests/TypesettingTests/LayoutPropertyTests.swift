import CoreTypes
import Testing

@testable import Typesetting

/// Properties of every text, width and mode; the cases are the same in every run.
struct LayoutPropertyTests {
  /// A linear congruential generator (Knuth's MMIX constants).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64 = 1
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let alphabet = Array("abcdefgTVA.,-/()  \n\t0123é日本語。한글שלום👩‍👩‍👧🇩🇪\u{301}\u{200B}\u{AD}")

  private func text(_ dice: inout Dice) -> String {
    String((0..<Int.random(in: 0...40, using: &dice)).map { _ in Self.alphabet.randomElement(using: &dice)! })
  }

  private func font(_ dice: inout Dice) -> ResolvedFont {
    let size = CGFloat([9, 13, 17, 22, 34].randomElement(using: &dice)!)
    return ResolvedFont(.system(size), era: TypographyEra.allCases.randomElement(using: &dice)!)
  }

  @Test func wrappedLinesFitAndLoseNothing() {
    var dice = Dice()
    for _ in 0..<1500 {
      let (text, font) = (text(&dice), font(&dice))
      let width = CGFloat.random(in: 0...200, using: &dice)
      let layout = TextMeasurer(TextOptions(maxWidth: width)).layout(text, font: font)
      let shown = layout.lines.map { $0.withoutHyphen(of: text) }.joined().filter { !$0.isWhitespace }
      #expect(shown == text.filter { !$0.isWhitespace })
      #expect(!layout.isTruncated)
      for line in layout.lines where line.text.count > 1 && line.text.last?.isWhitespace == false {
        #expect(line.width <= width + 0.002, "\(line.text.debugDescription) in \(width)")
      }
    }
  }

  @Test func aLineLimitIsKeptInEveryMode() {
    var dice = Dice()
    for number in 0..<1500 {
      let (text, font) = (text(&dice), font(&dice))
      let options = TextOptions(
        maxWidth: CGFloat.random(in: 20...200, using: &dice), lineLimit: Int.random(in: 1...3, using: &dice),
        lineBreakMode: TextLineBreakMode(rawValue: number % 6)!, lineBreakStrategy: number % 2 == 0 ? .pushOut : [])
      let layout = TextMeasurer(options).layout(text, font: font)
      #expect(layout.lines.count <= options.lineLimit)
      #expect(layout.size.width <= options.maxWidth)
      let hasEllipsis = layout.lines.last?.text.contains(Truncation.ellipsis) ?? false
      #expect(hasEllipsis == (layout.isTruncated && options.lineBreakMode.isTruncating))
    }
  }

  @Test func baselinesGoDown() {
    var dice = Dice()
    for _ in 0..<300 {
      let (text, font) = (text(&dice), font(&dice))
      let layout = TextMeasurer(TextOptions(maxWidth: 80)).layout(text, font: font)
      #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.baseline < $1.baseline })
    }
  }
}

extension TextLine {
  /// Returns the string without the hyphen that is shown for a soft one at the end.
  fileprivate func withoutHyphen(of source: String) -> String {
    let ownText = source[range]
    return isBroken && ownText.last == "\u{AD}" && text == ownText + "-" ? String(ownText) : text
  }
}
