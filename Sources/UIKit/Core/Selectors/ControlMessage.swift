/// A selector and its target.
struct ControlMessage {
  let selector: Selector
  weak var target: AnyObject?
  private let identity: ObjectIdentifier?

  init(_ selector: Selector, to target: Any?) {
    self.selector = selector
    self.target = target as AnyObject?
    identity = self.target.map(ObjectIdentifier.init)
  }

  /// Whether the target was deallocated. The responder chain does not replace it.
  var isLost: Bool { identity != nil && target == nil }

  static func ~= (pattern: ControlMessage, value: ControlMessage) -> Bool {
    pattern.selector == value.selector && pattern.identity == value.identity && !value.isLost
  }
}
