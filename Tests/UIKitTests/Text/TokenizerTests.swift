import Testing

@testable import UIKit

/// Units of text. Basis: documented (`UITextInputTokenizer`, `UITextInput`).
@MainActor struct TokenizerTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = text
    return field
  }

  private func range(_ field: UITextField, _ place: Int, _ unit: UITextGranularity, _ way: UITextStorageDirection)
    -> String?
  {
    field.position(from: field.beginningOfDocument, offset: place).flatMap {
      field.tokenizer.rangeEnclosingPosition($0, with: unit, inDirection: .storage(way))
    }.flatMap { field.text(in: $0) }
  }

  @Test("words, sentences and paragraphs around a position")
  func units() throws {
    try Session.of(.iOS(17)).perform {
      let field = field("One two. Three")
      #expect(range(field, 1, .word, .forward) == "One" && range(field, 3, .word, .forward) == nil)
      #expect(range(field, 3, .word, .backward) == "One" && range(field, 4, .word, .forward) == "two")
      #expect(range(field, 1, .sentence, .forward) == "One two. " && range(field, 10, .sentence, .forward) == "Three")
      #expect(range(field, 2, .paragraph, .forward) == "One two. Three")
      #expect(range(field, 2, .character, .forward) == "e" && range(field, 0, .document, .forward) == field.text)
    }
  }

  @Test("boundaries, and the next one in a direction")
  func boundaries() throws {
    try Session.of(.iOS(17)).perform {
      let field = field("One two"), tokenizer = field.tokenizer
      @MainActor func position(_ offset: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: offset))
      }
      let (start, end) = (try position(0), try position(3))
      #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
      #expect(!tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
      #expect(tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward)) == end)
      let four = try position(4)
      #expect(tokenizer.position(from: try position(6), toBoundary: .word, inDirection: .layout(.left)) == four)
    }
  }

  @Test("a range has ends on screen, and a position reaches to them")
  func extending() throws {
    try Session.of(.iOS(17)).perform {
      let field = field("One two")
      let position = try #require(field.position(from: field.beginningOfDocument, offset: 3))
      let after = try #require(field.characterRange(byExtending: position, in: .right))
      #expect(field.text(in: after) == " two")
      #expect(field.position(within: after, farthestIn: .left) == position && field.textInputView === field)
      #expect(field.baseWritingDirection(for: position, in: .forward) == .leftToRight)
    }
  }
}
