/// A selector and its arguments, to be sent to an object.
@MainActor struct Message {
  let selector: Selector
  let arguments: MethodArguments

  init(_ selector: Selector, from sender: Any? = nil, for event: UIEvent? = nil) {
    self.init(selector, with: MethodArguments(first: sender, second: event))
  }

  init(_ selector: Selector, with arguments: MethodArguments) {
    (self.selector, self.arguments) = (selector, arguments)
  }

  func isUnderstood(by object: AnyObject) -> Bool { MethodTable.of(object).methods[selector.name] != nil }

  /// Sends the message. Raises an exception if the object's class does not list the method.
  ///
  /// - Returns: The result of the method.
  func send(to object: AnyObject) -> Any? {
    guard let method = MethodTable.of(object).methods[selector.name] else { isUnrecognized(by: object) }
    switch method(object, arguments) {
    case .returned(let result): return result
    case .takes(let wanted, let found): argumentIsNo(wanted, found, object)
    case .belongs(let owner):
      Session.current.reportMember(selector, of: owner, listedBy: object)
      return nil
    }
  }

  private func isUnrecognized(by object: AnyObject) -> Never {
    let address = Unmanaged.passUnretained(object).toOpaque()
    Exception.invalidArgument.raise(
      "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance \(address) "
        + "(\(selector.advice(for: type(of: object))))")
  }

  private func argumentIsNo(_ wanted: Any.Type, _ found: Any?, _ object: AnyObject) -> Never {
    let found = found.map { String(describing: type(of: $0)) } ?? "nil"
    Exception.invalidArgument.raise(
      "-[\(String(reflecting: type(of: object))) \(selector)] takes a \(wanted), and was sent \(found)")
  }
}

extension Session {
  /// Sends a message to its target. Without a target, it goes to the first object that implements it: up the responder
  /// chain from the first responder, or without one, from the sender.
  ///
  /// > Source: `UIControl` reference, "The target-action mechanism"; the sender is recalled.
  ///
  /// - Returns: False if no object implements it.
  func deliver(_ message: Message, to target: Any?) -> Bool {
    let sender = message.arguments.first
    let start = typing.firstResponder ?? sender as? UIResponder ?? keyWindow
    guard let receiver = target ?? start?.target(forAction: message.selector, withSender: sender) else {
      return false
    }
    perform { _ = message.send(to: receiver as AnyObject) }
    return true
  }
}
