/// The settings of an animation between `beginAnimations` and `commitAnimations`.
struct AnimationSteps {
  let id: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}

extension Session {
  /// Notifies the delegate when the animation starts, which is after the delay and no earlier than the next turn, and
  /// when it ends.
  ///
  /// > Source: the references of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`; assumed for the turn.
  func prepareToTell(of group: AnimationGroup) {
    guard let steps = group.steps, let delegate = steps.delegate else { return }
    if let selector = steps.willStart {
      checkListing(of: selector, by: delegate)
      schedule(after: group.timing.delay) { [weak self] in
        self?.send(selector, MethodArguments(first: steps.id, second: steps.context), to: delegate)
      }
    }
    guard let selector = steps.didStop else { return }
    checkListing(of: selector, by: delegate)
    group.completion = { [weak self] finished in
      let arguments = MethodArguments(first: steps.id, second: NSNumber(value: finished), third: steps.context)
      self?.send(selector, arguments, to: delegate)
    }
  }

  private func send(_ selector: Selector, _ arguments: MethodArguments, to delegate: AnyObject) {
    perform { _ = Message(selector, with: arguments).send(to: delegate) }
  }
}
