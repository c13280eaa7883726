// Animations without blocks: `beginAnimations`, then settings and changes, then `commitAnimations`.
extension UIView {
  /// The transitions of a whole view for `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// In seconds. Source: `setAnimationDuration` reference.
  private static let defaultDuration = 0.2

  /// - Parameters: arguments for the delegate's methods.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let session = Session.current
    let timing = session.animations.inherited ?? AnimationTiming(duration: defaultDuration)
    let group = AnimationGroup(timing, now: session.clock.now)
    group.steps = AnimationSteps(id: animationID, context: context)
    session.open(group)
  }

  public class func commitAnimations() {
    let session = Session.current
    guard let group = session.innermostGroup, group.steps != nil else { return }
    session.prepareToTell(of: group)
    session.close(group)
  }

  /// - Parameter duration: in seconds. Settings apply to all changes of the animation, including earlier ones.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    setTiming { $0.duration = max(duration, 0) }
    Session.current.innermostGroupDidChange()
  }

  public class func setAnimationDelay(_ delay: TimeInterval) { setTiming { $0.delay = max(delay, 0) } }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    setTiming { $0.curve = TimingCurve(number: curve.rawValue, duration: $0.duration) }
  }

  /// - Parameter repeatCount: may have a fraction; 0 means once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    setTiming { $0.count = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setTiming { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    Session.current.innermostGroup?.beginsFromCurrentState = fromCurrentState
  }

  /// Delays the animation until a date.
  public class func setAnimationStart(_ startDate: Date) {
    setTiming { $0.delay = max($0.delay, startDate.timeIntervalSinceNow) }
  }

  /// Sets a transition. A flip or a curl jumps to its end, but the animation still takes its full duration.
  ///
  /// - Parameter view: the view whose subviews change.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard transition != .none, Session.current.animations.areEnabled else { return }
    Session.current.innermostGroup?.lasts = true
  }

  // MARK: Delegate

  /// Sets the delegate, which is retained until the animation ends. Its class lists the methods in ``ObjCExposed``.
  public class func setAnimationDelegate(_ delegate: Any?) {
    Session.current.innermostGroup?.steps?.delegate = delegate as AnyObject?
  }

  /// - Parameter selector: such as `animationWillStart:context:`; receives the animation's name and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    Session.current.innermostGroup?.steps?.willStart = selector
  }

  /// - Parameter selector: such as `animationDidStop:finished:context:`; receives the animation's name, an `NSNumber`
  ///   and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    Session.current.innermostGroup?.steps?.didStop = selector
  }

  private class func setTiming(_ change: (inout AnimationTiming) -> Void) {
    guard let group = Session.current.innermostGroup else { return }
    change(&group.timing)
  }
}
