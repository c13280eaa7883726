/// Shows one of several controllers, above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let bar: UITabBar
  private var stage: ContentStage?
  private var tabs: [UIViewController] = []
  private var selection = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    wantsFullScreenLayout = true
  }

  public required init?(coder: NSCoder) {
    bar = UITabBar()
    super.init(coder: coder)
    wantsFullScreenLayout = true
  }

  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected controller stays selected as long as it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController, newTabs = viewControllers ?? []
    let gone = tabs.filter { old in !newTabs.contains { $0 === old } }
    let new = newTabs.filter { new in !tabs.contains { $0 === new } }
    tabs = newTabs
    selection = newTabs.firstIndex { $0 === selected } ?? 0
    new.forEach(addChild)
    loadNavigationTabs()
    for controller in gone where controller.parent === self { session.perform { controller.willMove(toParent: nil) } }
    bar.items = newTabs.map(\.tabBarItem)
    selectionDidChange()
    session.afterTransition(in: self) {
      for controller in gone where controller.parent === self { controller.removeFromParent() }
      for controller in new { controller.didMove(toParent: self) }
    }
  }

  /// `NSNotFound` without tabs.
  open var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : selection }
    set {
      guard tabs.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      selectionDidChange()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selection }
  }

  private func selectionDidChange() {
    bar.selectedItem = selectedViewController?.tabBarItem
    session.beginTransitions()
  }

  // MARK: Layout

  open override func loadView() {
    let container = UIView.makeContainer(in: session)
    stage = ContentStage(in: container, transitionView: session.perform { UITransitionView() })
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.itemWasTapped = { [weak self] item in
      guard let self, let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
      selectedIndex = index
    }
    container.addSubview(bar)
    view = container
    loadNavigationTabs()
  }

  /// The controllers inside them still wait until they are shown.
  private func loadNavigationTabs() {
    guard isViewLoaded, session.behaves(.navigationTabsLoadAtOnce) else { return }
    for tab in tabs where tab is UINavigationController { tab.loadViewIfNeeded() }
  }

  /// In iOS 5 a tab bar controller turns where all of its controllers do.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    tabs.isEmpty
      ? super.shouldAutorotate(to: toInterfaceOrientation)
      : tabs.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func placeChildren() {
    guard let stage else { return }
    let size = stage.container.bounds.size, outer = surroundings
    bar.isHidden = selectedViewController.map(hidesBar) ?? false
    bar.placeAtBottom(of: size, in: outer, height: barHeight)
    guard let selectedViewController else { return stage.clear() }
    stage.show(selectedViewController, in: inner(outer, of: selectedViewController))
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    child.area(of: size, in: inner(outer, of: child))
  }

  /// Above the bar, which some children hide.
  private func inner(_ outer: Surroundings, of child: UIViewController) -> Surroundings {
    guard !hidesBar(child) else { return outer }
    var inner = outer
    inner.bottom = inner.bottom + BarStrip(height: barHeight, isTranslucent: bar.isTranslucent)
    return inner
  }

  private func hidesBar(_ child: UIViewController) -> Bool {
    (child as? UINavigationController)?.hidesBottomBars ?? false
  }

  private var barHeight: CGFloat { environmentOfTraits.tabBarHeight }
}
