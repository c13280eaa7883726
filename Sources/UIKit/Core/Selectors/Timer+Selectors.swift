import SessionFoundation

// A timer retains its target until it is invalidated, or has fired if it does not repeat.
extension Timer {
  /// Creates a timer that fires once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds; 0 and less count as 0.1 ms.
  ///   - aTarget: An object whose class lists the method in ``ObjCExposed``.
  ///   - aSelector: The selector as in Objective-C: `tick:` with the timer.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.sender(of: aSelector, to: aTarget))
    self.userInfo = userInfo
  }

  /// - Parameter date: The date of the first firing. Its distance from now applies to the session's time.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Timer.sender(of: s, to: t))
    userInfo = ui
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }

  private static func sender(of selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
    let target = UncheckedBox(target as AnyObject), session = Session.current
    onCallingThread { session.checkListing(of: selector, by: target.value) }
    return { timer in onCallingThread { _ = Message(selector, from: timer).send(to: target.value) } }
  }
}
