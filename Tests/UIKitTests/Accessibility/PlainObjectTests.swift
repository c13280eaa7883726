import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// An app's objects that are not responders. Basis: documented, UIAccessibility is an informal protocol that NSObject
/// implements; its defaults are false, nil and none.
@MainActor struct PlainObjectTests {
  private final class Item: NSObject {}

  @Test("an object of the program keeps what is said of it; another says nothing")
  func storage() throws {
    try Session.of(.iOS(17)).perform {
      let item = Item(), other = Item()
      (item.accessibilityLabel, item.accessibilityValue, item.accessibilityHint) = ("Cup", "full", "drinks")
      (item.isAccessibilityElement, item.accessibilityTraits) = (true, .button)
      (item.accessibilityIdentifier, item.accessibilityFrame) = ("cup", CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(item.accessibilityLabel == "Cup" && item.accessibilityAttributedLabel?.string == "Cup")
      #expect(item.isAccessibilityElement && item.accessibilityTraits == .button)
      #expect(item.accessibilityIdentifier == "cup" && item.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
      #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement && other.accessibilityTraits == .none)
      #expect(other.accessibilityFrame == .zero && other.accessibilityElements == nil)
    }
  }

  @Test("a view known as an object answers with its own members, overridden ones included")
  func views() throws {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "own" }
        set {}
      }
    }
    try Session.of(.iOS(17)).perform {
      let object: NSObject = Named(), label: NSObject = UILabel()
      label.accessibilityHint = "a hint"
      #expect(object.accessibilityLabel == "own" && (label as? UILabel)?.accessibilityHint == "a hint")
    }
  }

  @Test("a reader finds the objects that a view lists, and gives them the focus")
  func reading() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
    let root = session.perform { UIViewController() }, item = Item()
    _ = session.show(root)
    session.perform {
      (item.isAccessibilityElement, item.accessibilityLabel) = (true, "Cup")
      root.view.accessibilityElements = [item, Item()]
    }
    #expect(session.spokenElements.map(\.spokenWords) == ["Cup"])
    session.focusAssistance(on: item)
    #expect(session.perform { item.accessibilityElementIsFocused() })
  }

  /// Basis: documented, the names of the keys; recalled, their values.
  @Test("attributes of speech stay in a label")
  func speech() throws {
    try Session.of(.iOS(17)).perform {
      let item = Item()
      item.accessibilityAttributedLabel = NSAttributedString(
        string: "B2", attributes: [.accessibilitySpeechSpellOut: true, .accessibilitySpeechLanguage: "de-CH"])
      let attributes = item.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.accessibilitySpeechSpellOut] as? Bool == true)
      #expect(attributes?[.accessibilitySpeechLanguage] as? String == "de-CH" && item.accessibilityLabel == "B2")
      #expect(NSAttributedString.Key.accessibilityTextCustom.rawValue == "UIAccessibilityTextAttributeCustom")
    }
  }
}
