/// The commands that responders know by name.
@MainActor enum EditCommands {
  private struct Command {
    let title: String
    let action: Selector
    /// Together with the command key.
    var key: String?
  }

  private static let standard = [
    Command(title: "Cut", action: "cut:", key: "x"), Command(title: "Copy", action: "copy:", key: "c"),
    Command(title: "Paste", action: "paste:", key: "v"), Command(title: "Delete", action: "delete:"),
    Command(title: "Select", action: "select:"), Command(title: "Select All", action: "selectAll:", key: "a"),
  ]

  static let selectors = Set(standard.map(\.action.name))

  /// For the main menu: those that keys perform.
  static var keyCommands: [UIKeyCommand] {
    standard.compactMap { command in
      command.key.map {
        UIKeyCommand(title: command.title, action: command.action, input: $0, modifierFlags: .command)
      }
    }
  }

  /// The commands that the first responder, or `view`, and the responders above can perform, or what a text's delegate
  /// makes of them.
  static func menu(for view: UIView, own: [(title: String, action: Selector)] = []) -> UIMenu {
    let start: UIResponder = view.session.typing.firstResponder ?? view
    let found = (standard.map { ($0.title, $0.action) } + own).compactMap { title, action -> UIAction? in
      guard let target = start.target(forAction: action, withSender: nil) else { return nil }
      return UIAction(title: title) { sent in
        _ = Message(action, from: sent.sender).send(to: target as AnyObject)
      }
    }
    let session = view.session, menu = session.contextMenu(found, for: start)
    guard start === view, session.behaves(.textDelegatesMakeEditMenus) else { return menu }
    return session.perform { start.delegatesEditMenu(menu.children) } ?? menu
  }

  /// The commands of a row or an item, those of the menu controller included.
  ///
  /// - Parameter perform: gets the menu controller as the sender.
  static func menu(
    in session: Session, allows: (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void
  ) -> UIMenu {
    let controller = session.menuController, own = (controller.menuItems ?? []).map { ($0.title, $0.action) }
    let found = (standard.map { ($0.title, $0.action) } + own).filter { allows($0.1, controller) }
    return UIMenu(
      children: found.map { title, action in UIAction(title: title) { _ in perform(action, controller) } })
  }
}
