import Testing

@testable import UIKit

/// The layout manager of a text view reuses its lines. Basis: derived: its results are those of a new one.
@MainActor struct KeptLayoutTests {
  @Test("answers follow text, width, font and insets")
  func changes() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      view.text = "One two three four five six seven eight"
      let manager = view.layoutManager
      @MainActor func used() -> CGRect { manager.usedRect(for: view.textContainer) }
      @MainActor func fresh() -> CGRect { LaidOutText(view).usedRect }
      #expect(used() == fresh() && used() == used())
      view.frame.size.width = 90
      #expect(used() == fresh())
      view.font = .systemFont(ofSize: 30)
      #expect(used() == fresh())
      view.textContainerInset.left = 20
      #expect(used() == fresh())
      view.textContainer.maximumNumberOfLines = 2
      #expect(used() == fresh())
      view.textStorage.append(NSAttributedString(string: " nine", attributes: [.font: UIFont.systemFont(ofSize: 60)]))
      #expect(used() == fresh())
      view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 8), range: NSRange(location: 0, length: 5))
      #expect(used() == fresh())
    }
  }
}
