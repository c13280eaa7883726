import CoreTypes
import Synchronization

/// Fires after an interval of the program's time, once or again and again.
///
/// It takes the place of Foundation's, which fires on the run loop of the process, whichever program that runs.
open class Timer: NSObject, @unchecked Sendable {
  private typealias Block = @Sendable (Timer) -> Void

  private struct State {
    var delay: TimeInterval
    /// Nil for a timer that never fires again: nothing keeps what it holds.
    var block: Block?
    /// The clock keeps it, and it keeps the timer.
    weak var work: ScheduledWork?
    var userInfo: Any?
  }

  /// Seconds between two firings of a repeating timer; 0 for one that fires once.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  private let state: Mutex<State>
  private weak let host: (any ProgramHost)?
  private let belongsToProgram: Bool
  /// How late it may fire. It never is.
  open var tolerance: TimeInterval {
    get { 0 }
    set {}
  }

  /// What the program gave the timer to carry; nil once it is invalid.
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

  /// Does not fire until it is added to a run loop.
  ///
  /// - Parameter interval: in seconds; 0 and less count as 0.1 ms.
  @preconcurrency public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(delay: Self.positive(interval), interval: interval, repeats: repeats, block: block)
  }

  /// - Parameter date: of the first firing, as far from now in the program's time as it is in real time.
  @preconcurrency public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = date.timeIntervalSinceNow.roundedToMilliseconds
    self.init(delay: delay, interval: interval, repeats: repeats, block: block)
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

  /// False after it was invalidated, or after it fired if it does not repeat.
  open var isValid: Bool { state.withLock { $0.block != nil } }

  /// Fires now. A repeating timer keeps its times, any other one is done.
  open func fire() {
    guard let block = state.withLock(\.block) else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// It never fires again.
  open func invalidate() {
    // What the block holds goes after the lock is open again.
    let old = state.withLock { state in
      defer { (state.block, state.work, state.userInfo) = (nil, nil, nil) }
      return UncheckedValue((block: state.block, work: state.work, userInfo: state.userInfo))
    }.value
    old.work?.cancel()
  }

  /// Starts to wait. Outside every program it waits on the main queue of the process.
  package func start() {
    let delay = state.withLock { $0.block != nil && $0.work == nil ? $0.delay : nil }
    if let delay { wait(delay) }
  }

  private func wait(_ delay: TimeInterval) {
    if let host {
      let work = host.schedule(after: delay) { [self] in timeHasCome() }
      state.withLock { $0.work = work }
    } else if !belongsToProgram {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, qos: .unspecified) { [self] in timeHasCome() }
    }
  }

  private func timeHasCome() {
    fire()
    if isValid { wait(timeInterval) }
  }
}

private struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension TimeInterval {
  /// A deadline is some microseconds older than the moment it was meant from, and so would be another one in every run.
  package var roundedToMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
