import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Attributed strings from HTML. Basis: the NSAttributedString reference; sizes and distances are assumed.
@MainActor struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try Session.of(.iOS(17)).perform {
      try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
  }

  private func font(_ text: NSAttributedString, at word: String) -> UIFont? {
    let place = (text.string as NSString).range(of: word).location
    return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  @Test("emphasis, links and entities")
  func inline() throws {
    let text = try read("Hello <b>bold</b> &amp; <i>italic</i> <a href=\"https://a.org\">link</a> &#8364;&nbsp;5")
    #expect(text.string == "Hello bold & italic link €\u{A0}5")
    #expect(font(text, at: "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, at: "italic")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(text, at: "Hello")?.pointSize == 12)
    let place = (text.string as NSString).range(of: "link").location
    #expect(text.attribute(.link, at: place, effectiveRange: nil) as? URL == URL(string: "https://a.org"))
  }

  @Test("paragraphs, breaks and lists")
  func blocks() throws {
    #expect(try read("<p>One</p>\n <p>Two  words<br>more</p>").string == "One\nTwo words\u{2028}more\n")
    #expect(try read("<ul><li>a</li><li>b</li></ul>").string == "\t•\ta\n\t•\tb\n")
    #expect(try read("<ol start=3><li>a<li>b</ol>").string == "\t3.\ta\n\t4.\tb\n")
    #expect(
      try read("<html><head><title>T</title><script>x<y</script></head><body>Text</body></html>").string == "Text")
    #expect(try read("<!-- note --><pre>a\n  b</pre>").string == "a\n  b\n")
  }

  @Test("style sheets and inline styles")
  func styles() throws {
    let text = try read(
      """
      <style>body { font-family: '-apple-system'; font-size: 17px } /* c */ .red { color: #f00 } p.big, #x { font: bold 20px Helvetica }</style>
      <body>plain <span class="red">red</span><p class=big style="text-align:center">big</p></body>
      """)
    #expect(font(text, at: "plain") == UIFont.systemFont(ofSize: 17))
    let place = (text.string as NSString).range(of: "red").location
    #expect(
      text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(font(text, at: "big")?.pointSize == 20)
    let paragraph = text.attribute(
      .paragraphStyle, at: (text.string as NSString).range(of: "big").location, effectiveRange: nil)
    #expect((paragraph as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("broken markup is text or is left out")
  func broken() throws {
    #expect(try read("a < b <b>c <i>d</b> e</i> <").string == "a < b c d e <")
    #expect(try read("").length == 0)
    #expect(try read("<p").string == "")
    #expect(try read("&bogus; &amp").string == "&bogus; &amp")
  }

  @Test("data of other types cannot be read")
  func types() throws {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    let plain = try NSAttributedString(
      data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
    #expect(plain.string == "<b>")
    #expect(
      try plain.data(
        from: NSRange(location: 0, length: 3),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.plain]) == Data("<b>".utf8))
  }
}
