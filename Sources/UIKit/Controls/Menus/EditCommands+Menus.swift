// Menus of edit commands.
extension EditCommands {
  /// Returns the edit menu: the commands that the first responder, or `view`, and the responders above it can perform.
  /// The delegate of a text view can change it.
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

  /// Returns the menu of a row or an item, including the commands of the menu controller.
  ///
  /// - Parameter perform: performs a command, with the menu controller as the sender.
  static func menu(
    in session: Session, allows: (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void
  ) -> UIMenu {
    let controller = session.menuController, own = (controller.menuItems ?? []).map { ($0.title, $0.action) }
    let found = (standard.map { ($0.title, $0.action) } + own).filter { allows($0.1, controller) }
    return UIMenu(
      children: found.map { title, action in UIAction(title: title) { _ in perform(action, controller) } })
  }
}
