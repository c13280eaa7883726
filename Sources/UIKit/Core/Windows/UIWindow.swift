/// The root of a view tree on a screen. A new one is as large as the screen, and hidden until `makeKeyAndVisible`.
///
/// While it is visible its session keeps it, as applications did before iOS 13; hide it to let it go. Newer ones let go of a
/// window that the program does not hold.
///
/// > Basis: captured: public reports of iOS 13 about alerts in windows of their own.
@preconcurrency @MainActor open class UIWindow: UIView {
  private let chrome = WindowChrome()
  private var menuPress: ContextMenuPress?

  private weak var ownScene: UIWindowScene?

  public convenience init() { self.init(frame: Session.current.environment.screenBounds) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As large as the screen of the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.program.environment.screenBounds)
    ownScene = windowScene
  }

  override func applyClassDefaults() { look.isHidden = true }

  /// Nil until iOS 12. In a program with scene delegates a window without a scene is not shown.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? session.implicitScene }
    set {
      ownScene = newValue
      if !isHidden { session.bringToFront(self) }
    }
  }

  /// Windows of a higher level are in front of those of a lower one.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue, session.windows.contains(self) { session.bringToFront(self) } }
  }

  open var screen: UIScreen { session.screen }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open var canBecomeKey: Bool { true }

  /// Its view fills the window, below the status bar where the generation keeps content out of it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      session.beginTransitions()
      rootViewController?.forgetPresenter()
      oldValue?.leavePlace()
    }
  }

  /// A window that is no longer hidden is shown in front of the others.
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

  /// The scene, where there are scenes.
  open override var next: UIResponder? { windowScene ?? session.application }

  open var isKeyWindow: Bool { session.keyWindow === self }

  /// Shows the window in front of the others. Its controllers are told that they will appear at once, that they have
  /// appeared with the next frame.
  open func makeKeyAndVisible() {
    look.isHidden = false
    session.bringToFront(self)
    takeOwnAppearance()
    makeKey()
    session.beginTransitions()
  }

  /// Nothing brings a window into one.
  private func takeOwnAppearance() {
    if !session.appearanceProxies.isEmpty { takeAppearances() }
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

  /// A hidden window leaves the keyboard to the frontmost one that is not.
  func giveUpKey() {
    session.keyWindow = nil
    loseKey()
    session.windows.last?.makeKey()
  }

  /// Brings the touches of an event to the recognizers that make gestures of them, and to the views they belong to; presses
  /// go to their responders.
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

  /// The whole window, turned with the interface, and what the system covers of it.
  func placeRoot() {
    let covered = session.environment.windowInsets
    if layout.surroundingInsets != covered { markNeedsTraitUpdate() }
    layout.surroundingInsets = covered
    guard let rootViewController else { return }
    rootViewController.occupyWindow(self, in: chrome.superview(in: self))
  }

  /// The system shows it above the program's windows.
  var isOfSystem: Bool { false }
}

/// The two views that the system puts between a window and its root view, from iOS 13 on.
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

  /// Before the root view is placed: its mask refers to the size that the view around it has then. Where constraints
  /// are solved, masks wait for that.
  private func fill(_ window: UIWindow) {
    for view in [dropShadowView?.superview, dropShadowView].compactMap(\.self) where view.frame != window.bounds {
      view.frame = window.bounds
    }
  }
}

extension UIWindow {
  /// As the interface is turned.
  var interfaceSize: CGSize {
    let environment = session.environment
    let isTurned = environment.isTurnedInWindows && environment.orientation.isLandscape
    return isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
  }
}

extension UIViewController {
  /// In a window that stays portrait the root view alone turns: its bounds are the interface's, its frame is not.
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
