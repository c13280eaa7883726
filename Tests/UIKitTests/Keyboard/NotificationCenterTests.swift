import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A notification reaches the observers of its own session, in that session.
@MainActor struct NotificationCenterTests {
  private let old: Session, new: Session
  private let name = Notification.Name("bell")

  init() throws {
    old = try .phone(CGSize(width: 320, height: 568), .iOS(6))
    new = try .phone(CGSize(width: 375, height: 667), .iOS(15))
  }

  @Test func theDefaultCentreIsTheSessions() {
    let centres = [old, new].map { session in session.perform { NotificationCenter.default } }
    #expect(centres[0] === old.notificationCenter)
    #expect(centres[1] === new.notificationCenter)
    #expect(centres[0] !== centres[1])
  }

  @Test func sessionsDoNotHearEachOther() {
    let trace = EventTrace()
    for (session, label) in [(old, "old"), (new, "new")] {
      session.perform {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { trace.note(label) }
        }
      }
    }
    old.perform { NotificationCenter.default.post(name: name, object: nil) }
    #expect(trace.take() == ["old"])
    new.perform { NotificationCenter.default.post(name: name, object: nil) }
    #expect(trace.take() == ["new"])
  }

  @Test func blocksMakeViewsOfTheSessionThatRegisteredThem() {
    let made = Made()
    old.perform {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { made.views.append(UIView()) }
      }
    }
    new.perform { old.notificationCenter.post(name: name, object: nil) }
    #expect(made.views.map { $0.session === old } == [true])
  }

  @Test func anObserverThatLeftHearsNothing() {
    let trace = EventTrace()
    old.perform {
      let center = NotificationCenter.default
      let observer = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { trace.note("heard") }
      }
      center.removeObserver(observer)
      center.post(name: name, object: nil)
    }
    #expect(trace.take() == [])
  }

  @Test func observersOfAnObjectHearOfThatObject() {
    let trace = EventTrace()
    old.perform {
      let center = NotificationCenter.default, view = UIView()
      center.addObserver(forName: name, object: view, queue: .main) { _ in
        MainActor.assumeIsolated { trace.note("view") }
      }
      center.post(name: name, object: UIView())
      center.post(Notification(name: name, object: view))
    }
    #expect(trace.take() == ["view"])
  }

  @Test func aCentreThatIsPassedOnIsTheSessions() {
    let trace = EventTrace()
    old.perform {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { trace.note("heard") }
      }
      let center: NotificationCenter = NotificationCenter.default
      center.post(name: name, object: nil)
    }
    #expect(trace.take() == ["heard"])
  }
}

@MainActor private final class Made {
  var views: [UIView] = []
}
