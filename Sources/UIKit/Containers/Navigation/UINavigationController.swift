/// A controller that shows the top view controller of a stack below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar: UINavigationBar
  private let tools: UIToolbar
  private var stage: ControllerSlot?
  private var stack: [UIViewController] = [] {
    didSet {
      bar.items = stack.map(\.navigationItem)
      followSearch()
    }
  }
  /// The search in the content that hides the navigation bar while its screen is on top.
  private weak var search: UISearchController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    wantsFullScreenLayout = true
  }

  public required init?(coder: NSCoder) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    wantsFullScreenLayout = true
  }

  public init(rootViewController: UIViewController) {
    (bar, tools) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    wantsFullScreenLayout = true
    pushViewController(rootViewController, animated: false)
  }

  /// - Parameters: the subclasses of the two bars, created with `init(frame:)`; nil for the standard classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.make() ?? UINavigationBar()
    tools = (toolbarClass as? UIToolbar.Type)?.make() ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    wantsFullScreenLayout = true
  }

  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { tools }

  /// Receives `willShow` and `didShow` for every new top view controller, including the first. An image picker has a
  /// delegate of its own type.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  open var isNavigationBarHidden = false { didSet { bar.isHidden = isNavigationBarHidden } }
  /// Whether the toolbar is hidden. It shows the items of the top view controller.
  open var isToolbarHidden = true

  /// Slides the bar over its edge if animated; the content is laid out with the same duration.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    changeBars(animated: animated, bar, edge: -1, hides: hidden) { isNavigationBarHidden = hidden }
  }

  /// Hides the bar for a search whose search bar is in the content.
  func hideBar(for search: UISearchController) {
    guard !isNavigationBarHidden, search.hidesNavigationBarDuringPresentation else { return }
    self.search = search
    followSearch()
  }

  /// Shows the bar that a search has hidden.
  func showBar(after search: UISearchController) {
    guard self.search === search else { return }
    self.search = nil
    setNavigationBarHidden(false, animated: true)
  }

  private func followSearch() {
    guard let search else { return }
    let isOnTop = search.searchedController?.line.contains { $0 === topViewController } == true
    setNavigationBarHidden(isOnTop, animated: true)
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    changeBars(animated: animated, tools, edge: 1, hides: hidden) { isToolbarHidden = hidden }
  }

  // MARK: Bars that hide automatically

  /// The duration in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  var hiding = BarHiding()

  /// Whether the bars hide when the keyboard appears. They stay hidden after it is dismissed, until a tap in the
  /// content.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.whenKeyboardAppears }
    set {
      hiding.whenKeyboardAppears = newValue
      followKeyboard()
    }
  }

  /// Whether a swipe up hides the bars and a swipe down shows them. The toolbar is shown only if it has items.
  open var hidesBarsOnSwipe: Bool {
    get { hiding.onSwipe }
    set { hiding.onSwipe = newValue }
  }

  /// Whether the bars are hidden while the height is compact. A tap in the content shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.whenVerticallyCompact }
    set {
      hiding.whenVerticallyCompact = newValue
      loadedView?.markNeedsTraitUpdate()
    }
  }

  /// Whether a tap that no control handles hides or shows the bars.
  open var hidesBarsOnTap: Bool {
    get { hiding.onTap }
    set { hiding.onTap = newValue }
  }

  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let swipe = session.perform { BarHideSwipe(target: nil, action: nil) }
    swipe.stack = self
    return swipe
  }()

  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
    let tap = session.perform { BarHideTap(target: nil, action: nil) }
    tap.stack = self
    return tap
  }()

  /// The tab bar item of the root, unless this controller has a title or an item of its own.
  ///
  /// > Basis: assumed: recalled, "setting the title of a view controller changes its tab".
  open override var tabBarItem: UITabBarItem! {
    get {
      guard bars.tab == nil, title == nil, let root = stack.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: The stack

  /// The controllers on the stack, starting with the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, or else the top view controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a controller. The final state applies immediately; an animation only shows the way there. The appearance
  /// callbacks are called with the next frame.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Exception.invalidArgument.raise(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// - Returns: the popped controller; nil if only the root is left, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// - Returns: the popped controllers.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Exception.internalInconsistency.raise("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  private func changeStack(to newStack: [UIViewController], animated: Bool) {
    held?.hurry()
    let transition = animated ? transition(to: newStack) : nil, custom = transition?.ifCustom
    let shift = animated && custom == nil ? PushPopTransition(of: self, to: newStack) : nil
    hold(custom, from: stack)
    defer {
      shift?.begin(in: self)
      transition?.begin(in: self)
    }
    manage(newStack, animated: animated, for: custom) { added, gone in
      newStack.dropLast().forEach { $0.appearance.isMovingToParent = false }
      if let top = newStack.last, added.last === top { top.appearance.isMovingToParent = true }
      for controller in gone where controller.appearance.phase != .away {
        controller.appearance.isMovingFromParent = true
      }
    }
    if !animated { (parent as? UITabBarController)?.bottomBarsDidChange(in: self) }
  }

  /// The app's own transition that is in progress.
  private var held: ControllerTransition?

  private func hold(_ transition: ControllerTransition?, from oldStack: [UIViewController]) {
    held = transition
    transition?.whenOver = { [weak self, unowned transition = transition!] didComplete in
      guard let self else { return }
      held = nil
      transition.leaveHold(didComplete, in: self) { self.takeBack(oldStack, transition) }
    }
  }

  /// Restores the stack after a cancelled transition.
  private func takeBack(_ oldStack: [UIViewController], _ transition: ControllerTransition) {
    let added = stack.without(oldStack), gone = oldStack.without(stack)
    stack = oldStack
    session.beginTransitions(animated: true)
    session.afterTransition(in: self) {
      for controller in gone where controller.parent === self { controller.didMove(toParent: self) }
      for controller in added where controller.parent === self {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
  }

  /// Returns the transition to a new stack, or nil if no visible controller changes.
  private func transition(to newStack: [UIViewController]) -> ControllerTransition? {
    guard let stage, stage.container.window != nil, let old = stack.last, let new = newStack.last, old !== new
    else { return nil }
    let animator = animator(from: old, to: new, isPush: !stack.contains { $0 === new })
    let interaction = animator.flatMap { animator in
      session.perform { delegate?.navigationController(self, interactionControllerFor: animator) }
    }
    return ControllerTransition(
      of: self, from: old, to: new, in: stage.transitionContainer, animator: animator, interaction: interaction,
      timing: session.screenTiming)
  }

  private func animator(
    from old: UIViewController, to new: UIViewController, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard session.behaves(.programsAnimateTransitions), let delegate else { return nil }
    return session.perform {
      delegate.navigationController(self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
    }
  }

  /// Whether the app animates a pop. If so, the system's pop gesture is off.
  var animatesPops: Bool {
    guard stack.count > 1 else { return false }
    return animator(from: stack[stack.count - 1], to: stack[stack.count - 2], isPush: false) != nil
  }

  /// The delegate's orientations, from iOS 7 on.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard session.behaves(.programsAnimateTransitions), let delegate else { return ownOrientations }
    return session.perform { delegate.navigationControllerSupportedInterfaceOrientations(self) }
  }

  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard session.behaves(.programsAnimateTransitions), let delegate else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return session.perform { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  override var barManager: BarManager? { .navigation }

  override var viewBehindBars: UIView? { topViewController?.loadedView }

  override var sizeForPresentation: CGSize {
    guard preferredContentSize == .zero, var size = topViewController?.preferredContentSize, size != .zero else {
      return preferredContentSize
    }
    if !isNavigationBarHidden { size.height += session.environment.navigationBarHeight }
    return size
  }

  override var managedChildren: [UIViewController] {
    get { stack }
    set { stack = newValue }
  }

  override func takesIn(_ controller: UIViewController, as destination: Destination) -> Bool {
    guard destination == .any else { return false }
    pushViewController(controller, animated: true)
    return true
  }

  override func childWillAppear(_ child: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: child, animated: animated)
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: child, animated: animated)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
  }

  // MARK: Layout

  /// The gesture that pops with a drag from the screen's edge; nil before iOS 7.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    session.behaves(.edgesLeadBack) ? session.perform { InteractivePopGesture(self) } : nil

  open override func loadView() {
    let container = UIView.makeContainer(in: session)
    if let pan = interactivePopGestureRecognizer { container.addGestureRecognizer(pan) }
    if session.behaves(.hasSizeClasses) {
      container.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
      container.addGestureRecognizer(barHideOnTapGestureRecognizer)
    }
    stage = ControllerSlot(in: container, transitionView: session.perform { UINavigationTransitionView() })
    let height = session.environment.navigationBarHeight
    bar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: height)
    bar.autoresizingMask = .flexibleWidth
    bar.backWasTapped = { [weak self] in self?.popViewController(animated: true) }
    tools.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(bar)
    view = container
  }

  /// In iOS 5, a navigation controller rotates if its top view controller does.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    topViewController?.shouldAutorotate(to: toInterfaceOrientation)
      ?? super.shouldAutorotate(to: toInterfaceOrientation)
  }

  open override var childForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: topViewController) { olderNames.childViewControllerForStatusBarHidden }
  }
  /// The controller that determines the status bar's style; none below a visible bar, which determines it itself.
  open override var childForStatusBarStyle: UIViewController? {
    let own = isNavigationBarHidden ? topViewController : nil
    return child(.statusBarStyle, or: own) { olderNames.childViewControllerForStatusBarStyle }
  }

  /// Light content on a black bar.
  ///
  /// > Source: iOS 7 UI Transition Guide, "Status Bar"; many posts describe it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func placeChildren() {
    guard let stage else { return }
    followHeight()
    let size = stage.container.bounds.size, outer = surroundings, strips = strips(within: outer)
    bar.placeAtTop(of: size, in: outer, height: barHeight(within: outer))
    bar.placeCustomItems()
    if tools.items ?? [] != topViewController?.toolbarItems ?? [] { tools.items = topViewController?.toolbarItems }
    if strips.bottom.height > 0 {
      tools.placeAtBottom(of: size, in: outer, height: strips.bottom.height)
      if tools.superview == nil { stage.container.addSubview(tools) }
    } else {
      tools.removeFromSuperview()
    }
    guard let topViewController else { return stage.clear() }
    if held == nil {
      stage.show(topViewController, in: inner(outer))
    } else {
      stage.hold(topViewController, in: inner(outer))
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    child.area(of: size, in: inner(outer))
  }

  /// Returns the surroundings of the area between the bars.
  private func inner(_ outer: Surroundings) -> Surroundings {
    let strips = strips(within: outer)
    var inner = outer
    inner.top = inner.top + strips.top
    inner.bottom = inner.bottom + strips.bottom
    return inner
  }

  private func barHeight(within outer: Surroundings) -> CGFloat {
    environmentOfTraits.navigationBarHeight(of: bar, isInCard: outer.isInCard)
  }

  private func strips(within outer: Surroundings) -> (top: BarStrip, bottom: BarStrip) {
    let showsTools = !isToolbarHidden && !hidesBottomBars
    let toolsHeight = environmentOfTraits.toolbarHeight(reachesHomeIndicator: outer.system.bottom > 0)
    return (
      isNavigationBarHidden
        ? BarStrip()
        : BarStrip(
          height: barHeight(within: outer) - outer.navigationBarOverlap(session.metrics.bars),
          isTranslucent: bar.isTranslucent),
      showsTools ? BarStrip(height: toolsHeight, isTranslucent: tools.isTranslucent) : BarStrip()
    )
  }

  /// Whether bottom bars are hidden. Any controller on the stack can hide them, not only the top one.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}
