import SystemProfiles
import Testing

@testable import UIKit

/// The information for assistive software. Basis: references of the informal protocols UIAccessibility,
/// UIAccessibilityContainer, UIAccessibilityAction and UIAccessibilityFocus.
@MainActor struct AccessibilityTests {
  private func session() throws -> Session {
    Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
  }

  @Test("views of UIKit say what they show, until the program says otherwise")
  func defaults() {
    let label = UILabel(), button = UIButton(type: .system), slider = UISlider(), mark = UISwitch()
    label.text = "Hello"
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    (slider.value, mark.isOn) = (0.25, true)
    #expect(
      label.isAccessibilityElement && label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Go" && button.accessibilityTraits == [.button, .notEnabled])
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    #expect(mark.accessibilityValue == "1" && !UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    label.accessibilityLabel = "Good day"
    label.accessibilityTraits = .header
    #expect(label.accessibilityLabel == "Good day" && label.accessibilityAttributedLabel?.string == "Good day")
    #expect(label.accessibilityTraits == .header && UIBarButtonItem(title: "Add").accessibilityLabel == "Add")
  }

  @Test("a slider moves by a tenth of its range, and tells")
  func adjusting() {
    let slider = UISlider()
    var told: [Float] = []
    (slider.maximumValue, slider.value) = (10, 5)
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(told == [6, 5])
  }

  private final class Stars: UIView {
    var count = 2
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(count) stars" }
      set {}
    }
    override func accessibilityIncrement() { count += 1 }
    override func accessibilityActivate() -> Bool { count > 0 }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @Test("a view says and does what it overrides")
  func overriding() {
    let stars = Stars()
    stars.accessibilityIncrement()
    #expect(stars.isAccessibilityElement && stars.accessibilityValue == "3 stars" && stars.accessibilityActivate())
    #expect(stars.accessibilityScroll(.left) && !UIView().accessibilityScroll(.left))
    #expect(stars.accessibilityPerformEscape() && !UIViewController().accessibilityPerformMagicTap())
  }

  @Test("a container holds elements that are no views, with frames on the screen")
  func elements() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController(), chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
      controller.view.addSubview(chart)
      _ = session.show(controller)
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "May"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 50)
      chart.accessibilityElements = [bar]
      #expect(chart.accessibilityFrame == CGRect(x: 20, y: 100, width: 200, height: 50))
      #expect(bar.isAccessibilityElement && bar.accessibilityFrame == CGRect(x: 30, y: 100, width: 20, height: 50))
      #expect(bar.accessibilityActivationPoint == CGPoint(x: 40, y: 125))
      #expect(chart.accessibilityElementCount() == 1 && chart.accessibilityElement(at: 0) as? UIResponder === bar)
      #expect(chart.index(ofAccessibilityElement: bar) == 0 && chart.index(ofAccessibilityElement: chart) == NSNotFound)
      #expect(chart.accessibilityElement(at: 1) == nil && UIView().accessibilityElements == nil)
      bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(bar.accessibilityFrame.width == 3)
    }
  }

  @Test("an action runs by closure, or by target and selector")
  func actions() {
    var done: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      done.append(action.name)
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.carryOut() == true && done == ["Delete"])
    #expect(!UIAccessibilityCustomAction(name: "None", target: nil, selector: Selector("none:")).carryOut())
  }

  private final class Focusable: UIView {
    var news: [String] = []
    override func accessibilityElementDidBecomeFocused() { news.append("focused") }
    override func accessibilityElementDidLoseFocus() { news.append("lost") }
  }

  @Test("without VoiceOver nothing is spoken; with it a new screen moves the focus, and announcements are spoken")
  func posting() throws {
    let session = try session()
    session.perform {
      let view = Focusable(), other = UIView()
      UIAccessibility.post(notification: .screenChanged, argument: view)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.isShakeToUndoEnabled)
      #expect(
        view.news.isEmpty && session.assistance.spoken.isEmpty && UIAccessibility.focusedElement(using: nil) == nil)
      var changes = 0, finished: [String] = []
      let center = NotificationCenter.default
      let tokens = [
        center.addObserver(forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil) {
          _ in
          MainActor.assumeIsolated { changes += 1 }
        },
        center.addObserver(forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil) {
          note in
          let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
          MainActor.assumeIsolated { finished.append(text ?? "") }
        },
      ]
      session.assist(with: .voiceOver)
      #expect(UIAccessibility.isVoiceOverRunning && changes == 1)
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(view.accessibilityElementIsFocused() && UIAccessibility.focusedElement(using: nil) as? UIView === view)
      UIAccessibility.post(notification: .screenChanged, argument: other)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      #expect(view.news == ["focused", "lost"] && session.assistance.spoken == ["Saved"] && finished == ["Saved"])
      tokens.forEach(center.removeObserver)
    }
  }

  @Test("another thread may post, and the main actor hears it")
  func postFromThread() throws {
    let session = try session()
    session.perform {
      session.assist(with: .voiceOver)
      DispatchQueue.global().async { UIAccessibility.post(notification: .announcement, argument: "Done") }
    }
    session.advance(by: 1)
    #expect(session.assistance.spoken == ["Done"])
  }

  @Test("bold text and darker colors are traits, too")
  func traits() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController()
      _ = session.show(controller)
      session.assist(with: [.boldText, .darkerSystemColors])
      #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(controller.view.traitCollection.legibilityWeight == .bold)
      #expect(UITraitCollection.current.accessibilityContrast == .high)
      session.assist(with: [])
      #expect(controller.view.traitCollection.legibilityWeight == .regular)
    }
  }

  @Test("an action of an alert has a name that a test finds it by")
  func alertActions() throws {
    let session = try session()
    try session.perform {
      let controller = UIViewController()
      _ = session.show(controller)
      var done = false
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in done = true }
      action.accessibilityIdentifier = "confirm"
      alert.addAction(action)
      controller.present(alert, animated: false)
      session.commitWindows()
      try session.perform(.tap("confirm"))
      session.advance(by: 2)
      #expect(done)
    }
  }
}
