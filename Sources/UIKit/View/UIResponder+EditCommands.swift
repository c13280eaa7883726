// Commands of the edit menu in responders that do not perform them.
extension UIResponder {
  /// The class lists the method itself: what UIKit's responders have for everybody does not count.
  func lists(_ action: Selector) -> Bool {
    (type(of: self) as? any ObjCExposed.Type)?.objcMembers.contains { $0.name == action.name } ?? false
  }

  func passOn(_ action: Selector, from sender: Any?) {
    guard let target = next?.target(forAction: action, withSender: sender) else { return }
    _ = Message(action, from: sender).send(to: target as AnyObject)
  }
}

extension EditCommands {
  static let selectors: Set<String> = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]

  /// What a key does together with the command key, where no command of the program has it.
  static func action(of key: UIKey) -> Selector? {
    guard key.modifierFlags == .command else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "x": return "cut:"
    case "c": return "copy:"
    case "v": return "paste:"
    case "a": return "selectAll:"
    default: return nil
    }
  }

  /// Performs the edit command of a key, or undoes and redoes.
  static func perform(_ key: UIKey, from start: UIResponder) -> Bool {
    if let action = action(of: key) {
      guard let target = start.target(forAction: action, withSender: nil) else { return false }
      _ = Message(action).send(to: target as AnyObject)
      return true
    }
    let letter = key.charactersIgnoringModifiers.lowercased()
    guard letter == "z", let manager = start.undoManager else { return false }
    switch key.modifierFlags {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }
}
