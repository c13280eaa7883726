/// What controls, bars, menus and the keyboard keep in a session.
@MainActor final class ControlsState: SessionPart {
  var keyboard = KeyboardState()
  private(set) lazy var menuController = UIMenuController()
  lazy var menuSystems = MenuSystems()
  var pasteConfigurations = ResponderValues<UIPasteConfiguration>()
  var appearanceProxies = AppearanceProxies()

  init(_ session: Session) {}
}

extension Session {
  private var controls: ControlsState { part() }

  var keyboard: KeyboardState {
    get { controls.keyboard }
    _modify { yield &controls.keyboard }
  }
  var menuController: UIMenuController { controls.menuController }
  var menuSystems: MenuSystems {
    get { controls.menuSystems }
    _modify { yield &controls.menuSystems }
  }
  var pasteConfigurations: ResponderValues<UIPasteConfiguration> {
    get { controls.pasteConfigurations }
    _modify { yield &controls.pasteConfigurations }
  }
  var appearanceProxies: AppearanceProxies {
    get { controls.appearanceProxies }
    _modify { yield &controls.appearanceProxies }
  }
}
