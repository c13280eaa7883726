/// The menu controller of a session.
@MainActor final class MenusState: SessionPart {
  private(set) lazy var menuController = UIMenuController()

  init(_ session: Session) {}
}

extension Session {
  private var menus: MenusState { part() }

  var menuController: UIMenuController { menus.menuController }
}
