/// Manages a view and takes part in its layout.
@preconcurrency @MainActor open class UIViewController: FocusResponder, UIContentContainer, UITraitEnvironment {
  /// The world this controller lives in. Captured when the controller is made.
  package let session: Session

  var loadedView: UIView?
  var family = ControllerFamily()
  var place = ControllerPlace()
  var appearance = ControllerAppearance()
  var bars = ControllerBars()
  var presentation = ControllerPresentation()
  final var unavailable: UnavailableContent?
  /// Where the controller comes from, when that is a document.
  final var scene: (any ControllerSource)?
  /// What came from a nib beside the view.
  final var topLevelObjects: [NSObject] = []

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    session = Session.current
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// How documents make controllers; a coder of Foundation has nothing to say about one.
  public required init?(coder: NSCoder) {
    session = Session.current
    let origin = (coder as? any ControllerCoder)?.source, name = origin?.description.nibName
    scene = origin
    (nibName, nibBundle) = (name, name == nil ? nil : origin?.bundle)
    super.init()
    scene?.fill(self)
  }

  /// Has no effect: controllers are made by documents and code, and are not archived.
  open func encode(with coder: NSCoder) { hasNoEffect("UIViewController.encode(with:)") }

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
      newValue?.checkIsFree(for: self)
      leavePlace()
      loadedView?.hierarchy.controller = nil
      loadedView = newValue
      newValue?.hierarchy.controller = self
      newValue?.markNeedsTraitUpdate()
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

  /// Brings the traits of the controller and its view up to date, and tells who has registered for them.
  open func updateTraitsIfNeeded() { loadedView?.updateTraitsIfNeeded() }

  /// Shown over the view where there is nothing else to show; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set { showUnavailable(newValue) }
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() { markNeedsUnavailableUpdate() }

  /// Override to say what is shown where there is nothing else.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func viewDidLayoutSubviews() {}

  /// The system is short of memory. Nothing is unloaded from iOS 6 on.
  open func didReceiveMemoryWarning() {}

  open func viewWillAppear(_ animated: Bool) {}
  /// From iOS 13 on: the first callback in which the view is in a window and has its traits, its size and its safe area.
  /// Subviews are laid out later. In ``viewWillAppear(_:)`` a view that was not on screen is in no window.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Scenes

  /// Nil for a controller that is not from one.
  open var storyboard: UIStoryboard? { loadedScene?.storyboard }

  /// Goes the way that the scene has under this name, without asking ``shouldPerformSegue(withIdentifier:sender:)``.
  ///
  /// > Source: `UIViewController.h`, `shouldPerformSegueWithIdentifier:sender:`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier, sender) }

  /// Asked where a control, an item or a cell triggers the segue, or a view embeds a child; of a segue without an
  /// identifier with an empty one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// The destination is there, its view is not.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here. True for what the class names in ``ObjCExposed``.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { canPerformAction(action, withSender: sender) }

  /// A container shows the child that is on the way, or that is the end of it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Turning

  /// Of the interface: already the new one while views are laid out in a turn.
  open var interfaceOrientation: UIInterfaceOrientation { session.environment.orientation }

  /// Asked of the topmost controller only, until iOS 15: false keeps the interface where it is.
  open var shouldAutorotate: Bool { true }

