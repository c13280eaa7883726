import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The time of a session.
@MainActor struct SessionTimeTests {
  /// Sessions of different generations.
  private let sessions: [Session]

  init() throws {
    sessions = [
      try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1)),
      try Session.phone(CGSize(width: 390, height: 844), .iOS(17)),
    ]
  }

  /// Calls `start` in both sessions to create a view later, and advances them alternately.
  private func owners(_ start: (@escaping @MainActor @Sendable () -> Void) -> Void) -> [Bool] {
    let made = sessions.map { _ in Made() }
    for (session, made) in zip(sessions, made) {
      session.perform { start { made.views.append(UIView()) } }
    }
    for session in sessions.reversed() { session.advance(by: 1) }
    return zip(sessions, made).map { session, made in made.views.count == 1 && made.views[0].session === session }
  }

  @MainActor private final class Made {
    var views: [UIView] = []
  }

  @Test("a timer makes its views in the session it was made in")
  func timer() {
    let owners = owners { work in
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { work() } }
    }
    #expect(owners == [true, true])
  }

  @Test("a timer that is added to a run loop does, too")
  func addedTimer() {
    let owners = owners { work in
      let timer = Timer(timeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { work() } }
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(owners == [true, true])
  }

  @Test("so do a dispatched block, a later one, and one that was sent through another queue")
  func blocks() {
    #expect(owners { work in DispatchQueue.main.async { work() } } == [true, true])
    #expect(owners { work in DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { work() } } == [true, true])
    #expect(owners { work in DispatchQueue.global().async { DispatchQueue.main.async { work() } } } == [true, true])
  }

  @Test("so does the completion of an animation")
  func completion() {
    #expect(
      owners { work in
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          work()
        }
      } == [true, true])
  }

  @Test("work is done in the order of its time, a repeating timer at each of its times")
  func order() {
    let trace = Trace()
    sessions[0].perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { trace.events.append("0.25") }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { trace.events.append("tick") }
      }
      DispatchQueue.main.async { trace.events.append("now") }
      sessions[0].advance(by: 0.35)
      timer.invalidate()
      sessions[0].advance(by: 1)
      #expect(trace.events == ["now", "tick", "tick", "0.25", "tick"])
      #expect(!timer.isValid)
    }
  }

  @Test("a program that never settles is stopped and reported")
  func endless() {
    let loop = Loop()
    sessions[0].perform { loop.again() }
    sessions[0].advance(by: 0)
    #expect(sessions[0].diagnostics.map(\.rule) == ["program-does-not-rest"])
  }

  @MainActor private final class Loop {
    func again() { DispatchQueue.main.async { self.again() } }
  }

  @Test("where the main queue of the process runs, it moves the session's time along")
  func mainQueue() async throws {
    let trace = Trace()
    sessions[0].perform { DispatchQueue.main.async { trace.events.append("done") } }
    while trace.events.isEmpty { await Task.yield() }
    sessions[0].advance(by: 1)
    #expect(trace.events == ["done"])
  }

  @Test("NSLog writes to the log of the session")
  func log() {
    sessions[0].perform { NSLog("bounds(%f,%d)", 548.0, 3) }
    sessions[1].perform { NSLog("plain") }
    #expect(sessions.map(\.log) == [["bounds(548.000000,3)"], ["plain"]])
  }
}
