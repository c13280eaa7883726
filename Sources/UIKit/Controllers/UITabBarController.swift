/// Shows one of several controllers, above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let bar: UITabBar
  private var stage: ContentStage?
  private var tabs: [UIViewController] = []
  private var selection = 0
  /// A child wants the bar away; otherwise it is the program's to hide.
  private var hidesBarForChild = false

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
  /// Asked about taps and told of them, not of what code selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected controller stays selected as long as it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    manage(viewControllers ?? []) { _, _ in
      loadNavigationTabs()
      updateBar()
    }
  }

  /// The delegate's, from iOS 7 on.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard session.behaves(.programsAnimateTransitions), let delegate else { return ownOrientations }
    return session.perform { delegate.tabBarControllerSupportedInterfaceOrientations(self) }
  }

  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard session.behaves(.programsAnimateTransitions), let delegate else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return session.perform { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  override var managedChildren: [UIViewController] {
    get { tabs }
    set {
      let selected = selectedViewController
      tabs = newValue
      selection = newValue.firstIndex { $0 === selected } ?? 0
    }
  }

  /// `NSNotFound` without tabs.
  open var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : selection }
    set {
      guard tabs.indices.contains(newValue), newValue != selection else { return }
      select(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selection }
  }

  private func select(_ index: Int) {
    held?.hurry()
    let old = selection, transition = transition(to: tabs[index])
    held = transition
    transition?.whenOver = { [weak self, unowned transition = transition!] didComplete in
      guard let self else { return }
      held = nil
      transition.leaveHold(didComplete, in: self) {
        self.selection = old
        self.updateBar()
        self.session.beginTransitions(animated: true)
      }
    }
    selection = index
    updateBar()
    session.beginTransitions(animated: transition != nil, for: transition)
    transition?.begin(in: self)
  }

  /// The transition of the program's that is going on.
  private var held: ControllerTransition?

  /// Nil for one that the program does not animate.
  private func transition(to new: UIViewController) -> ControllerTransition? {
    guard session.behaves(.programsAnimateTransitions), let stage, stage.container.window != nil, let delegate,
      let old = selectedViewController, old !== new
    else { return nil }
    return session.perform {
      guard
        let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
      else { return nil }
      return ControllerTransition(
        of: self, from: old, to: new, in: stage.transitionContainer, animator: animator,
        interaction: delegate.tabBarController(self, interactionControllerFor: animator),
        timing: AnimationTiming(duration: 0))
    }
  }

  /// A tap on the selected tab goes back to the root of its stack.
  private func tabWasTapped(_ tab: UIViewController) {
    guard session.perform({ delegate?.tabBarController(self, shouldSelect: tab) ?? true }) else {
      bar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    if tab === selectedViewController { (tab as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedViewController = tab
    session.perform { delegate?.tabBarController(self, didSelect: tab) }
  }

  /// Controllers may get other items at any time.
  private func updateBar() {
    bar.items = tabs.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  // MARK: Layout

  open override func loadView() {
    let container = UIView.makeContainer(in: session)
    stage = ContentStage(in: container, transitionView: session.perform { UITransitionView() })
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.itemWasTapped = { [weak self] item in
      guard let self, let tab = tabs.first(where: { $0.tabBarItem === item }) else { return }
      tabWasTapped(tab)
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
    updateBar()
    hideBar(selectedViewController.map(hidesBar) ?? false)
    bar.placeAtBottom(of: size, in: outer, height: barHeight)
    guard let selectedViewController else { return stage.clear() }
    let inner = inner(outer, of: selectedViewController)
    if held == nil {
      stage.show(selectedViewController, in: inner)
    } else {
      stage.hold(selectedViewController, in: inner)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    child.area(of: size, in: inner(outer, of: child))
  }

  private func hideBar(_ hides: Bool) {
    guard hides != hidesBarForChild else { return }
    (bar.isHidden, hidesBarForChild) = (hides, hides)
  }

  /// Above the bar, which some children hide. Where content reaches under bars, one that the program has hidden covers
  /// nothing.
  ///
  /// > Basis: the older half documented in questions of the time, a gap in place of the bar; assumed: the newer one.
  private func inner(_ outer: Surroundings, of child: UIViewController) -> Surroundings {
    let isHidden = bar.isHidden && !hidesBarForChild && session.behaves(.contentExtendsUnderBars)
    guard !hidesBar(child), !isHidden else { return outer }
    var inner = outer
    inner.bottom = inner.bottom + BarStrip(height: barHeight, isTranslucent: bar.isTranslucent)
    return inner
  }

  private func hidesBar(_ child: UIViewController) -> Bool {
    (child as? UINavigationController)?.hidesBottomBars ?? false
  }

  private var barHeight: CGFloat { environmentOfTraits.tabBarHeight }
}
