import Testing

@testable import UIKit

/// Strings without characters, and attributes that are nil. Basis: recalled.
@MainActor struct EmptyStringTests {
  @Test("an empty string is as high as a line of its font and has no width")
  func heights() throws {
    try Session.of(.iOS(17)).perform {
      let font = UIFont.systemFont(ofSize: 20)
      #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
      #expect("".size(withAttributes: nil).height == "x".size(withAttributes: nil).height)
      let room = CGSize(width: 100, height: 0)
      let rect = "".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
      #expect(rect == CGRect(x: 0, y: 0, width: 0, height: font.lineHeight))
    }
  }

  @Test("attributes may be nil where a string draws itself")
  func drawing() throws {
    try Session.of(.iOS(17)).perform {
      let none: [NSAttributedString.Key: Any]? = nil, area = CGRect(x: 0, y: 0, width: 50, height: 50)
      "Text".draw(in: area, withAttributes: none)
      "Text".draw(with: area, options: .usesLineFragmentOrigin, attributes: none, context: nil)
      #expect("Text".size(withAttributes: none).width > 0)
    }
  }
}
