/// Calls its target with every frame of the display, once it was added to a run loop. Until it is invalidated it keeps its
/// target, and the run loop keeps the link.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private enum Listener {
    case closure((CADisplayLink) -> Void)
    case message(AnyObject, Selector)
  }

  private let session = Session.current
  private var listener: Listener?
  private var isAdded = false
  /// Counts what changes its pace: only the last one goes on.
  private var run = 0

  /// Of the frame that is being made, in seconds since the program began.
  open private(set) var timestamp: TimeInterval = 0
  /// When the next frame is due.
  open private(set) var targetTimestamp: TimeInterval = 0
  /// Between two frames of the display, in seconds.
  open var duration: TimeInterval { 1 / Session.framesPerSecond }
  open var isPaused = false { didSet { if isPaused != oldValue { start() } } }
  /// 0 for every frame; what does not divide the display's frames is rounded.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { start() } } }
  /// Its preferred rate counts like ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = rate.isFinite ? Int(min(max(0, rate), 1000)) : 0
    }
  }

  /// - Parameters:
  ///   - target: its class lists the method in ``ObjCExposed``.
  ///   - sel: as Objective-C has it: `tick:` with the link.
  public init(target: Any, selector sel: Selector) {
    listener = .message(target as AnyObject, sel)
    super.init()
    session.checkListing(of: sel, by: target)
  }

  /// - Parameter handler: gets the link with every frame.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    listener = .closure(handler)
    super.init()
  }

  /// - Parameters:
  ///   - runloop: without a meaning here, like `mode`: the session's time counts.
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

  /// It is over, and lets its target go.
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

  /// - Returns: whether it goes on.
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

/// Frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's own.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
