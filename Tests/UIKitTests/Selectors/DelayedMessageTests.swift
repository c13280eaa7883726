import Foundation
import Testing
import UIKit

@testable import UIKit

/// Delayed messages: `perform(_:with:afterDelay:)`, timers and notifications with a selector.
/// Basis: the references of NSObject, Timer and NotificationCenter.
@MainActor struct DelayedMessageTests {
  final class Listener: NSObject, ObjCExposed {
    var heard: [String] = []
    func take(_ text: String?) { heard.append(text ?? "nil") }
    func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "")") }
    func changed(_ notification: Notification) { heard.append("\(notification.name.rawValue)") }
    func changedOld(_ notification: NSNotification) { heard.append("old \(notification.name.rawValue)") }
    func plain() { heard.append("plain") }
    static var objcMembers: [ObjCMember] {
      [
        .action("take:", Listener.take), .action("tick:", Listener.tick), .action("changed:", Listener.changed),
        .action("changedOld:", Listener.changedOld), .action("plain", Listener.plain),
      ]
    }
  }

  private let session: Session
  private let listener = Listener()

  init() throws { session = try Session.phone5(.iOS(12)) }

  @Test("a message waits for its time, in the order of the requests")
  func delay() {
    session.perform {
      listener.perform("take:", with: "b", afterDelay: 0.5)
      listener.perform("take:", with: "a", afterDelay: 0.25)
      listener.perform("take:", with: nil, afterDelay: 0)
      listener.perform("plain", with: nil, afterDelay: 0.5, inModes: [.default])
    }
    #expect(listener.heard == [])
    session.advance(by: 0)
    #expect(listener.heard == ["nil"])
    session.advance(by: 0.5)
    #expect(listener.heard == ["nil", "a", "b", "plain"])
  }

  @Test("requests are cancelled by target, selector and an equal argument, or all of a target")
  func cancel() {
    let other = Listener()
    session.perform {
      for text in ["a", "b", "a"] { listener.perform("take:", with: text, afterDelay: 1) }
      listener.perform("plain", with: nil, afterDelay: 1)
      other.perform("take:", with: "a", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "take:", object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "take:", object: nil)
    }
    session.advance(by: 1)
    #expect(listener.heard == ["b", "plain"] && other.heard == ["a"])
    session.perform {
      listener.perform("plain", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
    }
    session.advance(by: 1)
    #expect(listener.heard == ["b", "plain"])
  }

  @Test("the receiver is kept until its message is sent, and no longer")
  func kept() {
    weak var weakly: Listener?
    session.perform {
      let listener = Listener()
      weakly = listener
      listener.perform("plain", with: nil, afterDelay: 1)
    }
    session.advance(by: 0.5)
    #expect(weakly != nil)
    session.advance(by: 0.5)
    #expect(weakly == nil)
  }

  @Test("a timer sends its message with itself, keeps its target until it is over, and then lets go of what it carries")
  func timer() {
    weak var weakly: Listener?
    var timer: Timer?
    session.perform {
      let target = Listener()
      weakly = target
      timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: Selector("tick:"), userInfo: "x", repeats: true)
    }
    session.advance(by: 1)
    #expect(weakly?.heard == ["tick x", "tick x"])
    timer?.invalidate()
    #expect(weakly == nil && timer?.userInfo == nil && timer?.isValid == false)
  }

  @Test("a timer made by hand fires once it is in a run loop, or when it is asked to")
  func timerByHand() {
    session.perform {
      let timer = Timer(timeInterval: 0.5, target: listener, selector: "plain", userInfo: nil, repeats: false)
      session.advance(by: 1)
      #expect(listener.heard == [])
      RunLoop.main.add(timer, forMode: .common)
      session.advance(by: 0.5)
      Timer(fireAt: Date(), interval: 1, target: listener, selector: "tick:", userInfo: 3, repeats: false).fire()
    }
    #expect(listener.heard == ["plain", "tick "])
  }

  @Test("a notification is sent to the observer's method, as either type")
  func notification() {
    let first = NSObject(), second = NSObject()
    session.perform {
      let center = NotificationCenter.default
      center.addObserver(listener, selector: Selector("changed:"), name: .init("a"), object: nil)
      center.addObserver(listener, selector: "changedOld:", name: .init("b"), object: first)
      center.addObserver(listener, selector: "plain", name: UIDevice.orientationDidChangeNotification, object: nil)
      center.post(name: .init("a"), object: nil)
      center.post(name: .init("b"), object: second)
      center.post(name: .init("b"), object: first)
    }
    #expect(listener.heard == ["a", "old b"])
    session.rotate(to: .landscapeLeft)
    #expect(listener.heard.contains("plain"))
  }

  @Test("an observer is removed by name, by sender and altogether, and is not kept")
  func removal() {
    weak var weakly: Listener?
    session.perform {
      let center = NotificationCenter.default
      for name in ["a", "b", "c"] {
        center.addObserver(listener, selector: "changed:", name: .init(name), object: nil)
      }
      center.removeObserver(listener, name: NSNotification.Name("b"), object: nil)
      for name in ["a", "b", "c"] { center.post(name: .init(name), object: nil) }
      #expect(listener.heard == ["a", "c"])
      center.removeObserver(listener)
      for name in ["a", "b", "c"] { center.post(name: .init(name), object: nil) }
      let gone = Listener()
      weakly = gone
      center.addObserver(gone, selector: "changed:", name: nil, object: nil)
    }
    #expect(weakly == nil && listener.heard == ["a", "c"])
    session.perform { NotificationCenter.default.post(name: .init("a"), object: nil) }
  }

  @Test("what is posted on another thread arrives in the program's time, in its session")
  func otherThread() async {
    session.perform { NotificationCenter.default.addObserver(listener, selector: "changed:", name: nil, object: nil) }
    let center = session.notificationCenter
    await Task.detached { center.post(name: .init("far"), object: nil) }.value
    // The main queue may already have run the message.
    session.advance(by: 0)
    #expect(listener.heard == ["far"])
  }

  /// Basis: captured: Pageboy finds the application this way; the references of the three classes.
  @Test("classes give their shared object by name")
  func classMessages() {
    session.perform {
      #expect(UIApplication.responds(to: "sharedApplication") && !UIApplication.responds(to: "sharedThing"))
      #expect(!UIView.responds(to: "sharedApplication"))
      #expect(UIApplication.perform("sharedApplication")?.takeUnretainedValue() === UIApplication.shared)
      #expect(UIScreen.perform("mainScreen")?.takeUnretainedValue() === UIScreen.main)
      #expect(UIDevice.perform("currentDevice")?.takeUnretainedValue() === UIDevice.current)
    }
  }
}
