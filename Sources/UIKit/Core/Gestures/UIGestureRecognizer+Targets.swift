/// A receiver of a gesture's state changes.
enum GestureTarget {
  case action(UIAction)
  case message(ControlMessage)
}

extension UIGestureRecognizer {
  /// Calls all targets for the current state, in the order in which they were added.
  func send() {
    willSend()
    for target in targets {
      switch target {
      case .action(let action): action.run(sender: self, in: session)
      case .message(let message):
        guard let receiver = message.target else { continue }
        session.perform { _ = Message(message.selector, from: self).send(to: receiver) }
      }
    }
  }
}
