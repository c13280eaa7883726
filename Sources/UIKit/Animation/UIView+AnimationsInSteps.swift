// Animations from before there were blocks: `beginAnimations`, then settings and changes, then `commitAnimations`.
//
// A delegate is not told: its methods are named by selectors, which need Objective-C.
extension UIView {
  /// In seconds. Source: `setAnimationDuration` reference.
  private static let defaultDuration = 0.2

  /// - Parameters: for the delegate, which is not told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let session = Session.current
    let timing = session.animations.inherited ?? AnimationTiming(duration: defaultDuration)
    let group = AnimationGroup(timing, now: session.clock.now)
    group.isInSteps = true
    session.open(group)
  }

  public class func commitAnimations() {
    let session = Session.current
    if let group = session.innermostGroup, group.isInSteps { session.close(group) }
  }

  /// - Parameter duration: in seconds. Settings count for all changes of the animation, those before them included.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    setTiming { $0.duration = max(duration, 0) }
    Session.current.innermostGroupDidChange()
  }

  public class func setAnimationDelay(_ delay: TimeInterval) { setTiming { $0.delay = max(delay, 0) } }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    setTiming { $0.curve = TimingCurve(number: curve.rawValue, duration: $0.duration) }
  }

  /// - Parameter repeatCount: may have a fraction; 0 is once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    setTiming { $0.count = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setTiming { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    Session.current.innermostGroup?.beginsFromCurrentState = fromCurrentState
  }

  private class func setTiming(_ change: (inout AnimationTiming) -> Void) {
    guard let group = Session.current.innermostGroup else { return }
    change(&group.timing)
  }
}
