import SystemProfiles
import Testing

@testable import UIKit

/// The reading order and the actions of assistive software. Basis: references of the informal protocols
/// UIAccessibilityContainer and UIAccessibilityAction.
@MainActor struct AssistiveReadingTests {
  private let session: Session
  private let controller: Root

  private final class Root: UIViewController {
    var scrolled: [UIAccessibilityScrollDirection] = []
    var escapes = 0
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrolled.append(direction)
      return true
    }
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  init() throws {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
    self.session = session
    controller = session.perform { Root() }
    _ = session.show(controller)
  }

  private func add(_ text: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil) -> UILabel {
    session.perform {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
      label.text = text
      (view ?? controller.view).addSubview(label)
      return label
    }
  }

  private var spoken: [String] { session.spokenElements.map { $0.accessibilityLabel ?? "" } }

  @Test("elements are read by rows, groups in a piece, and what is hidden is not")
  func order() {
    let right = add("right", 200, 100), left = add("left", 20, 104), below = add("below", 20, 200)
    #expect(spoken == ["left", "right", "below"])
    controller.view.semanticContentAttribute = .forceRightToLeft
    #expect(spoken == ["right", "left", "below"])
    controller.view.semanticContentAttribute = .unspecified
    let card = session.perform { UIView(frame: CGRect(x: 0, y: 90, width: 150, height: 300)) }
    controller.view.insertSubview(card, at: 0)
    for label in [left, below] { card.addSubview(label) }
    card.shouldGroupAccessibilityChildren = true
    #expect(spoken == ["left", "below", "right"])
    card.accessibilityElementsHidden = true
    #expect(spoken == ["right"])
    card.accessibilityElementsHidden = false
    card.accessibilityViewIsModal = true
    #expect(spoken == ["left", "below"])
    card.accessibilityElements = [below, left]
    #expect(spoken == ["below", "left"])
    right.isHidden = true
    card.isHidden = true
    #expect(spoken.isEmpty)
  }

  @Test("an element says its label, its value, what it is and its hint")
  func words() {
    let slider = UISlider(), button = UIButton(type: .system), mark = UISwitch()
    (slider.value, slider.accessibilityLabel) = (0.5, "Volume")
    button.setTitle("Send", for: .normal)
    button.accessibilityHint = "Sends the message"
    button.isEnabled = false
    mark.accessibilityLabel = "Sound"
    #expect(slider.spokenWords == "Volume, 50%, adjustable")
    #expect(button.spokenWords == "Send, dimmed, button, Sends the message")
    #expect(mark.spokenWords == "Sound, 0, switch button")
  }

  @Test("gestures reach the element, and what it leaves goes up the chain of responders")
  func gestures() {
    let label = add("one", 20, 100)
    let button = session.perform { UIButton(type: .system) }, slider = session.perform { UISlider() }
    var taps = 0, done: [String] = []
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    for view in [button, slider] { controller.view.addSubview(view) }
    session.commitWindows()
    #expect(session.assist(.activate, on: button) && taps == 1)
    #expect(session.assist(.increment, on: slider) && abs(slider.value - 0.1) < 1e-6)
    #expect(!session.assist(.increment, on: label))
    #expect(session.assist(.scroll(.left), on: label) && controller.scrolled == [.left])
    #expect(session.assist(.escape, on: label) && controller.escapes == 1)
    #expect(!session.assist(.magicTap, on: label))
    controller.view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        done.append(action.name)
        return true
      }
    ]
    #expect(session.assist(.custom("Delete"), on: label) && done == ["Delete"])
    #expect(!session.assist(.custom("Other"), on: label))
  }
}
