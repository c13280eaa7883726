/// A command that a program adds to the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu before iOS 16, with the commands that the first responder can perform.
///
/// The menu is a list, like a context menu; iPhone shows a bar.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0, up, down, left, right
  }

  private weak var target: UIView?
  private var rect = CGRect.zero
  private weak var stage: MenuOverlay?

  /// The menu controller of the session.
  open class var shared: UIMenuController { Session.current.menuController }

  nonisolated override init() { super.init() }

  /// The commands after those of the system.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default

  open var isMenuVisible: Bool {
    get { stage.map { !$0.isClosing } ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (rect, target) = (targetRect, targetView) }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { return hideMenu() }
    if let target { showMenu(from: target, rect: rect) }
  }

  /// - Parameter targetRect: the area of the source, in the coordinates of `targetView`.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard targetView.window != nil else { return }
    setTargetRect(targetRect, in: targetView)
    let own = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    var request = MenuRequest(
      menu: EditCommands.menu(for: targetView, own: own), source: targetView, rect: targetRect, sender: self)
    request.order = .fixed
    let center = targetView.session.notificationCenter
    stage = targetView.session.openMenu(request) { center.post(name: Self.willShowMenuNotification, object: self) }
    guard let stage else { return }
    center.post(name: Self.didShowMenuNotification, object: self)
    stage.willClose = { [weak self] in center.post(name: Self.willHideMenuNotification, object: self) }
    stage.didClose = { [weak self] in center.post(name: Self.didHideMenuNotification, object: self) }
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { stage?.close(animated: true) }

  /// Looks up the commands of the open menu again.
  open func update() {
    guard let stage, !stage.isClosing, let target else { return }
    stage.replace(EditCommands.menu(for: target, own: (menuItems ?? []).map { (title: $0.title, action: $0.action) }))
  }

  /// The frame of the menu, in window coordinates.
  open var menuFrame: CGRect { stage?.panels.first.map { $0.convert($0.bounds, to: nil) } ?? .zero }

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification =
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
