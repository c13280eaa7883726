import Testing

@testable import UIKit

/// Attributed strings with several values.
/// Text in two fonts, as on Apple's systems. Basis: documented.
@MainActor struct AttributeValueTests {
  private var mixed: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
    return text
  }

  private func sizes(_ text: NSAttributedString) -> [CGFloat] {
    var sizes: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      sizes.append((value as? UIFont)?.pointSize ?? 0)
    }
    return sizes
  }

  @Test("copies and parts keep the values of their runs")
  func copies() throws {
    let text = mixed, copy = try #require(text.copy() as? NSAttributedString)
    #expect(copy.isEqual(to: text) && (text.mutableCopy() as? NSMutableAttributedString)?.length == 10)
    #expect(NSAttributedString(attributedString: text).isEqual(to: text))
    let part = text.attributedSubstring(from: NSRange(location: 3, length: 5))
    #expect((part.attribute(.font, at: 4, effectiveRange: nil) as? UIFont) == .boldSystemFont(ofSize: 17))
  }

  @Test("attributes are added, set, taken away and replaced over several runs")
  func changes() {
    let text = mixed, middle = NSRange(location: 3, length: 5)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: middle)
    #expect(sizes(text) == [17, 30, 17])
    text.addAttributes([.foregroundColor: UIColor.red, .paragraphStyle: NSParagraphStyle.default], range: middle)
    text.setAttributes([.font: UIFont.systemFont(ofSize: 20)], range: NSRange(location: 0, length: 4))
    text.removeAttribute(.foregroundColor, range: middle)
    #expect(sizes(text) == [20, 30, 17])
    text.replaceCharacters(in: middle, with: mixed)
    text.insert(mixed, at: 0)
    text.deleteCharacters(in: NSRange(location: 1, length: 2))
    #expect(text.string == "pin boldplaplain boldld")
  }

  @Test("a label, a field and a text view show them, and measure them as they are")
  func views() throws {
    let label = UILabel(), field = UITextField(), view = UITextView()
    label.attributedText = mixed
    field.attributedText = mixed
    view.attributedText = mixed
    #expect(sizes(try #require(label.attributedText)).count == 2)
    #expect(field.attributedText?.isEqual(to: mixed) == true && view.attributedText.isEqual(to: mixed))
    let separate = [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)]
    let widths = zip(["plain ", "bold"], separate).map { ($0 as NSString).size(withAttributes: [.font: $1]).width }
    #expect(abs(mixed.size().width - widths[0] - widths[1]) < 0.01)
  }

  @Test("values are equal by what they say, and copy themselves")
  func values() throws {
    #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) && UIColor.red != .blue)
    #expect(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12), .systemFont(ofSize: 13)]).count == 2)
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 4
    #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 4 && NSParagraphStyle.default.lineSpacing == 0)
    #expect(NSShadow().description.hasPrefix("<NSShadow: 0x"))
  }
}
