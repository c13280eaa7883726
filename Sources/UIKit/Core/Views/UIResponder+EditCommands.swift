// Commands of the edit menu in responders that do not perform them.
extension UIResponder {
  /// Whether the class lists the method itself. Methods that all of UIKit's responders have do not count.
  func lists(_ action: Selector) -> Bool {
    (type(of: self) as? any ObjCExposed.Type)?.objcMembers.contains { $0.name == action.name } ?? false
  }

  func passOn(_ action: Selector, from sender: Any?) {
    guard let target = next?.target(forAction: action, withSender: sender) else { return }
    _ = Message(action, from: sender).send(to: target as AnyObject)
  }
}

extension EditCommands {
  /// Undoes or redoes, if no command of the program uses the key.
  static func perform(_ key: UIKey, from start: UIResponder) -> Bool {
    guard key.charactersIgnoringModifiers.lowercased() == "z", let manager = start.undoManager else { return false }
    switch key.modifierFlags {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }
}
