/// The state of menus in a session.
@MainActor final class MenusState: SessionPart {
  private(set) lazy var menuController = UIMenuController()
  lazy var menuSystems = MenuSystems()

  init(_ session: Session) {}
}

extension Session {
  private var menus: MenusState { part() }

  var menuController: UIMenuController { menus.menuController }
  var menuSystems: MenuSystems {
    get { menus.menuSystems }
    _modify { yield &menus.menuSystems }
  }
}
