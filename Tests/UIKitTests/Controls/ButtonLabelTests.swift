import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The label of a button's title. Basis: UIButton reference; sizes from the widths of iOS 6.
@MainActor struct ButtonLabelTests {
  private func makeButton() throws -> UIButton {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(6, 1)), device: try DeviceCatalog.find("iphone-5")))
    return session.perform {
      let button = UIButton(type: .roundedRect)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      button.setTitle("Search", for: .normal)
      return button
    }
  }

  @Test("it is made when it is asked for, and only then")
  func lazy() throws {
    let button = try makeButton()
    #expect(button.subviews.isEmpty)
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label] && button.titleLabel === label)
    #expect(label.text == "Search" && label.font == button.effectiveFont)
  }

  @Test("its font is the title's font and changes what the button wants to be")
  func font() throws {
    let button = try makeButton(), width = button.intrinsicContentSize.width
    button.titleLabel?.font = .boldSystemFont(ofSize: 24)
    #expect(button.intrinsicContentSize.width > width)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    #expect(button.lineBreakMode == .byTruncatingTail)
  }

  @Test("its frame is the title's, in the middle above the bevel, and follows text and size")
  func frame() throws {
    let button = try makeButton(), label = try #require(button.titleLabel)
    button.layoutIfNeeded()
    #expect(label.frame.width == 51 && abs(label.center.x - 100) <= 0.5)
    button.setTitle("Looooong text", for: .normal)
    button.layoutIfNeeded()
    #expect(label.text == "Looooong text" && label.frame.width == 105)
    button.frame.size.width = 400
    button.layoutIfNeeded()
    #expect(abs(label.center.x - 200) <= 0.5)
  }

  @Test("the title is drawn once")
  func drawing() throws {
    let button = try makeButton(), plain = try makeButton()
    _ = button.titleLabel
    button.layoutIfNeeded()
    let texts = [button, plain].map { RecordPass.record($0).dump().components(separatedBy: "Search").count }
    #expect(texts[0] == texts[1])
  }
}
