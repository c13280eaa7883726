/// The root of a view tree on a screen. A new window has the size of the screen and is hidden until
/// `makeKeyAndVisible`.
///
/// A session retains its visible windows, as applications did before iOS 13; hide a window to release it. Newer iOS
/// versions release a window that the program does not retain.
///
/// > Basis: captured: public reports of iOS 13 about alerts in windows of their own.
@preconcurrency @MainActor open class UIWindow: UIView {
  private let chrome = WindowChrome()
  private var menuPress: ContextMenuPress?

  private weak var ownScene: UIWindowScene?

  public convenience init() { self.init(frame: Session.current.environment.screenBounds) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window with the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.program.environment.screenBounds)
    ownScene = windowScene
  }

  override func applyClassDefaults() { look.isHidden = true }

  /// The scene; nil through iOS 12. In a program with scene delegates, a window without a scene is not shown.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? session.implicitScene }
    set {
      ownScene = newValue
      if !isHidden { session.bringToFront(self) }
    }
  }

  /// The level. Windows of a higher level are in front of those of a lower one.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue, session.windows.contains(self) { session.bringToFront(self) } }
  }

  open var screen: UIScreen { session.screen }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window, below the status bar in iOS versions that keep content out of it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      session.beginTransitions()
      rootViewController?.forgetPresenter()
      oldValue?.leavePlace()
    }
  }

  /// Whether the window is hidden. Showing a window moves it in front of the others.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityDidChange() } } }

  private func visibilityDidChange() {
    if isHidden {
      session.post(UIWindow.didBecomeHiddenNotification, self)
    } else {
      session.bringToFront(self)
      takeOwnAppearance()
    }
    session.beginTransitions()
  }

  /// The scene, or else the application.
  open override var next: UIResponder? { windowScene ?? session.application }

  open var isKeyWindow: Bool { session.keyWindow === self }

  /// Shows the window in front of the others. Its controllers receive `viewWillAppear` immediately, and `viewDidAppear`
  /// with the next frame.
  open func makeKeyAndVisible() {
    look.isHidden = false
    session.bringToFront(self)
    takeOwnAppearance()
    makeKey()
    session.beginTransitions()
  }

  /// Applies appearance proxies, because a window is not added to another window.
  private func takeOwnAppearance() {
    session.appearanceSource.apply(to: self)
  }

  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    session.keyWindow?.loseKey()
    session.keyWindow = self
    becomeKey()
    session.post(UIWindow.didBecomeKeyNotification, self)
  }

  private func loseKey() {
    resignKey()
    session.post(UIWindow.didResignKeyNotification, self)
  }

  /// Makes the frontmost visible window key, after this one was hidden.
  func giveUpKey() {
    session.keyWindow = nil
    loseKey()
    session.windows.last?.makeKey()
  }

  /// Sends the touches of an event to gesture recognizers and views, and presses to their responders.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { return presses.deliver() }
    let outer = session.deliveredEvent
    session.deliveredEvent = event
    session.gestures.bring(event, to: self)
    session.deliveredEvent = outer
  }

  override var recognizersOfTouches: [UIGestureRecognizer] {
    let press = menuPress ?? session.perform { ContextMenuPress() }
    (menuPress, press.view) = (press, self)
    return [press] + super.recognizersOfTouches
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Places the root view in the whole window, rotated with the interface, with the system's covered insets.
  func placeRoot() {
    let covered = session.environment.windowInsets
    if layout.surroundingInsets != covered { markNeedsTraitUpdate() }
    layout.surroundingInsets = covered
    guard let rootViewController else { return }
    rootViewController.occupyWindow(self, in: chrome.superview(in: self))
  }

  /// Whether the system shows the window above the program's windows.
  var isOfSystem: Bool { false }
}

/// The two views that the system puts between a window and its root view, since iOS 13.
@MainActor private final class WindowChrome {
  private var dropShadowView: UIView?

  func superview(in window: UIWindow) -> UIView {
    guard window.session.behaves(.windowsWrapTheRootView) else { return window }
    if let dropShadowView {
      fill(window)
      return dropShadowView
    }
    let outer = UITransitionView(frame: window.bounds), inner = UIDropShadowView(frame: window.bounds)
    for view in [outer, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(inner)
    window.addSubview(outer)
    dropShadowView = inner
    return inner
  }

  /// Resizes the views before the root view is placed, because its mask refers to their size at that time. Where
  /// constraints are solved, masks wait for that size.
  private func fill(_ window: UIWindow) {
    for view in [dropShadowView?.superview, dropShadowView].compactMap(\.self) where view.frame != window.bounds {
      view.frame = window.bounds
    }
  }
}

extension UIWindow {
  /// The size in the interface's orientation.
  var interfaceSize: CGSize {
    let environment = session.environment
    let isTurned = environment.isTurnedInWindows && environment.orientation.isLandscape
    return isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
  }
}

extension UIViewController {
  /// Places the root view. In a window that stays in portrait, only the root view rotates: its bounds are in the
  /// interface's orientation, its frame is not.
  func occupyWindow(_ window: UIWindow, in superview: UIView) {
    let environment = session.environment, bounds = window.bounds, size = window.interfaceSize
    var surroundings = environment.windowSurroundings
    if let own = window.layout.ownSafeArea { surroundings.system = own }
    let area = area(of: size, in: surroundings)
    guard environment.isTurnedInWindows else { return occupy(area, frame: area.frame, in: superview) }
    let turn = CGAffineTransform.turning(to: environment.orientation)
    let toMiddle = CGPoint(x: area.frame.midX - size.width / 2, y: area.frame.midY - size.height / 2).applying(turn)
    let middle = CGRect(x: bounds.midX + toMiddle.x, y: bounds.midY + toMiddle.y, width: 0, height: 0)
    occupy(area, frame: middle, transform: turn, in: superview)
  }
}
