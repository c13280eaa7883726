import SystemProfiles

/// The program of the current session.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private unowned let session: Session

  init(_ session: Session) { self.session = session }

  public class var shared: UIApplication { Session.current.application }

  /// Kept by the session, as a delegate is by the program's main function.
  open weak var delegate: UIApplicationDelegate?

  /// The visible windows, rearmost first.
  open var windows: [UIWindow] { session.windows }
  open var keyWindow: UIWindow? { session.keyWindow }
  open var applicationState: State { .active }

  /// What the property list would say.
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { session.supportedOrientations }

  open var statusBarOrientation: UIInterfaceOrientation { session.environment.orientation }

  /// Counts until iOS 6; since then the controller on screen says it.
  open var statusBarStyle = UIStatusBarStyle.default

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  open var isStatusBarHidden: Bool { session.environment.statusBarHeight == 0 }

  /// In the coordinates of the screen: as long as these stay portrait, the bar of landscape has its height in the width.
  open var statusBarFrame: CGRect { session.environment.statusBarFrame }

  open var preferredContentSizeCategory: UIContentSizeCategory { session.environment.contentSizeCategory }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { session.environment.layoutDirection }

  /// Brings an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for case let window? in event.touches.map(\.window) where !windows.contains(window) { windows.append(window) }
    windows.forEach { $0.sendEvent(event) }
  }

  /// Sends a message to `target`, or up the chain of responders.
  ///
  /// - Returns: false when nobody takes it.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    session.deliver(Message(action, from: sender, for: event), to: target)
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  override var ownSession: Session { session }
}

/// Starts a program: makes its window, and learns of what concerns the program as a whole.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The bar is another one from now on: the device was turned, or a call began or ended. Its old frame still counts.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// From iOS 6 on: limits what the topmost controller supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// One that only implements the older method is told by it.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}
  public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations }
}

extension Session {
  /// Makes the delegate and launches the program with it. The first frame is done when this returns.
  ///
  /// - Parameter mainStoryboard: whose initial controller is in a window before the delegate is told; the window is shown
  ///   afterwards.
  package func launch(
    mainStoryboard: MainStoryboard? = nil, _ makeDelegate: @MainActor () -> any UIApplicationDelegate
  ) {
    perform {
      let delegate = makeDelegate()
      launchedDelegate = delegate
      application.delegate = delegate
      if let mainStoryboard { delegate.window = mainStoryboard.makeWindow() }
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      if mainStoryboard != nil { delegate.window?.makeKeyAndVisible() }
      commitWindows()
      delegate.applicationDidBecomeActive(application)
    }
    advance(by: 0)
  }

  /// The program is over: its windows, its delegate and what waits are let go, and nobody is told. As long as it runs
  /// they keep the session, and the session keeps them.
  package func end() {
    clock.stop()
    forgetAnimations()
    motions = MotionBoard()
    (windows, launchedDelegate) = ([], nil)
    (appearances, keyboard) = (AppearanceLedger(), KeyboardState())
    orientations.transition = nil
    appearanceProxies.removeAll()
    touches = TouchBoard()
    gestures.forgetAll()
    unrest = nil
  }

  /// Shows one controller in a window of its own.
  package func launch(root makeRoot: @MainActor () -> UIViewController) {
    perform {
      let window = UIWindow()
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
    }
    advance(by: 0)
  }
}
