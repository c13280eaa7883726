import Testing

@testable import UIKit

/// Distances from a layout manager's delegate, and the manager's answers. Basis: documented (`NSLayoutManagerDelegate`,
/// `NSLayoutManager`).
@MainActor struct LayoutDelegateTests {
  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    var spacing: CGFloat = 10
    var completions = 0
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { spacing }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { completions += 1 }
  }

  private func manager(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  @Test("the delegate's line spacing stands between lines")
  func lineSpacing() throws {
    try Session.of(.iOS(17)).perform {
      let (storage, manager, container) = manager("one\ntwo\nthree", width: 200), spacer = Spacer()
      let plain = manager.usedRect(for: container).height
      manager.delegate = spacer
      let spaced = manager.usedRect(for: container).height
      #expect(spaced - plain >= 20 && spaced - plain <= 30)
      _ = manager.usedRect(for: container)
      _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
      #expect(spacer.completions == 1, "laid out once")
      storage.append(NSAttributedString(string: "\nfour", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      #expect(manager.usedRect(for: container).height > spaced && spacer.completions == 2)
    }
  }

  @Test("a text view follows the delegate of its layout manager")
  func textView() throws {
    try Session.of(.iOS(17)).perform {
      let view = UITextView(usingTextLayoutManager: false), spacer = Spacer()
      view.text = "one two three four five six"
      let plain = view.sizeThatFits(CGSize(width: 80, height: 0)).height
      view.layoutManager.delegate = spacer
      let spaced = view.sizeThatFits(CGSize(width: 80, height: 0)).height
      #expect(spaced > plain + 9)
      view.layoutManager.delegate = nil
      #expect(view.sizeThatFits(CGSize(width: 80, height: 0)).height == plain)
    }
  }

  private final class Placer: NSObject, NSLayoutManagerDelegate {
    var ranges: [NSRange] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      ranges.append(glyphRange)
      _ = layoutManager.usedRect(for: textContainer)
      guard glyphRange.location == 0 else { return false }
      lineFragmentRect.pointee.size.height = 50
      baselineOffset.pointee = 40
      return true
    }
  }

  @Test("the delegate places lines, and those below follow")
  func placedLines() throws {
    try Session.of(.iOS(17)).perform {
      let (storage, manager, container) = manager("one\ntwo", width: 200), placer = Placer()
      let plain = manager.usedRect(for: container).height / 2
      manager.delegate = placer
      #expect(abs(manager.usedRect(for: container).height - 50 - plain) < 0.01)
      #expect(placer.ranges.prefix(2) == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 3)])
      #expect(manager.location(forGlyphAt: 0).y == 40)
      #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY == 50)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.text = "one\ntwo"
      let free = view.sizeThatFits(view.bounds.size).height
      view.layoutManager.delegate = placer
      let first = view.lineRect(at: 0)?.height ?? 0
      #expect(view.sizeThatFits(view.bounds.size).height > free + 20 && first > 0)
      withExtendedLifetime(storage) {}
    }
  }

  @Test("the line after a last line break, and the glyphs there are")
  func extraLine() throws {
    try Session.of(.iOS(17)).perform {
      let (endedStorage, ended, _) = manager("one\n", width: 200), (openStorage, open, _) = manager("one", width: 200)
      #expect(ended.extraLineFragmentRect.height > 20 && open.extraLineFragmentRect == .zero)
      #expect(ended.extraLineFragmentRect.minY == ended.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).maxY)
      let (longStorage, long, _) = manager("one two three four five six", width: 100)
      #expect(long.isValidGlyphIndex(26) && !long.isValidGlyphIndex(27))
      // A manager does not retain its storage.
      withExtendedLifetime([endedStorage, openStorage, longStorage]) {}
    }
  }
}
