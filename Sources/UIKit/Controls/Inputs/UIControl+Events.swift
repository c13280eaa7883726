// The actions for a control's events.
extension UIControl {
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events that the program defines.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  func dropActions(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    drop(controlEvents) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
  }

  func dropMessages(_ selector: Selector?, to target: Any?, for controlEvents: Event) {
    drop(controlEvents) { handler in
      guard case .message(let message) = handler else { return false }
      return (target == nil || message.target === target as AnyObject?) && [nil, message.selector].contains(selector)
    }
  }

  private func drop(_ events: Event, of isMeant: (ControlAction.Handler) -> Bool) {
    for index in actions.indices where isMeant(actions[index].handler) { actions[index].events.subtract(events) }
    actions.removeAll(where: \.events.isEmpty)
  }

  /// Adds a message. A message with the same target and selector is sent only once.
  func add(_ message: ControlMessage, for controlEvents: Event) {
    let known = actions.firstIndex { if case .message(message) = $0.handler { true } else { false } }
    if let known {
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(handler: .message(message), events: controlEvents))
    }
  }

  func send(_ handler: ControlAction.Handler) {
    switch handler {
    case .action(let action): sendAction(action)
    case .message(let message) where message.isLost: break
    case .message(let message): sendAction(message.selector, to: message.target, for: session.deliveredEvent)
    }
  }

  func forEachEventHandler(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isDone = false
    for entry in actions where !isDone {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &isDone)
      case .message(let message): iterator(nil, (message.target, message.selector), entry.events, &isDone)
      }
    }
  }

  func namesOfActions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { entry -> String? in
      guard case .message(let message) = entry.handler, message.target === target as AnyObject?,
        entry.events.contains(controlEvent)
      else { return nil }
      return message.selector.name
    }
    return names.isEmpty ? nil : names
  }
}

/// An action and its events.
struct ControlAction {
  enum Handler {
    case action(UIAction)
    case message(ControlMessage)
  }

  let handler: Handler
  var events: UIControl.Event
}
