import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Blocks in place of values, custom content, rotors and pages. Basis: documented, references of UIAccessibility's
/// blocks of iOS 17, AXCustomContent, UIAccessibilityCustomRotor and UIAccessibilityReadingContent; the words are
/// assumed.
@MainActor struct AccessibilityBlockTests {
  @Test("blocks are asked each time, and come before values")
  func blocks() throws {
    try Session.of(.iOS(17)).perform {
      var count = 0
      let view = UIView()
      view.accessibilityLabel = "stored"
      view.accessibilityLabelBlock = {
        count += 1
        return count > 2 ? nil : "asked \(count)"
      }
      #expect(view.accessibilityLabel == "asked 1" && view.accessibilityAttributedLabel?.string == "asked 2")
      #expect(view.accessibilityLabel == "stored")
      view.isAccessibilityElementBlock = { true }
      view.accessibilityTraitsBlock = { [.button, .selected] }
      view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
      #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button, .selected])
      #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
      view.accessibilityActivateBlock = {
        count = 100
        return true
      }
      #expect(view.accessibilityActivate() && count == 100)
      view.accessibilityTraitsBlock = nil
      view.isAccessibilityElementBlock = nil
      #expect(view.accessibilityTraits == .none && !view.isAccessibilityElement)
    }
  }

  private final class Photo: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private final class Page: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { NSNotFound }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { nil }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { "Call me Ishmael." }
  }

  @Test("important content, pages and what is open are read")
  func words() throws {
    try Session.of(.iOS(17)).perform {
      let photo = Photo(), date = AXCustomContent(label: "Date", value: "May"),
        place = AXCustomContent(
          label: "Place", value: "Sea")
      date.importance = .high
      photo.accessibilityCustomContent = [date, place]
      photo.accessibilityLabel = "Photo"
      photo.accessibilityExpandedStatus = .collapsed
      #expect(photo.spokenWords == "Photo, Date, May, collapsed" && Page().spokenWords == "Call me Ishmael.")
    }
  }

  @Test("a rotor moves the focus to what it finds")
  func rotor() throws {
    let session = try Session.of(.iOS(17))
    session.assist(with: .voiceOver)
    session.perform {
      let first = UILabel(), second = UILabel(), list = UIView()
      list.addSubview(first)
      list.addSubview(second)
      list.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Notes") { predicate in
          guard predicate.searchDirection == .next, predicate.currentItem.targetElement === first else { return nil }
          return UIAccessibilityCustomRotorItemResult(targetElement: second, targetRange: nil)
        }
      ]
      #expect(session.assist(.rotor("Notes", .next), on: first) && second.accessibilityElementIsFocused())
      #expect(!session.assist(.rotor("Notes", .previous), on: first) && !session.assist(.rotor("x", .next), on: first))
      AccessibilityNotification.Announcement("Saved").post()
      #expect(session.assistance.spoken == ["Saved"])
    }
  }
}
