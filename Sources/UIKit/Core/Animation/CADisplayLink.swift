/// A timer that calls its target with every frame of the display after it is added to a run loop. The link retains its
/// target, and the run loop retains the link, until the link is invalidated.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private enum Listener {
    case closure((CADisplayLink) -> Void)
    case message(AnyObject, Selector)
  }

  private let session = Session.current
  private var listener: Listener?
  private var isAdded = false
  /// Counts restarts: only the latest run continues.
  private var run = 0

  /// The time of the current frame, in seconds since the program began.
  open private(set) var timestamp: TimeInterval = 0
  /// The time at which the next frame is due.
  open private(set) var targetTimestamp: TimeInterval = 0
  /// The time between two frames of the display, in seconds.
  open var duration: TimeInterval { 1 / Session.framesPerSecond }
  open var isPaused = false { didSet { if isPaused != oldValue { start() } } }
  /// 0 for every frame. Rates that do not divide the display's rate are rounded.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { start() } } }
  /// The preferred rate, or else the maximum, sets ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = rate.isFinite ? Int(min(max(0, rate), 1000)) : 0
    }
  }

  /// - Parameters:
  ///   - target: an object whose class lists the method in ``ObjCExposed``.
  ///   - sel: the Objective-C selector, such as `tick:`, whose argument is the link.
  public init(target: Any, selector sel: Selector) {
    listener = .message(target as AnyObject, sel)
    super.init()
    session.checkListing(of: sel, by: target)
  }

  /// - Parameter handler: receives the link with every frame.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    listener = .closure(handler)
    super.init()
  }

  /// - Parameters:
  ///   - runloop: ignored, like `mode`: the link follows the session's clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    session.animations.links.append(self)
    start()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    leave()
  }

  /// Stops the link for good and releases its target.
  open func invalidate() {
    (listener, isAdded) = (nil, false)
    leave()
  }

  private func leave() {
    session.animations.links.removeAll { $0 === self }
    start()
  }

  private var interval: Int {
    let preferred = Double(preferredFramesPerSecond)
    return preferred > 0 ? max(1, Int((Session.framesPerSecond / preferred).rounded())) : 1
  }

  private func start() {
    run += 1
    guard isAdded, !isPaused else { return }
    let number = run
    session.everyFrame(interval) { self.tick(number) }
  }

  /// - Returns: whether the link continues.
  private func tick(_ number: Int) -> Bool {
    guard number == run, let listener else { return false }
    timestamp = session.now
    targetTimestamp = timestamp + Double(interval) * duration
    session.perform {
      switch listener {
      case .closure(let handler): handler(self)
      case .message(let target, let selector): _ = Message(selector, from: self).send(to: target)
      }
    }
    return number == run
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
