/// A selector on its way to an object, with what it takes along.
@MainActor struct Message {
  let selector: Selector
  var sender: Any?
  var event: UIEvent?

  init(_ selector: Selector, from sender: Any? = nil, for event: UIEvent? = nil) {
    (self.selector, self.sender, self.event) = (selector, sender, event)
  }

  func isUnderstood(by object: AnyObject) -> Bool {
    NamedMembers(of: object).action(selector) != nil || (object as? UIResponder)?.ownMethod(selector) != nil
  }

  /// Raises an exception where the object does not have the method.
  func send(to object: AnyObject) {
    if let method = NamedMembers(of: object).action(selector) {
      if let wanted = method(object, sender, event) { senderIsNo(wanted, object) }
    } else if let method = (object as? UIResponder)?.ownMethod(selector) {
      method()
    } else {
      Exception.invalidArgument.raise(
        "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance "
          + "\(Unmanaged.passUnretained(object).toOpaque())")
    }
  }

  private func senderIsNo(_ wanted: Any.Type, _ object: AnyObject) -> Never {
    let found = sender.map { String(describing: type(of: $0)) } ?? "nil"
    Exception.invalidArgument.raise(
      "-[\(String(reflecting: type(of: object))) \(selector)] takes a \(wanted) as its sender, and this is a \(found)")
  }
}

extension UIResponder {
  /// Methods of UIKit's own that documents connect.
  fileprivate func ownMethod(_ selector: Selector) -> (() -> Void)? {
    switch selector {
    case "becomeFirstResponder": { _ = self.becomeFirstResponder() }
    case "resignFirstResponder": { _ = self.resignFirstResponder() }
    default: nil
    }
  }
}

extension Session {
  /// Sends a message to its target, or without one to the first who understands it: from the first responder upwards, and
  /// without a first responder from the sender.
  ///
  /// > Source: `UIControl` reference, "The target-action mechanism"; recalled for the sender.
  ///
  /// - Returns: false when nobody understands it.
  func deliver(_ message: Message, to target: Any?) -> Bool {
    let start = keyboard.firstResponder ?? message.sender as? UIResponder ?? keyWindow
    guard let receiver = target ?? start?.target(forAction: message.selector, withSender: message.sender) else {
      return false
    }
    perform { message.send(to: receiver as AnyObject) }
    return true
  }
}
