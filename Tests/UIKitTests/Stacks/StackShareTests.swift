import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Shares of a stack view's length.
@MainActor struct StackShareTests {
  private let items = [160, 80, 40].map { SizedItem(CGSize(width: $0, height: 20)) }

  /// Makes a row of 200 points without spacing.
  private func row(_ views: [UIView], _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    configure(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    return stack
  }

  private func widths(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map { (($0.layout.solved?.width ?? -1) * 1e4).rounded() / 1e4 }
  }

  /// Basis: worked example of the published constraints.
  @Test("are those of the natural lengths")
  func proportional() { #expect(widths(row(items)) == [114.2857, 57.1429, 28.5714]) }

  @Test("leave hidden items out")
  func hidden() {
    items[1].isHidden = true
    #expect(widths(row(items)) == [160, 0, 40])
  }

  /// Basis: captured, published constraints of a current stack view.
  @Test("are nothing for an item without a natural length")
  func withoutLength() {
    let stack = row([items[0], UIView(), items[2]])
    #expect(widths(stack) == [160, 0, 40])
    #expect(StackLog(stack).lines("UISV-fill-proportionally").contains("UISV-fill-proportionally S1.width == 0.0"))
    #expect(stack.session.diagnostics.isEmpty)
  }

  @Test("are zero when no item has a length")
  func noLengths() {
    let stack = row([UIView(), UIView()]) { $0.spacing = 10 }
    #expect(StackLog(stack).lines("UISV-fill-proportionally").isEmpty)
    #expect(widths(stack).reduce(0, +) == 190)
    #expect(stack.session.diagnostics.isEmpty)
  }

  @Test("follow changes of the natural lengths, and a nested stack view's")
  func changes() {
    let inner = UIStackView(arrangedSubviews: [items[1]])
    let stack = row([items[0], inner])
    #expect(widths(stack) == [133.3333, 66.6667])
    items[0].size.width = 80
    stack.layoutIfNeeded()
    #expect(widths(stack) == [100, 100])
    items[1].size.width = 240
    stack.layoutIfNeeded()
    #expect(widths(stack) == [50, 150])
    inner.addArrangedSubview(SizedItem(CGSize(width: 80, height: 20)))
    stack.layoutIfNeeded()
    #expect(widths(stack) == [40, 160])
  }

  @Test("a gap counts for none of the items")
  func spacing() {
    let stack = row(items) { $0.spacing = 10 }
    #expect(widths(stack) == [106.6667, 53.3333, 20])
  }

  /// Basis: captured. Published constraints of iOS 11.3 and 14.5: half of the row at 759 for a label with compression
  /// resistance 749; in iOS 15 the switch keeps its width.
  @Test("a text of several lines takes half of a row until iOS 14", arguments: [9, 10, 11, 14, 15, 17])
  func textWidth(_ major: Int) throws {
    try Session.of(.iOS(major)).perform {
      let label = UILabel(), item = SizedItem(CGSize(width: 50, height: 30))
      label.text = String(repeating: "many words ", count: 12)
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        item.setContentHuggingPriority(.defaultHigh, for: axis)
      }
      let stack = row([label, item]) {
        ($0.distribution, $0.alignment) = (.fill, .top)
      }
      let lines = StackLog(stack).lines("UISV-text-width-disambiguation")
      #expect(lines == (major < 15 ? ["UISV-text-width-disambiguation S0.width == 0.5*stack.width @759.0"] : []))
      #expect(widths(stack) == (major < 15 ? [100, 100] : [150, 50]))
    }
  }

  private static func wrappingLabel(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, 0)
    return label
  }

  @Test("two labels of several lines share a row in every release", arguments: [9, 14, 15, 17, 26])
  func textsShare(_ major: Int) throws {
    try Session.of(.iOS(major)).perform {
      let texts = ["ND_Simple", "a longer text"].map(Self.wrappingLabel)
      let stack = UIStackView(arrangedSubviews: texts)
      stack.frame = CGRect(x: 0, y: 0, width: 383, height: 40)
      stack.layoutIfNeeded()
      #expect(texts.allSatisfy { abs($0.frame.width - 191.5) <= 0.5 })
    }
  }

  @Test("configured buttons share a row")
  func buttonsShare() throws {
    let buttons = ["ON", "Toggle"].map { title in
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    (stack.spacing, stack.frame) = (30, CGRect(x: 0, y: 0, width: 315, height: 44))
    stack.layoutIfNeeded()
    #expect(buttons.allSatisfy { abs($0.frame.width - 142.5) <= 0.5 })
  }

  @Test("a second text that begins to take several lines makes the row share, and one that ends it no longer")
  func textsBeginToShare() throws {
    let texts = ["a", "some longer text"].map(Self.wrappingLabel)
    texts[1].numberOfLines = 1
    let stack = UIStackView(arrangedSubviews: texts)
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    for (lines, isShared) in [(1, false), (0, true), (2, true), (1, false)] {
      texts[1].numberOfLines = lines
      stack.layoutIfNeeded()
      #expect((texts[0].frame.width == 200) == isShared, "\(lines)")
    }
  }

  @Test("a text that resists with all its strength has no share, and neither has the other one")
  func resistingText() throws {
    let texts = ["Label", "Label"].map(Self.wrappingLabel)
    texts[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    texts[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    let natural = texts[1].intrinsicContentSize.width
    let stack = UIStackView(arrangedSubviews: texts)
    stack.frame = CGRect(x: 0, y: 0, width: 374, height: 40)
    stack.layoutIfNeeded()
    #expect(texts[1].frame.width == natural)
  }

  @Test("a text that begins to take several lines asks for its share then")
  func textWidthChanges() throws {
    try Session.of(.iOS(13)).perform {
      let label = UILabel()
      let stack = row([label, UIView(), UIView()]) {
        $0.distribution = .fill
        $0.spacing = 6
      }
      #expect(StackLog(stack).lines("UISV-text-width-disambiguation").isEmpty)
      label.numberOfLines = 2
      stack.layoutIfNeeded()
      #expect(
        StackLog(stack).lines("UISV-text-width-disambiguation")
          == ["UISV-text-width-disambiguation S0.width == 0.333333*stack.width + -4.0 @760.0"])
    }
  }
}
