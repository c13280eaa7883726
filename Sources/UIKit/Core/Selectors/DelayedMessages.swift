import SessionFoundation
import Synchronization

/// A message sent later by `perform(_:with:afterDelay:)`, or from another thread.
struct DelayedMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  @MainActor func send() { _ = Message(selector, with: MethodArguments(first: argument)).send(to: target) }

  /// Whether an argument is the same: an equal value or object, or the identical object.
  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
    return argument as AnyObject === other as AnyObject
  }
}

/// The pending delayed messages of a session.
final class DelayedMessages: Sendable {
  private struct Entry: Sendable {
    let number: Int
    let message: DelayedMessage
    let work: ScheduledWork
  }

  private struct State {
    var last = 0
    var entries: [Entry] = []
  }

  private let state = Mutex(State())

  func add(_ message: DelayedMessage, _ delay: TimeInterval, _ session: Session) {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    let work = session.schedule(after: delay) { [weak self] in
      self?.remove { $0.number == number }
      message.send()
    }
    // Another thread may have run the work already.
    state.withLock { state in
      if work.isWaiting { state.entries.append(Entry(number: number, message: message, work: work)) }
    }
  }

  func cancel(_ isMeant: (DelayedMessage) -> Bool) {
    for entry in remove({ isMeant($0.message) }) { entry.work.cancel() }
  }

  func forgetAll() { remove { _ in true } }

  /// Removes entries. The caller releases what they hold after unlocking.
  @discardableResult private func remove(_ isMeant: (Entry) -> Bool) -> [Entry] {
    let all = state.withLock(\.entries), removed = all.filter(isMeant), numbers = Set(removed.map(\.number))
    state.withLock { $0.entries.removeAll { numbers.contains($0.number) } }
    return removed
  }
}
