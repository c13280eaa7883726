import SystemProfiles
import Testing

@testable import UIKit

/// How buttons arrange the content of their states. Basis: the UIButton reference, unless a test states otherwise;
/// lengths from the text widths of iOS 7, where "Button" in 15 points is 46 wide.
@MainActor struct ButtonTests {
  private let bird = UIImage(name: "bird", size: CGSize(width: 20, height: 10))

  private func make(
    _ version: SystemVersion = .iOS(7), title: String? = "Button", image: Bool = false,
    direction: UISemanticContentAttribute = .unspecified
  ) throws -> UIButton {
    try Session.of(version).perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      button.setTitle(title, for: .normal)
      if image { button.setImage(bird, for: .normal) }
      button.semanticContentAttribute = direction
      return button
    }
  }

  private func image(of button: UIButton) -> CGRect {
    button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
  }

  private func title(of button: UIButton) -> CGRect {
    button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
  }

  @Test("the background fills the bounds, the content what the content insets leave")
  func rectangles() throws {
    let button = try make()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 194, height: 46))
  }

  @Test("image and title stand side by side in the middle, the image first, without a gap")
  func sideBySide() throws {
    let button = try make(image: true)
    #expect(image(of: button) == CGRect(x: 67, y: 20, width: 20, height: 10))
    #expect(title(of: button).minX == 87 && abs(title(of: button).midY - 25) <= 0.5)
  }

  @Test("right to left, the image is at the right", arguments: [true, false])
  func rightToLeft(isForced: Bool) throws {
    let button = try make(.iOS(12), image: true, direction: isForced ? .forceRightToLeft : .forceLeftToRight)
    #expect((image(of: button).minX > title(of: button).minX) == isForced)
  }

  @Test("leading and trailing follow the reading direction")
  func leading() throws {
    let button = try make(.iOS(12), image: true, direction: .forceRightToLeft)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .right && image(of: button).maxX == 200)
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .left && title(of: button).minX == 0)
  }

  @Test("at the edges: left, right, top and bottom")
  func edges() throws {
    let button = try make(image: true)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    #expect(image(of: button).origin == .zero)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    #expect(title(of: button).maxX == 200 && image(of: button).maxY == 50)
  }

  @Test("filling stretches an image alone to the content, and gives a title what the image leaves")
  func fill() throws {
    let alone = try make(title: nil, image: true)
    (alone.contentHorizontalAlignment, alone.contentVerticalAlignment) = (.fill, .fill)
    #expect(image(of: alone) == alone.bounds)
    let both = try make(image: true)
    both.contentHorizontalAlignment = .fill
    #expect(image(of: both).width == 20 && title(of: both).width == 180)
  }

  @Test("an image that is too large is cut to the content, and the title gets the rest")
  func largeImage() throws {
    let button = try make()
    button.setImage(UIImage(name: "wall", size: CGSize(width: 180, height: 80)), for: .normal)
    #expect(image(of: button) == CGRect(x: 0, y: 0, width: 180, height: 50))
    #expect(title(of: button).width == 20)
  }

  /// Basis: documented: insets of title and image are applied after the size is determined.
  @Test("insets of image and title move these without making room, content insets make room")
  func insets() throws {
    let button = try make(image: true), plain = button.intrinsicContentSize, before = title(of: button)
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == plain)
    #expect(title(of: button) == before.offsetBy(dx: 5, dy: 2))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6)
    #expect(image(of: button).minX == 64)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: plain.width + 6, height: plain.height + 4))
  }

  @Test("a state without a title, an image or a colour shows the normal state's")
  func states() throws {
    let button = try make(image: true)
    button.setTitle("Held", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.isHighlighted = true
    #expect(button.currentTitle == "Held" && button.currentImage === bird)
    (button.isHighlighted, button.isSelected) = (false, true)
    #expect(button.currentTitle == "Button" && button.title(for: .selected) == "Button")
    #expect(button.titleColor(for: .disabled) == .red)
  }

  @Test("the states are bits of their own")
  func bits() throws {
    let button = try make()
    (button.isHighlighted, button.isEnabled, button.isSelected) = (true, false, true)
    #expect(button.state.rawValue == 7 && UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.selected.rawValue == 4 && UIControl.State.disabled.rawValue == 2)
  }

  @Test("a title with attributes counts first, in its first font")
  func attributed() throws {
    let button = try make(.iOS(12))
    let font = NSAttributedString.Key.font
    button.setAttributedTitle(
      NSAttributedString(string: "Big", attributes: [font: UIFont.systemFont(ofSize: 40)]), for: .normal)
    #expect(button.reportedText == "Big" && button.intrinsicContentSize.height > 45)
    #expect(button.currentAttributedTitle?.string == "Big" && button.currentTitle == "Button")
  }

  @Test("another title is laid out anew")
  func invalidation() throws {
    try Session.of(.iOS(7)).perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(button.frame.size == CGSize(width: 46, height: 30))
      button.setTitle("Button Button", for: .normal)
      root.layoutIfNeeded()
      #expect(button.frame.width > 90)
    }
  }

  /// Basis: captured: `(0 0; 0 0); hidden = YES` in a published dump.
  @Test("text set on the label alone is not shown")
  func labelOnly() throws {
    let button = try make(title: nil)
    button.titleLabel?.text = "Only here"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == .zero && button.titleLabel?.isHidden == true)
    #expect(button.titleLabel?.baselineAdjustment == UIBaselineAdjustment.none)
  }

  @Test("titles are cut in the middle; lines that the label is given do not change the natural size")
  func lines() throws {
    let button = try make(title: "A title of several words"), natural = button.intrinsicContentSize
    #expect(button.lineBreakMode == .byTruncatingMiddle)
    button.titleLabel?.numberOfLines = 0
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    #expect(button.intrinsicContentSize == natural)
    #expect(title(of: button).height > 30 && title(of: button).width <= 80)
  }

  @Test("rounded buttons of iOS 6 are bold and blue, white when touched; iOS 7 has the tint")
  func colors() throws {
    let old = try make(.iOS(6, 1)), new = try make()
    #expect(old.effectiveFont == .systemFont(ofSize: 15, weight: .bold) && new.effectiveFont == .systemFont(ofSize: 15))
    #expect(old.session.palette.button.systemTitle == old.titleInk && new.titleInk == new.tint)
    old.isHighlighted = true
    #expect(old.titleInk == .white)
  }

  @Test("the image view says where the image is, and how it fills its place")
  func imageView() throws {
    let button = try make(title: nil, image: true)
    button.imageView?.contentMode = .scaleAspectFit
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == button.bounds && button.imageView?.image === bird)
    let lines = try Sheet(.iOS(7)).content { button }
    #expect(lines.contains { $0.hasPrefix("image") && $0.contains("50 0 100 50") } == true, "\(lines)")
  }

  @Test("subclasses say where the parts are, and that is where these are drawn")
  func overriding() throws {
    final class Below: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 3, y: 4, width: 5, height: 6)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 30, y: 40, width: 100, height: 20)
      }
    }
    let sheet = try Sheet(.iOS(7))
    let lines = sheet.content {
      let button = Below(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      button.setTitle("Button", for: .normal)
      button.setImage(bird, for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel != nil)
      button.layoutSubviews()
      #expect(button.titleLabel?.frame == CGRect(x: 30, y: 40, width: 100, height: 20))
      return button
    }
    #expect(lines.contains { $0.hasPrefix("image") && $0.contains("3 4 5 6") }, "\(lines)")
  }

  @Test("a touch makes an image paler that has no other, unless it is told not to")
  func dimming() throws {
    let sheet = try Sheet(.iOS(7))
    func layers(_ adjusts: Bool) -> Int {
      sheet.content {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.setImage(bird, for: .normal)
        button.adjustsImageWhenHighlighted = adjusts
        button.isHighlighted = true
        return button
      }.count { $0.hasPrefix("layer") || $0.hasPrefix("begin layer") || $0.contains("opacity") }
    }
    #expect(layers(true) == 1 && layers(false) == 0)
  }

  @Test("a button that selects itself is selected when its action runs")
  func toggling() throws {
    let session = try Session.of(.iOS(15)), root = session.perform { UIViewController() }
    _ = session.show(root)
    let button = session.perform { UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40)) }
    button.changesSelectionAsPrimaryAction = true
    session.perform { root.view.addSubview(button) }
    var seen: [Bool] = []
    button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    session.tap(at: CGPoint(x: 50, y: 120))
    session.tap(at: CGPoint(x: 50, y: 120))
    #expect(seen == [true, false])
  }

  @Test("a button that chooses from a menu shows what is chosen")
  func popup() throws {
    let button = try make(.iOS(15))
    let elements = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: elements)
    #expect(button.reportedText == "Button")
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(button.reportedText == "One")
    elements[1].state = .on
    #expect(button.reportedText == "Two")
  }
}