  /// Asked of the topmost controller only, from iOS 6 on; the application may allow less.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(for: session.environment.device.idiom)
  }

  /// In iOS 5 and earlier, in place of both: the default stays in portrait.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  /// The orientation in which this controller is presented, of those it supports.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

  /// To be called when `supportedInterfaceOrientations` answers something else: the interface turns if it has to.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { session.reconsiderOrientation() }

  /// False for a container that sends its children's callbacks of turns itself.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  /// Bounds and orientation are still the old ones. From iOS 8 on `viewWillTransition` sends these three.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Inside the animation: the view has its new bounds and is laid out.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// From iOS 8 on, before the view gets another size. The default tells the children, each with its own new size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  /// From iOS 8 on, before size classes change, and before `viewWillTransition`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// The size that `viewWillTransition` tells a child; one that keeps its size is told nothing.
  ///
  /// > Basis: the containers of the system know what they will give a child; recalled for the size of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController)?.place.plannedArea?.frame.size ?? parentSize
  }

  // MARK: Traits

  /// What the view inherits, as far as parents do not override it.
  open var traitCollection: UITraitCollection { inheritedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller's view and its children, whatever is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsMayDiffer() } }

  /// Replaces traits of a child, for its views and its children; nil replaces nothing.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.family.overriddenTraits = collection
    childViewController.traitsMayDiffer()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.family.overriddenTraits
  }

  // MARK: Keys

  /// Those that were added; override it, or add some.
  open override var keyCommands: [UIKeyCommand]? { family.keyCommands.isEmpty ? nil : family.keyCommands }

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { family.keyCommands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { family.keyCommands.removeAll { $0 === keyCommand } }

  // MARK: The status bar

  /// From iOS 7 on, of the topmost controller.
  open var prefersStatusBarHidden: Bool { session.hidesStatusBarByDefault }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A child that decides in place of this controller.
  open var childForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: nil) { olderNames.childViewControllerForStatusBarHidden }
  }
  open var childForStatusBarStyle: UIViewController? {
    child(.statusBarStyle, or: nil) { olderNames.childViewControllerForStatusBarStyle }
  }

  /// A card, a sheet or a popover decides on the status bar while it is presented. Full-screen presentations always do.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// To be called when one of these answers something else.
  open func setNeedsStatusBarAppearanceUpdate() { session.perform { session.updateStatusBar() } }

  // MARK: The edges of the screen

  /// The home indicator goes away while nobody touches the screen: here it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// A child that decides in place of this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    child(.homeIndicator, or: nil) { olderNames.childViewControllerForHomeIndicatorAutoHidden() }
  }
  /// The indicator is asked for with every picture, so that nothing has to be called.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the pointer is to stay in the scene while the controller is shown.
  open var prefersPointerLocked: Bool { false }

  /// The child that decides in place of this controller; nil for none.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Without a pointer, a wish to lock it reports the diagnostic `no-pointer`.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    session.perform { if pointerLockDecider.prefersPointerLocked { session.report(.noPointer) } }
  }

  /// Edges at which the program's gestures come before the system's. Kept for the program: no finger opens the system's
  /// screens here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    child(.screenEdges, or: nil) { olderNames.childViewControllerForScreenEdgesDeferringSystemGestures() }
  }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Called when the safe area of the root view changes, in generations that have one.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the root view change, in generations where they can be set.
  open func viewLayoutMarginsDidChange() {}

  // MARK: State restoration. Kept for the program: nothing of a session outlives its process

  /// A document's, where it has one.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Properties, from iOS 26 on

  /// Sets what the controller shows from the program's model. Called before `viewWillLayoutSubviews`, for the first time when
  /// the view comes into a window, then when asked for and when its traits change. Models that are `@Observable` are not
  /// observed: call ``setNeedsUpdateProperties()``.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { session.wantsProperties(self) }
  /// Does so at once, if asked for, without the layout: in the controller, its view, and what is in the view.
  open func updatePropertiesIfNeeded() {
    if let loadedView { session.updateProperties(in: loadedView) }
  }

  open override var next: UIResponder? { loadedView?.superview }

  override var ownSession: Session { session }

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
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.constraintsDidChange() } }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.updateMargins() } }

  /// What the system asks for at the sides of the root view, as wide as it is now; nothing at the top and the bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    view.systemRootMargins.directional(isRightToLeft: view.isRightToLeft)
  }

  var contentScrollViews = ContentScrollViews()

  /// Names the scroll view whose content bars at an edge follow; without one it is the rearmost of the view's subviews.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContent(scrollView, for: edge)
  }

  /// The one that was named; nil for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }

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

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// What the edit button changes.
  open var isEditing: Bool {
    get { bars.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { bars.setEditing(editing) }

  /// "Edit" or "Done"; a touch changes `isEditing`.
  open var editButtonItem: UIBarButtonItem { bars.editButton(for: self) }

  // MARK: Children

  open var children: [UIViewController] { family.children }

  open var parent: UIViewController? { family.parent }

  /// Tells the child that it will move here; telling it that it has is the caller's part.
  open func addChild(_ childController: UIViewController) {
    byOtherName(.addChild, else: { adopt(childController) }) { olderNames.addChildViewController(childController) }
  }

  /// Tells the controller that it has left; telling it that it will is the caller's part.
  open func removeFromParent() {
    byOtherName(.removeFromParent, else: leaveParent) { olderNames.removeFromParentViewController() }
  }

  /// Puts the view of one child in the place of another's. The end is there at once; telling the children that they
  /// will move or have moved is the caller's part.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, over: duration, animations, completion)
  }

  open func willMove(toParent parent: UIViewController?) {
    byOtherName(.willMove) { olderNames.willMove(toParentViewController: parent) }
  }
  open func didMove(toParent parent: UIViewController?) {
    byOtherName(.didMove) { olderNames.didMove(toParentViewController: parent) }
  }

  // MARK: Names of Swift 4.1 and before, which a program may override as well

  @available(*, deprecated, renamed: "children")
  open var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "addChild(_:)")
  open func addChildViewController(_ childController: UIViewController) {
    byOtherName(.addChild, else: { adopt(childController) }) { addChild(childController) }
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  open func removeFromParentViewController() {
    byOtherName(.removeFromParent, else: leaveParent) { removeFromParent() }
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  open func willMove(toParentViewController parent: UIViewController?) {
    byOtherName(.willMove) { willMove(toParent: parent) }
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  open func didMove(toParentViewController parent: UIViewController?) {
    byOtherName(.didMove) { didMove(toParent: parent) }
  }

  @available(*, deprecated, renamed: "childForStatusBarHidden")
  open var childViewControllerForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: nil) { childForStatusBarHidden }
  }

  @available(*, deprecated, renamed: "childForStatusBarStyle")
  open var childViewControllerForStatusBarStyle: UIViewController? {
    child(.statusBarStyle, or: nil) { childForStatusBarStyle }
  }

  @available(*, deprecated, renamed: "childForHomeIndicatorAutoHidden")
  open func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
    child(.homeIndicator, or: nil) { childForHomeIndicatorAutoHidden }
  }

  @available(*, deprecated, renamed: "childForScreenEdgesDeferringSystemGestures")
  open func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
    child(.screenEdges, or: nil) { childForScreenEdgesDeferringSystemGestures }
  }

  /// True inside the appearance callbacks of a controller that is being pushed or added.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// False for a container that sends its children's appearance callbacks by `beginAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Pushes the controller in a navigation controller; without a container that shows controllers, presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showElsewhere(vc, as: .any) }

  /// The first of this controller and its parents that overrides the method of `action`: here, that lists it or has it from
  /// UIKit.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    line.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Shows the controller in the detail column of a split view controller; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showElsewhere(vc, as: .detail) }

  /// The tab that a program describes, and that this controller or a parent is of, from iOS 18 on.
  open var tab: UITab? { describedTab }

  // MARK: Presentation

  /// Shows a controller in front of this one, or of the parent that is large enough for its style. It is there at once,
  /// also when `animated`; `completion` is called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away everything that this controller or a parent presents. Where they present nothing their presenter is
  /// asked, so a presented controller may dismiss itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion)
  }

  /// Manages the present presentation of this controller or of a parent, from iOS 16 on; nil while it is not presented.
  open var activePresentationController: UIPresentationController? {
    line.lazy.compactMap { $0.presentation.presenter == nil ? nil : $0.presentation.controller }.first
  }

  /// The controller that this one or a parent presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.presentation.presented }

  /// Who presents this controller or a parent.
  open var presentingViewController: UIViewController? { line.lazy.compactMap { $0.presentation.presenter }.first }

  /// Full screen until iOS 12, automatic from iOS 13 on. The automatic style reads as what it stands for.
  ///
  /// > Source: UIViewController.h: "reading it will always return a concrete presentation style"; page sheets except for
  /// > controllers of the system.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      if let style = presentation.style, style != .automatic { return style }
      return session.behaves(.modalsAreCardsByDefault) ? .pageSheet : .fullScreen
    }
    set { presentation.style = newValue }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// How the controller is pushed and presented, and how it leaves, from iOS 18 on. Comes before
  /// ``modalTransitionStyle``; an animator of the program's comes before it.
  open var preferredTransition: Transition?

  /// What is presented over this controller's context comes with this controller's ``modalTransitionStyle`` in place of its
  /// own.
  open var providesPresentationContextTransitionStyle = false

  /// Styles of the current context cover this controller's view instead of the whole window. True for navigation
  /// controllers unless set.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext ?? (self is UINavigationController) }
    set { presentation.definesContext = newValue }
  }

  /// A touch beside the card or popover does not take it away.
  open var isModalInPresentation = false

  /// The name of ``isModalInPresentation`` until iOS 12, for popovers.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Supplies the presentation controller where the style is custom.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Of this controller or of the parent that is presented. One that nobody presents gets the one that will present it.
  open var presentationController: UIPresentationController? {
    line.lazy.compactMap { $0.presentation.controller }.first ?? coming(presentedBy: nil, source: self)
  }

  /// The presentation of a style that no program supplies.
  func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Makes room for the keyboard, in the time that it takes to come or go.
  ///
  /// - Parameter reveals: what is typed into comes into sight.
  func makeRoomForKeyboard(reveals: Bool) {}

  /// While it is presented, the keyboard moves it.
  var standsAboveKeyboard: Bool { false }

  /// True inside the appearance callbacks of a controller that is being presented; not for its children.
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }

  /// The size of a form sheet or of a popover; zero for the system's.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// A container hears of its children's wishes. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: What containers supply

  /// The children that a container of the system shows in turn or side by side, on screen or not.
  var managedChildren: [UIViewController] {
    get { [] }
    set {}
  }

  /// Puts the views of children where they belong; runs when the area of the own view is known.
  func placeChildren() {}

  /// Takes in a controller that somebody below asked to show; false to leave it to the next parent.
  func takesIn(_ controller: UIViewController, as destination: Destination) -> Bool { false }

  /// Where `placeChildren` would put the view of a child, were the own view of another size; nil for one that it does
  /// not place.
  ///
  /// - Parameter outer: what lies over the own view.
  func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? { nil }

  func childWillAppear(_ child: UIViewController, animated: Bool) {}
  func childDidAppear(_ child: UIViewController, animated: Bool) {}

  /// The children that are on screen when this controller is.
  var shownChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  // MARK: Empty screens

  /// What the state of the controller is now.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  // MARK: Appearance

  /// For containers that send their children's callbacks themselves: `viewWillAppear` or `viewWillDisappear`. Nothing
  /// happens to a controller that is already on that way.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// `viewDidAppear` or `viewDidDisappear`, whichever was begun last. The callback may begin the next one.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Containers around it

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }

  // MARK: Popover

  /// Of a controller whose style is a popover; there before it is presented.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  // MARK: Sheet

  /// Of a controller whose style is a sheet; there before it is presented.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  // MARK: Rotation

  /// Turns the interface to where the device points, after an answer has changed.
  open class func attemptRotationToDeviceOrientation() { Session.current.reconsiderOrientation() }

  /// The transition that is going on where this controller is.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    session.coordinator(for: self)
  }
}

/// An end of the area between bars, as an item for constraints and as a number.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the controller's view is covered on this side, in points.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return kind == .bottomLayout ? insets.bottom : insets.top
  }
}

extension UIViewController {

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
