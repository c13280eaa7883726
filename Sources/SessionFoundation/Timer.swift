import CoreTypes
import Synchronization

/// A timer that fires after an interval of the program's time, once or repeatedly.
///
/// It replaces Foundation's timer, which fires on the run loop of the process in whatever program is current.
open class Timer: NSObject, @unchecked Sendable {
  private typealias Block = @Sendable (Timer) -> Void

  private struct State {
    /// The seconds from its start to the first firing.
    var delay: TimeInterval
    /// The time of the next firing, or of the last one; nil before the timer starts.
    var due: ProgramTime?
    /// The number of firings that were scheduled. Only the last of them takes place.
    var scheduled = 0
    /// The block; nil once the timer never fires again, which releases what it captures.
    var block: Block?
    /// The scheduled work. The clock retains it, and it retains the timer.
    weak var work: ScheduledWork?
    var userInfo: Any?
  }

  /// The seconds between two firings of a repeating timer; 0 for one that fires once.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  private let state: Mutex<State>
  private weak let host: (any ProgramHost)?
  private let belongsToProgram: Bool
  /// The tolerance, which is always 0: the timer never fires late.
  open var tolerance: TimeInterval {
    get { 0 }
    set {}
  }

  /// The time of the next firing. Setting it moves that firing; a repeating timer then counts from the new time. After
  /// the timer became invalid, setting it does nothing.
  ///
  /// The date is as far from now in real time as the firing is in the program's time.
  open var fireDate: Date {
    get {
      let (due, delay) = state.withLock { ($0.due, $0.delay) }
      return Date(timeIntervalSinceNow: due.map { ($0 - now).seconds } ?? delay)
    }
    set {
      let delay = newValue.timeIntervalSinceNow.roundedToMilliseconds
      let (work, isWaiting) = state.withLock { state in
        state.delay = delay
        return (state.work, state.block != nil && state.due != nil)
      }
      guard isWaiting else { return }
      work?.cancel()
      wait(delay)
    }
  }

  private var now: ProgramTime { host?.currentTime ?? ProgramTime(seconds: ProcessInfo.processInfo.systemUptime) }

  /// The program's custom data; nil once the timer is invalid.
  open package(set) var userInfo: Any? {
    get { state.withLock { UncheckedValue($0.userInfo) }.value }
    set {
      let value = UncheckedValue(newValue)
      let old = state.withLock { state in
        defer { state.userInfo = value.value }
        return UncheckedValue(state.userInfo)
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Creates a timer that does not fire until it is added to a run loop.
  ///
  /// - Parameter interval: The interval in seconds; 0 and less count as 0.1 ms.
  @preconcurrency public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(delay: Self.positive(interval), interval: interval, repeats: repeats, block: block)
  }

  /// - Parameter date: The time of the first firing, as far from now in the program's time as in real time.
  @preconcurrency public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = date.timeIntervalSinceNow.roundedToMilliseconds
    self.init(delay: delay, interval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that never fires, as a first value for a property.
  public override convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  private init(delay: TimeInterval, interval: TimeInterval, repeats: Bool, block: @escaping Block) {
    (timeInterval, self.repeats) = (repeats ? Self.positive(interval) : 0, repeats)
    state = Mutex(State(delay: delay, block: block))
    host = CurrentProgram.host
    belongsToProgram = CurrentProgram.host != nil
  }

  private static func positive(_ interval: TimeInterval) -> TimeInterval { interval > 0 ? interval : 0.0001 }

  @preconcurrency @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Whether the timer can still fire; false after it was invalidated, or after it fired if it does not repeat.
  open var isValid: Bool { state.withLock { $0.block != nil } }

  /// Fires immediately. A repeating timer keeps its schedule; any other is then invalid.
  open func fire() {
    guard let block = state.withLock(\.block) else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer from ever firing again.
  open func invalidate() {
    // The block is released after the lock is unlocked.
    let old = state.withLock { state in
      defer { (state.block, state.work, state.userInfo) = (nil, nil, nil) }
      return UncheckedValue((block: state.block, work: state.work, userInfo: state.userInfo))
    }.value
    old.work?.cancel()
  }

  /// Starts the timer. Outside every program it uses the main queue of the process.
  package func start() {
    let delay = state.withLock { $0.block != nil && $0.due == nil ? $0.delay : nil }
    if let delay { wait(delay) }
  }

  private func wait(_ delay: TimeInterval) {
    let due = now + ProgramTime(seconds: delay)
    let number = state.withLock { state in
      (state.due, state.scheduled) = (due, state.scheduled + 1)
      return state.scheduled
    }
    if let host {
      let work = host.schedule(after: delay) { [self] in timeHasCome(number) }
      state.withLock { $0.work = work }
    } else if !belongsToProgram {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, qos: .unspecified) { [self] in timeHasCome(number) }
    }
  }

  private func timeHasCome(_ number: Int) {
    guard isLast(number) else { return }
    fire()
    // The block may have moved the next firing.
    if isValid, isLast(number) { wait(timeInterval) }
  }

  private func isLast(_ number: Int) -> Bool { state.withLock { $0.scheduled == number } }
}

private struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension TimeInterval {
  /// The interval in whole milliseconds. A deadline is computed some microseconds before it is used, so the exact
  /// interval would differ in every run.
  package var roundedToMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
