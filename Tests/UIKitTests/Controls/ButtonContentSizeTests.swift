import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The sizes of buttons of each type with custom content. Basis: a public test suite that passes on iOS.
@MainActor struct ButtonContentSizeTests {
  private func button(_ type: UIButton.ButtonType, _ version: SystemVersion = .iOS(17)) throws -> UIButton {
    try Session.of(version, "iphone-15-pro").perform { UIButton(type: type) }
  }

  private let square = UIImage(name: "square", size: CGSize(width: 5, height: 5))

  @Test(
    "a button that is a symbol follows image, title and insets",
    arguments: [
      UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd,
    ])
  func symbols(_ type: UIButton.ButtonType) throws {
    let button = try button(type)
    let plain = button.intrinsicContentSize
    #expect(abs(plain.width - 25.667) < 1e-3 && plain.width == plain.height)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(abs(button.intrinsicContentSize.width - plain.width - 2) < 1e-9)
    button.setImage(square, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 7, height: 7))
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
    button.setImage(nil, for: .normal)
    #expect(button.intrinsicContentSize == plain)
    button.setTitle("More", for: .normal)
    #expect(button.intrinsicContentSize.width > plain.width + 20)
  }

  @Test("an empty title beside an image is a line high, but not in buttons that are symbols")
  func emptyTitle() throws {
    for (type, height) in [(UIButton.ButtonType.custom, 22.0), (.system, 18), (.infoLight, 5)] {
      let button = try button(type)
      button.setImage(square, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
      button.setTitle("", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 5, height: height))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      #expect(button.intrinsicContentSize == CGSize(width: 7, height: height + 2))
    }
  }

  @Test(
    "the least width of 30 is for buttons without image and insets",
    arguments: [
      UIButton.ButtonType.custom, .system,
    ])
  func leastWidth(_ type: UIButton.ButtonType) throws {
    let button = try button(type)
    #expect(button.intrinsicContentSize.width == 30)
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let titled = button.intrinsicContentSize.width
    #expect(titled > 2 && titled < 12)
    button.contentEdgeInsets = .zero
    button.setImage(square, for: .normal)
    #expect(abs(button.intrinsicContentSize.width - titled - 3) < 1e-9)
  }

  @Test("an empty custom button with insets of 1 is 2 by 24")
  func empty() throws {
    let button = try button(.custom)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(button.intrinsicContentSize == CGSize(width: 2, height: 24))
  }

  @Test("after layout the title's label and the image's view are subviews")
  func parts() throws {
    let button = try button(.system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { ($0 as? UILabel)?.text == "Go" })
    button.setImage(square, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { ($0 as? UIImageView)?.image === square })
  }

  @Test("a template image of a custom button has the tint, whatever colour the title has")
  func tint() throws {
    let sheet = try Sheet(.iOS(17))
    let lines = sheet.content {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      button.tintColor = .red
      button.setImage(
        UIImage(name: "square", size: CGSize(width: 5, height: 5)).withRenderingMode(.alwaysTemplate), for: .normal)
      return button
    }
    #expect(lines.contains { $0.contains("#ff0000") } && !lines.contains { $0.contains("#ffffff") })
  }

  @Test("the next update of a configuration replaces a font that was set on the label")
  func labelFont() throws {
    try Session.of(.iOS(17)).perform {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Go"
      button.layoutIfNeeded()
      let own = button.intrinsicContentSize
      button.titleLabel?.font = .systemFont(ofSize: 60)
      #expect(button.intrinsicContentSize.width > 2 * own.width)
      button.isHighlighted = true
      button.layoutIfNeeded()
      #expect(button.intrinsicContentSize == own && (button.titleLabel?.font.pointSize ?? 60) < 20)
    }
  }
}
