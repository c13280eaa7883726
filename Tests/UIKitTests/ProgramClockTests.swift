import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// An app's clock.
/// Basis: the Timer reference of Foundation, and the guarantees for an app in virtual time.
@MainActor struct ProgramClockTests {
  private let session: Session
  private let trace = Trace()

  init() throws { session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1)) }

  private func timer(
    _ interval: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    session.perform {
      Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
        MainActor.assumeIsolated { body(timer) }
      }
    }
  }

  @Test("ten waits of a tenth are a second, and the tenth tick is among them")
  func tenths() {
    let ticking = timer(0.1, repeats: true) { [trace] _ in trace.events.append("tick") }
    session.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [trace] in trace.events.append("second") } }
    for _ in 0..<10 { session.advance(by: 0.1) }
    ticking.invalidate()
    #expect(trace.events == Array(repeating: "tick", count: 9) + ["second", "tick"])
    #expect(session.now == 1)
  }

  @Test("work of the same time is done in the order it was asked for")
  func sameTime() {
    for name in ["a", "b", "c", "d", "e"] { session.schedule(after: 0.5) { [trace] in trace.events.append(name) } }
    session.schedule(after: 0.25) { [session, trace] in
      session.schedule(after: 0.25) { trace.events.append("f") }
    }
    session.advance(by: 0.5)
    #expect(trace.events == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("a delay may be anything")
  func delays() {
    for delay in [-1, -TimeInterval.infinity, .nan] {
      session.schedule(after: delay) { [trace] in trace.events.append("now") }
    }
    session.schedule(after: TimeInterval.infinity) { [trace] in trace.events.append("never") }
    session.perform {
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { [trace] in trace.events.append("never") }
    }
    session.advance(by: 0)
    session.advance(by: 1e6)
    #expect(trace.events == ["now", "now", "now"])
  }

  @Test("a timer that ends itself ticks no more, and lets go of what it held")
  func invalidation() {
    weak var held: Trace?
    let ticking = {
      let object = Trace()
      held = object
      return timer(0.1, repeats: true) { [trace] timer in
        object.events.append("tick")
        trace.events.append("tick")
        if object.events.count == 2 { timer.invalidate() }
      }
    }()
    session.advance(by: 1)
    #expect(trace.events == ["tick", "tick"])
    #expect(!ticking.isValid && held == nil)
  }

  @Test("cancelled work lets go of what it held at once")
  func cancelling() {
    weak var held: Trace?
    let work = {
      let object = Trace()
      held = object
      return session.schedule(after: 3600) { object.events.append("done") }
    }()
    #expect(held != nil && work.isWaiting)
    work.cancel()
    #expect(held == nil && !work.isWaiting)
  }

  @Test("a program that is gone does nothing, and what waited in it is gone, too")
  func gone() throws {
    weak var held: Trace?
    try {
      let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(6, 1))
      let object = Trace()
      held = object
      session.perform {
        _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { _ in
          MainActor.assumeIsolated { object.events.append("tick") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { object.events.append("done") }
      }
    }()
    #expect(held == nil)
  }

  @Test("work that lets time pass itself does what is due first, and time does not run backwards")
  func nested() {
    for delay in [0.2, 0.4, 0.6] { session.schedule(after: delay) { [trace] in trace.events.append("\(delay)") } }
    session.schedule(after: 0.1) { [session, trace] in
      session.advance(by: 0.4)
      trace.events.append("inner")
    }
    session.advance(by: 0.3)
    #expect(trace.events == ["0.2", "0.4", "inner"] && session.now == 0.5)
    session.advance(by: 0.1)
    #expect(trace.events.last == "0.6")
  }

  @Test("one session's time passes inside another's work, each in its own")
  func others() throws {
    let other = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    other.schedule(after: 1) { [trace] in trace.events.append("other \(Session.current === other)") }
    session.schedule(after: 1) { [session, trace] in
      other.advance(by: 2)
      trace.events.append("own \(Session.current === session)")
    }
    session.advance(by: 1)
    #expect(trace.events == ["other true", "own true"] && session.now == 1 && other.now == 2)
  }

  @Test("a hundred thousand pieces of work are done; one more is too much for one go")
  func limit() {
    let counter = Counter()
    for index in 0..<100_000 { session.schedule(after: Double(index * 7919 % 1000) / 1000) { counter.count += 1 } }
    session.advance(by: 1)
    #expect(counter.count == 100_000 && session.diagnostics.isEmpty && session.now == 1)
    for _ in 0...100_000 { session.schedule(after: 0) { counter.count += 1 } }
    session.advance(by: 0)
    #expect(counter.count == 200_000 && session.diagnostics.map(\.rule) == ["program-does-not-rest"])
  }

  @MainActor private final class Counter {
    var count = 0
  }

  @Test("a notification from another queue arrives on the main one, in its program")
  func posting() {
    let name = Notification.Name("loaded")
    session.perform {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [session, trace] _ in
        MainActor.assumeIsolated { trace.events.append("heard \(Session.current === session)") }
      }
      NotificationCenter.default.post(name: name, object: nil)
      trace.events.append("posted")
      DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    }
    session.advance(by: 0)
    #expect(trace.events == ["heard true", "posted", "heard true"])
  }

  /// Basis: the Timer reference, `fireDate`.
  @Test("a timer fires at its date, which can be moved")
  func fireDate() {
    let ticking = timer(1, repeats: true) { [trace, session] timer in
      trace.events.append("\(session.now.rounded())")
      if session.now > 3.5 { timer.fireDate = .distantFuture }
    }
    #expect(abs(ticking.fireDate.timeIntervalSinceNow - 1) < 0.2)
    session.advance(by: 0.25)
    #expect(abs(ticking.fireDate.timeIntervalSinceNow - 0.75) < 0.2)
    ticking.fireDate = Date(timeIntervalSinceNow: 2.75)
    session.advance(by: 2.5)
    #expect(trace.events == [])
    session.advance(by: 10)
    #expect(trace.events == ["3.0", "4.0"] && ticking.isValid && ticking.fireDate.timeIntervalSinceNow > 1e6)
    ticking.fireDate = Date()
    session.advance(by: 0)
    #expect(trace.events.count == 3)
    ticking.invalidate()
    ticking.fireDate = Date()
    session.advance(by: 2)
    #expect(trace.events.count == 3)
  }

  @Test("a timer that was not started keeps its new date")
  func fireDateBeforeStart() {
    session.perform {
      let waiting = Timer(timeInterval: 5, repeats: false) { [trace] _ in
        MainActor.assumeIsolated { trace.events.append("fired") }
      }
      waiting.fireDate = Date(timeIntervalSinceNow: 1)
      RunLoop.main.add(waiting, forMode: .common)
    }
    session.advance(by: 0.9)
    #expect(trace.events == [])
    session.advance(by: 0.2)
    #expect(trace.events == ["fired"])
  }
}
