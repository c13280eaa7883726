import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The width of text whose lines are broken at a space. Basis: public test suites that pass on iOS, for `boundingRect`;
/// captured: five labels of saved documents that hug their text are wider than their lines by a space.
@MainActor struct WrappedWidthTests {
  @Test("a bounding rectangle counts the space at which a line was broken, and so does a label")
  func trailingSpace() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let font = UIFont.systemFont(ofSize: 17), attributes: [NSAttributedString.Key: Any] = [.font: font]
      let filled = "aaaa ".size(withAttributes: attributes).width, text = "aaaa bbb"
      let found = text.boundingRect(
        with: CGSize(width: filled + 2, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
        context: nil)
      #expect(abs(found.width - filled) < 1e-6 && found.height > font.lineHeight * 1.9)
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, font, 0)
      let size = label.sizeThatFits(CGSize(width: filled + 2, height: 0))
      #expect(size.width >= filled && size.width < filled + 0.4)
    }
  }
}
