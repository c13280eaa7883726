/// Who hears of a gesture.
enum GestureTarget {
  case action(UIAction)
  case message(ControlMessage)
}

extension UIGestureRecognizer {
  /// Sends a message to `target` with every change of the gesture; the target is not kept. Its class names the method in
  /// ``NibConnectable``. The same message to the same target is sent once, however often it is added.
  public func addTarget(_ target: Any, action: Selector) {
    let message = ControlMessage(action, to: target)
    let isKnown = targets.contains { if case .message(message) = $0 { true } else { false } }
    if !isKnown { targets.append(.message(message)) }
  }

  /// - Parameters:
  ///   - target: nil for every target.
  ///   - action: nil for every message.
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      guard case .message(let message) = $0 else { return false }
      return (target == nil || message.target === target as AnyObject?) && [nil, message.selector].contains(action)
    }
  }

  /// Runs with every change of the gesture; an action with the same identifier gives way. Its `sender` is the recognizer.
  public func addAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
    targets.append(.action(action))
  }

  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    targets.removeAll { if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false } }
  }

  /// Tells everybody of the state that is shown, in the order in which they came.
  func send() {
    willSend()
    for target in targets {
      switch target {
      case .action(let action): action.run(sender: self, in: session)
      case .message(let message):
        guard let receiver = message.target else { continue }
        session.perform { Message(message.selector, from: self).send(to: receiver) }
      }
    }
  }
}
