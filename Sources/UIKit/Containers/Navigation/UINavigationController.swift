/// Shows the topmost controller of a stack, below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let bar: UINavigationBar
  private let tools: UIToolbar
  private var stage: ControllerSlot?
  private var stack: [UIViewController] = [] { didSet { bar.items = stack.map(\.navigationItem) } }

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

  /// - Parameters: subclasses of the two bars, which are made by their own `init(frame:)`; nil for the bars themselves.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.make() ?? UINavigationBar()
    tools = (toolbarClass as? UIToolbar.Type)?.make() ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    wantsFullScreenLayout = true
  }

  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { tools }

  /// Hears of every controller that comes on top, the first one included. An image picker has a delegate of its own type.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  open var isNavigationBarHidden = false { didSet { bar.isHidden = isNavigationBarHidden } }
  /// Shown with the items of the topmost controller.
  open var isToolbarHidden = true

  /// An animated bar slides over its edge, and what it made room for is laid out in the same time.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    changeBars(animated: animated, bar, edge: -1, hides: hidden) { isNavigationBarHidden = hidden }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    changeBars(animated: animated, tools, edge: 1, hides: hidden) { isToolbarHidden = hidden }
  }

  // MARK: Bars that hide by themselves

  /// In seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  var hiding = BarHiding()

  /// Bars stay away when the keyboard has gone, until a tap in the content.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.whenKeyboardAppears }
    set {
      hiding.whenKeyboardAppears = newValue
      followKeyboard()
    }
  }

  /// A swipe up hides the bars, a swipe down shows them; a toolbar only where it has items.
  open var hidesBarsOnSwipe: Bool {
    get { hiding.onSwipe }
    set { hiding.onSwipe = newValue }
  }

  /// While the height is compact the bars are away; a tap in the content shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.whenVerticallyCompact }
    set {
      hiding.whenVerticallyCompact = newValue
      loadedView?.markNeedsTraitUpdate()
    }
  }

  /// A tap that no control takes hides or shows the bars.
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

  /// Of the root, unless this controller has a title or an item of its own.
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

  /// The root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// What it presents, else the topmost controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The end state of a push is there at once, and an animated one is only shown on its way; who has appeared and
  /// disappeared is told with the next frame.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Exception.invalidArgument.raise(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// - Returns: the controller that was on top; nil when it is the root, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// - Returns: the controllers that were above it.
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

  /// The transition of the program's that is going on.
  private var held: ControllerTransition?

  private func hold(_ transition: ControllerTransition?, from oldStack: [UIViewController]) {
    held = transition
    transition?.whenOver = { [weak self, unowned transition = transition!] didComplete in
      guard let self else { return }
      held = nil
      transition.leaveHold(didComplete, in: self) { self.takeBack(oldStack, transition) }
    }
  }

  /// The stack is again what it was before a transition that was cancelled.
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

  /// Nil where nothing is to be seen of it.
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

  /// The program animates a pop, so the system's gesture has no part in it.
  var animatesPops: Bool {
    guard stack.count > 1 else { return false }
    return animator(from: stack[stack.count - 1], to: stack[stack.count - 2], isPush: false) != nil
  }

  /// The delegate's, from iOS 7 on.
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

  /// A finger from the edge of the screen that goes back; nil before iOS 7.
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
    bar.autoresizingMask = .flexibleWidth
    bar.backWasTapped = { [weak self] in self?.popViewController(animated: true) }
    tools.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(bar)
    view = container
  }

  /// In iOS 5 a navigation controller turns as its topmost controller does.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    topViewController?.shouldAutorotate(to: toInterfaceOrientation)
      ?? super.shouldAutorotate(to: toInterfaceOrientation)
  }

  open override var childForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: topViewController) { olderNames.childViewControllerForStatusBarHidden }
  }
  /// Below a visible bar the bar decides.
  open override var childForStatusBarStyle: UIViewController? {
    let own = isNavigationBarHidden ? topViewController : nil
    return child(.statusBarStyle, or: own) { olderNames.childViewControllerForStatusBarStyle }
  }

  /// Light on a black bar.
  ///
  /// > Source: iOS 7 UI Transition Guide, "Status Bar"; many have written of it.
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

  /// Between the bars.
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

  /// One controller on the stack is enough, also when others are above it.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}
