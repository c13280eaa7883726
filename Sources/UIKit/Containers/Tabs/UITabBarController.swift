/// A controller that shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let bar: UITabBar
  private var stage: ControllerSlot?
  private(set) var pages: [UIViewController] = []
  private(set) var described: [UITab] = []
  private var more: MoreNavigationController?
  /// Whether the "More" tab is selected: its list, or a tab from it.
  private var isMoreSelected = false
  /// Whether the stack of "More" is taking in a tab, which remains in `pages`.
  private var isLending = false
  private var selection = 0
  /// Whether a child hides the bar, as opposed to the app.
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

  /// Creates a controller with described tabs, from iOS 18 on.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  open var tabBar: UITabBar { bar }
  /// The delegate, which is asked and notified about taps, but not about selection by code.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected controller stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    described = []
    changePages(to: viewControllers ?? [])
  }

  func changePages(to new: [UIViewController]) {
    more?.showList(animated: false)
    more?.giveBack()
    isMoreSelected = false
    manage(new) { _, _ in
      for page in pages where page.parent !== self && !isBehindMore(page) { addChild(page) }
      loadNavigationTabs()
      selectMoreIfNeeded()
      updateBar()
    }
    (more?.viewControllers.first as? UITableViewController)?.tableView.reloadData()
  }

  /// Whether iPad shows a sidebar in addition to the bar, from iOS 18 on. Only the bar is shown here.
  public enum Mode: Int, Sendable {
    case automatic = 0, tabBar, tabSidebar
  }

  open var mode = Mode.automatic { didSet { if mode == .tabSidebar { hasNoEffect("UITabBarController.mode") } } }
  open private(set) lazy var sidebar = Sidebar()

  // MARK: Described tabs

  /// The described tabs, from iOS 18 on; they replace `viewControllers`. Hidden tabs are not in the bar.
  open var tabs: [UITab] {
    get { described }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in described { tab.owner = nil }
    described = tabs
    takeTabs()
  }

  open var selectedTab: UITab? {
    get { selectedDescription }
    set { if let newValue { select(newValue) } }
  }

  /// Returns a tab of the bar or of a group.
  open func tab(forIdentifier identifier: String) -> UITab? { described.tab(identifier) }

  /// Whether the bar is hidden. Content then extends to the bar's lower edge.
  open var isTabBarHidden: Bool {
    get { isHiddenByProgram }
    set { setTabBarHidden(newValue, animated: false) }
  }

  private var isHiddenByProgram = false

  /// Hides or shows the bar. If animated, it slides over the lower edge.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isHiddenByProgram else { return }
    slide(bar, edge: 1, hides: hidden, animated: animated) {
      isHiddenByProgram = hidden
      bar.isHidden = hidden || hidesBarForChild
      loadedView?.markNeedsTraitUpdate()
      loadedView?.setNeedsLayout()
    }
  }

  // MARK: Customization

  /// Stored only: users cannot rearrange the tabs here.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? pages }
    set {
      customizable = newValue
      hasNoEffect("UITabBarController.customizableViewControllers")
    }
  }
  private var customizable: [UIViewController]?

  /// The identifiers of the tabs shown in a compact width, in the order of `tabs`; nil for all of them.
  open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { takeTabs() } } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOther = previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    if isOther, compactTabIdentifiers != nil { session.afterTurn { [weak self] in self?.takeTabs() } }
  }

  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet {
      let minimizes = tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp
      if minimizes { hasNoEffect("UITabBarController.tabBarMinimizeBehavior") }
    }
  }

  private var glass: TabAccessoryGlass?
  private var accessory: UITabAccessory?

  /// The view above the bar, from iOS 26 on. Content ends above it.
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessory else { return }
    accessory = bottomAccessory
    guard session.behaves(.chromeIsGlass) else { return hasNoEffect("UITabBarController.bottomAccessory") }
    let old = glass
    glass = session.perform { bottomAccessory.map(TabAccessoryGlass.init) }
    if let container = loadedView, let glass {
      container.addSubview(glass.view)
      placeAccessory(in: container.bounds.size, surroundings)
    }
    loadedView?.markNeedsTraitUpdate()
    loadedView?.setNeedsLayout()
    guard animated, session.showsMotion else {
      old?.view.removeFromSuperview()
      return
    }
    if let glass { glass.view.alpha = 0 }
    UIView.animate(withDuration: 0.25) { [glass] in
      old?.view.alpha = 0
      glass?.view.alpha = 1
    } completion: { _ in
      old?.view.removeFromSuperview()
    }
  }

  private func placeAccessory(in size: CGSize, _ outer: Surroundings) {
    glass?.place(above: bar.isHidden ? size.height - outer.covered.bottom : bar.frame.minY, in: size)
  }

  // MARK: More

  /// The stack of the tabs that do not fit in the bar: a list, and the tab selected from it.
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = makeMoreController()
    more = made
    return made
  }

  /// Shows the selected tab above the list if it is behind "More".
  private func selectMoreIfNeeded(animated: Bool = false) {
    guard let page = selectedViewController, isBehindMore(page),
      let stack = moreNavigationController
        as? MoreNavigationController
    else { return isMoreSelected = false }
    isMoreSelected = true
    if stack.parent !== self { addChild(stack) }
    isLending = true
    stack.show(page, animated: animated)
    isLending = false
  }

  private func showMoreList() {
    guard let stack = moreNavigationController as? MoreNavigationController else { return }
    if stack.parent !== self { addChild(stack) }
    if isMoreSelected { stack.showList(animated: true) }
    let lent = isMoreSelected ? nil : stack.shownPage.flatMap { page in pages.firstIndex { $0 === page } }
    if let lent { selection = lent }
    (isMoreSelected, isOnList) = (true, lent == nil)
    updateBar()
    session.beginTransitions()
  }

  func listDidAppear() { isOnList = isMoreSelected }

  /// Whether the list itself is selected instead of a tab.
  private var isOnList = false

  /// The delegate's orientations, from iOS 7 on.
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

  override var barManager: BarManager? { .tabs }

  override var viewBehindBars: UIView? {
    var shown = selectedViewController
    while let stack = shown as? UINavigationController { shown = stack.topViewController }
    return shown?.loadedView
  }

  override var managedChildren: [UIViewController] {
    get { pages }
    set {
      if isLending { return }
      let selected = selectedViewController
      pages = newValue
      selection = newValue.firstIndex { $0 === selected } ?? 0
    }
  }

  /// The index of the selected tab; `NSNotFound` if there are no tabs or the "More" list is selected.
  open var selectedIndex: Int {
    get { pages.isEmpty || isOnList ? NSNotFound : selection }
    set {
      guard pages.indices.contains(newValue), newValue != selection || isOnList else { return }
      select(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { isOnList ? more : pages.indices.contains(selection) ? pages[selection] : nil }
    set {
      if let newValue, newValue === more { return showMoreList() }
      selectedIndex = pages.firstIndex { $0 === newValue } ?? selection
    }
  }

  private func select(_ index: Int) {
    held?.hurry()
    let wasOnMore = isMoreSelected, reachesMore = isBehindMore(pages[index])
    let old = selection, transition = wasOnMore || reachesMore ? nil : transition(to: pages[index])
    isOnList = false
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
    selectMoreIfNeeded(animated: wasOnMore && loadedView?.window != nil)
    updateBar()
    session.beginTransitions(animated: transition != nil, for: transition)
    transition?.begin(in: self)
  }

  /// The app's own transition that is in progress.
  private var held: ControllerTransition?

  /// Returns the app's transition to a tab, or nil if the app does not animate it.
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

  /// Selects a tab after a tap. A tap on the selected tab pops to the root of its stack.
  private func tabWasTapped(_ tab: UIViewController) {
    let isAllowed = session.perform { delegate?.tabBarController(self, shouldSelect: tab) ?? true } && mayTake(tab)
    guard isAllowed else { return updateBar() }
    let previous = selectedDescription
    if tab === selectedViewController { (tab as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedViewController = tab
    session.perform { delegate?.tabBarController(self, didSelect: tab) }
    tell(of: previous)
  }

  /// Updates the bar's items, which controllers may replace at any time.
  private func updateBar() {
    bar.items = shownItems
    bar.selectedItem = shownPage?.tabBarItem
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  // MARK: Layout

  open override func loadView() {
    let container = UIView.makeContainer(in: session)
    stage = ControllerSlot(in: container, transitionView: session.perform { UITransitionView() })
    // Programs arrange views in the bar in `viewDidLoad`, by its width.
    let size = container.bounds.size
    bar.frame = CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.itemWasTapped = { [weak self] item in
      guard let self else { return }
      if let more, more.tabBarItem === item { return tabWasTapped(more) }
      if let tab = pages.first(where: { $0.tabBarItem === item }) { tabWasTapped(tab) }
    }
    container.addSubview(bar)
    if let glass { container.addSubview(glass.view) }
    view = container
    loadNavigationTabs()
  }

  /// Loads navigation controllers in tabs immediately; the controllers on their stacks are loaded when they are shown.
  private func loadNavigationTabs() {
    guard isViewLoaded, session.behaves(.navigationTabsLoadAtOnce) else { return }
    for tab in pages where tab is UINavigationController { tab.loadViewIfNeeded() }
  }

  /// In iOS 5, a tab bar controller rotates if all of its controllers do.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    pages.isEmpty
      ? super.shouldAutorotate(to: toInterfaceOrientation)
      : pages.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) }
  }

  open override var childForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: selectedViewController) { olderNames.childViewControllerForStatusBarHidden }
  }
  open override var childForStatusBarStyle: UIViewController? {
    child(.statusBarStyle, or: selectedViewController) { olderNames.childViewControllerForStatusBarStyle }
  }

  /// The visible controller: a tab, or the stack of "More".
  private var shownPage: UIViewController? { isMoreSelected ? more : selectedViewController }

  override var shownChildren: [UIViewController] { shownPage.map { [$0] } ?? [] }

  override func placeChildren() {
    guard let stage else { return }
    let size = stage.container.bounds.size, outer = surroundings
    updateBar()
    hideBar(shownPage.map(hidesBar) ?? false)
    bar.placeAtBottom(of: size, in: outer, height: barHeight)
    placeAccessory(in: size, outer)
    guard let shownPage else { return stage.clear() }
    let inner = inner(outer, of: shownPage)
    if held == nil {
      stage.show(shownPage, in: inner)
    } else {
      stage.hold(shownPage, in: inner)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    child.area(of: size, in: inner(outer, of: child))
  }

  /// Hides or shows the bar immediately after a change of the child's stack. Animated changes do so at the next layout.
  func bottomBarsDidChange(in child: UIViewController) {
    if child === shownPage { hideBar(hidesBar(child)) }
  }

  private func hideBar(_ hides: Bool) {
    guard hides != hidesBarForChild else { return }
    hidesBarForChild = hides
    bar.isHidden = hides || isHiddenByProgram
  }

  /// Returns the surroundings of the area above the bar, unless the child hides the bar. If content extends under bars,
  /// a bar hidden by the app covers nothing.
  ///
  /// > Basis: the older half documented in questions of the time, a gap in place of the bar; assumed: the newer one.
  private func inner(_ outer: Surroundings, of child: UIViewController) -> Surroundings {
    let isHidden = bar.isHidden && !hidesBarForChild && session.behaves(.contentExtendsUnderBars)
    var inner = outer
    if !hidesBar(child), !isHidden {
      inner.bottom = inner.bottom + BarStrip(height: barHeight, isTranslucent: bar.isTranslucent)
    }
    if glass != nil { inner.bottom = inner.bottom + TabAccessoryGlass.strip }
    return inner
  }

  private func hidesBar(_ child: UIViewController) -> Bool {
    (child as? UINavigationController)?.hidesBottomBars ?? false
  }

  private var barHeight: CGFloat { environmentOfTraits.tabBarHeight }
}
