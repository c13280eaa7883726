import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Settings, notifications and positions for assistive software. Basis: reference of `UIAccessibility`.
@MainActor struct AssistanceSettingTests {
  private func stage() throws -> (Session, UIViewController) {
    let session = try Session.of(.iOS(17), "iphone-15"), root = session.perform { UIViewController() }
    session.launch(root: { root })
    return (session, root)
  }

  @Test("reduced motion is off until a person turns it on, which is posted")
  func reducedMotion() throws {
    let (session, _) = try stage()
    let heard = EventTrace()
    session.perform {
      _ = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.note("\(UIAccessibility.isReduceMotionEnabled)") } }
    }
    session.perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
    session.assist(with: .reduceMotion)
    session.perform { #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled) }
    session.assist(with: [])
    session.perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
    #expect(heard.lines == ["true", "false"])
  }

  @Test("a scrolled page is spoken of, where assistive software runs")
  func scrolledPage() throws {
    let (session, _) = try stage()
    session.perform { UIAccessibility.post(notification: .pageScrolled, argument: "Page 1 of 3") }
    #expect(session.assistance.spoken.isEmpty)
    session.assist(with: .voiceOver)
    session.perform { UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3") }
    #expect(session.assistance.spoken == ["Page 2 of 3"])
  }

  @MainActor private final class Heard {
    var infos: [[AnyHashable: Any]] = []
  }

  @Test("a focus that moves is posted with the element that has it and the one that had it")
  func focus() throws {
    let (session, root) = try stage(), first = session.perform { UILabel() }, second = session.perform { UILabel() }
    for label in [first, second] { root.view.addSubview(label) }
    let heard = Heard()
    session.notificationCenter.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { notification in
      nonisolated(unsafe) let info = notification.userInfo ?? [:]
      MainActor.assumeIsolated { heard.infos.append(info) }
    }
    session.assist(with: .voiceOver)
    session.perform {
      UIAccessibility.post(notification: .layoutChanged, argument: first)
      UIAccessibility.post(notification: .screenChanged, argument: second)
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === second)
    }
    #expect(heard.infos.count == 2)
    #expect(heard.infos.last?[UIAccessibility.focusedElementUserInfoKey] as? UILabel === second)
    #expect(heard.infos.last?[UIAccessibility.unfocusedElementUserInfoKey] as? UILabel === first)
    #expect(heard.infos.first?[UIAccessibility.unfocusedElementUserInfoKey] == nil)
  }

  @Test("rectangles and paths of a view are turned into those of the screen")
  func places() throws {
    let (session, root) = try stage()
    session.perform {
      let scroll = UIScrollView(frame: CGRect(x: 10, y: 100, width: 200, height: 200)), view = UIView()
      view.frame = CGRect(x: 5, y: 60, width: 50, height: 50)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      scroll.contentOffset.y = 40
      scroll.addSubview(view)
      root.view.addSubview(scroll)
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4), place = CGRect(x: 16, y: 122, width: 3, height: 4)
      #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == place)
      #expect(UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view).bounds == place)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(
        UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
          == CGRect(x: -10, y: 95, width: 100, height: 100))
    }
  }
}
