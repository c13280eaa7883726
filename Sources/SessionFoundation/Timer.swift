import CoreTypes
import Synchronization

/// Fires after an interval of the program's time, once or again and again.
///
/// It takes the place of Foundation's, which fires on the run loop of the process, whichever program that runs.
open class Timer: NSObject, @unchecked Sendable {
  private struct State {
    var delay: TimeInterval
    var isValid = true
    var work: ScheduledWork?
  }

  /// Seconds between two firings of a repeating timer; 0 for one that fires once.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private let state: Mutex<State>
  private weak let host: (any ProgramHost)?
  /// How late it may fire. It never is.
  open var tolerance: TimeInterval {
    get { 0 }
    set {}
  }

  /// Does not fire until it is added to a run loop.
  ///
  /// - Parameter interval: in seconds; 0 and less count as 0.1 ms.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    let interval = interval > 0 ? interval : 0.0001
    (timeInterval, self.repeats, self.block) = (repeats ? interval : 0, repeats, block)
    state = Mutex(State(delay: interval))
    host = CurrentProgram.host
  }

  public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    (timeInterval, self.repeats, self.block) = (repeats ? max(interval, 0.0001) : 0, repeats, block)
    state = Mutex(State(delay: max(0, date.timeIntervalSinceNow)))
    host = CurrentProgram.host
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// False after it was invalidated, or after it fired if it does not repeat.
  open var isValid: Bool { state.withLock(\.isValid) }

  /// Fires now. A repeating timer keeps its times, any other one is done.
  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// It never fires again.
  open func invalidate() {
    state.withLock {
      $0.isValid = false
      $0.work?.cancel()
      $0.work = nil
    }
  }

  /// Starts to wait. Outside every program it waits on the main queue of the process.
  package func start() {
    let delay = state.withLock { $0.isValid && $0.work == nil ? $0.delay : nil }
    if let delay { wait(delay) }
  }

  private func wait(_ delay: TimeInterval) {
    guard let host else {
      return DispatchQueue.main.asyncAfter(deadline: .now() + delay, qos: .unspecified) { [self] in timeHasCome() }
    }
    let work = host.schedule(after: delay) { [self] in timeHasCome() }
    state.withLock { $0.work = work }
  }

  private func timeHasCome() {
    guard isValid else { return }
    fire()
    if isValid { wait(timeInterval) }
  }
}
