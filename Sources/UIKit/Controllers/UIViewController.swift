/// Manages a view and takes part in its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The world this controller lives in. Captured when the controller is made.
  package let session: Session

  var loadedView: UIView?
  var family = ControllerFamily()
  var place = ControllerPlace()
  var appearance = ControllerAppearance()
  var bars = ControllerBars()

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    session = Session.current
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Documents are read by the nib instantiator: a coder of Foundation has nothing to say about a controller.
  public required init?(coder: NSCoder) {
    session = Session.current
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  /// The nib that was asked for; without one the view comes from a nib named like the class, where there is one.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  // MARK: The view

  /// Loads the view on first use. Never nil, unless `loadView` was overridden and left it out.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      leavePlace()
      loadedView?.hierarchy.controller = nil
      loadedView = newValue
      newValue?.hierarchy.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    session.perform {
      loadView()
      viewDidLoad()
    }
  }

  /// Loads the controller's nib, or makes an empty view that fills the screen, without the status bar in generations that
  /// keep content out of it: not the size that a container will give it. An override assigns `view` and does not call
  /// `super`.
  open func loadView() {
    if loadViewFromNib() { return }
    let view = UIView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "view" else { return super.setOwnValue(value, forKey: key) }
    view = value as? UIView
    return true
  }

  /// Takes the place of the view's own `updateConstraints`, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the safe area of the root view changes, in generations that have one.
  open func viewSafeAreaInsetsDidChange() {}

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Between bars

  /// In iOS 6 and earlier: the view starts behind the status bar. The default view of a controller reads it.
  open var wantsFullScreenLayout = false

  /// The edges at which the view reaches under the bars of its container; without a bar there it does not matter, so
  /// the root controller of a window ignores it.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Without it the view only reaches under translucent bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// In iOS 7 to 10: the first scroll view gets the lengths of the layout guides as content insets.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Added to the safe area that windows and bars leave, edge by edge; the sum is never below 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Bars at the bottom are away as long as this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// Its length is valid from `viewWillLayoutSubviews` on; until then it is 0.
  open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.topLayout, "UIVC-topLayoutGuide") }
  open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottomLayout, "UIVC-bottomLayoutGuide") }

  // MARK: What bars show

  /// Names the navigation item and the tab bar item, too; these may be renamed afterwards.
  open var title: String? { didSet { titleDidChange() } }

  open var navigationItem: UINavigationItem { bars.navigationItem(title: title) }

  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(title: title) }
    set { bars.tab = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]?

  // MARK: Children

  open var children: [UIViewController] { family.children }

  open var parent: UIViewController? { family.parent }

  /// Tells the child that it will move here; telling it that it has is the caller's part.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Tells the controller that it has left; telling it that it will is the caller's part.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// True inside the appearance callbacks of a controller that is being pushed or added.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// False for a container that sends its children's appearance callbacks by `beginAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: What containers supply

  /// Puts the views of children where they belong; runs when the area of the own view is known.
  func placeChildren() {}

  /// The children that are on screen when this controller is.
  var shownChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }
}

/// An end of the area between bars, as an item for constraints and as a number.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the controller's view is covered on this side, in points.
  var length: CGFloat { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return kind == .bottomLayout ? insets.bottom : insets.top
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? { ancestor() }
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let controller = ancestor {
      if let container = controller as? Container { return container }
      ancestor = controller.parent
    }
    return nil
  }

  private func titleDidChange() {
    bars.navigation?.title = title
    bars.tab?.title = title
  }
}
