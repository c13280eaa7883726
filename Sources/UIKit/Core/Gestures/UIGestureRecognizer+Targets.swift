/// Who hears of a gesture.
enum GestureTarget {
  case action(UIAction)
  case message(ControlMessage)
}

extension UIGestureRecognizer {
  /// Tells everybody of the state that is shown, in the order in which they came.
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
