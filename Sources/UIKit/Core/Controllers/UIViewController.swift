/// Manages a view and participates in its layout.
@preconcurrency @MainActor open class UIViewController: FocusResponder, UIContentContainer, UITraitEnvironment {
  /// The session that was current when the controller was created.
  package let session: Session

  var loadedView: UIView?
  var family = ControllerFamily()
  var place = ControllerPlace()
  var appearance = ControllerAppearance()
  var bars = ControllerBars()
  var presentation = ControllerPresentation()
  final var isInEditMode = false
  final var unavailable: UnavailableContent?
  /// The scene of a document that the controller comes from.
  final var scene: (any ControllerSource)?
  /// The top-level objects of the nib other than the view.
  final var topLevelObjects: [NSObject] = []

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    session = Session.current
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller from a document. Foundation's coders contain no controllers.
  public required init?(coder: NSCoder) {
    session = Session.current
    let origin = (coder as? any ControllerCoder)?.source, name = origin?.description.nibName
    scene = origin
    (nibName, nibBundle) = (name, name == nil ? nil : origin?.bundle)
    super.init()
    scene?.fill(self)
  }

  /// Has no effect: controllers come from documents and code and are not archived.
  open func encode(with coder: NSCoder) { hasNoEffect("UIViewController.encode(with:)") }

  /// The requested nib. If nil, the view comes from a nib with the name of the class, if there is one.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The view, loaded on first access. Never nil, unless an override of `loadView` does not set it.
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
      isLoadingView = true
      loadView()
      isLoadingView = false
      viewDidLoad()
    }
  }

  /// Whether `loadView` is running.
  final private(set) var isLoadingView = false

  /// Loads the controller's nib, or creates an empty view that fills the screen, excluding the status bar in releases
  /// that keep content out of it. A container resizes it later. Overrides set `view` and do not call `super`.
  open func loadView() {
    if loadViewFromNib() { return }
    let view = UIView(frame: defaultViewFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  override var ownValues: [String: Any?] { ["view": view, "title": title, "navigationItem": navigationItem] }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "view" else { return super.setOwnValue(value, forKey: key) }
    view = value as? UIView
    return true
  }

  /// Called instead of the view's `updateConstraints`, which the default implementation calls.
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillLayoutSubviews() {}

  /// Updates the traits of the controller and its view, and calls the registered handlers.
  open func updateTraitsIfNeeded() { loadedView?.updateTraitsIfNeeded() }

  /// The content shown above the view if there is no other; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set { showUnavailable(newValue) }
  }

  /// Requests a call to ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() { markNeedsUnavailableUpdate() }

  /// Override to set the configuration for missing content.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func viewDidLayoutSubviews() {}

  /// Called when memory is low. Nothing is unloaded from iOS 6 on.
  open func didReceiveMemoryWarning() {}

  open func viewWillAppear(_ animated: Bool) {}
  /// Called from iOS 13 on. The first callback in which the view is in a window and has its traits, size and safe area.
  /// Subviews are laid out later. In ``viewWillAppear(_:)``, a view that was not on screen is not in a window yet.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Scenes

  /// Nil for a controller that does not come from a storyboard.
  open var storyboard: UIStoryboard? { loadedScene?.storyboard }

  /// Performs the scene's segue with this identifier, without calling ``shouldPerformSegue(withIdentifier:sender:)``.
  ///
  /// > Source: `UIViewController.h`, `shouldPerformSegueWithIdentifier:sender:`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier, sender) }

  /// Called when a control, an item or a cell triggers a segue, or when a view embeds a child. A segue without an
  /// identifier passes an empty string.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before the segue. The destination exists, but its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue may end at this controller. True for actions that the class lists in
  /// ``ObjCExposed``.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { canPerformAction(action, withSender: sender) }

  /// Called on a container to show the child along the unwind path or at its end.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Orientation

  /// The orientation of the interface. During a rotation it already is the new one while views are laid out.
  open var interfaceOrientation: UIInterfaceOrientation { session.environment.orientation }

  /// Called on the topmost controller only, through iOS 15. False keeps the current orientation.
  open var shouldAutorotate: Bool { true }

  /// Called on the topmost controller only, from iOS 6 on. The application may allow fewer orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(for: session.environment.device.idiom)
  }

  /// Called instead of both in iOS 5 and earlier. The default allows portrait only.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  /// The orientation in which this controller is presented, one of those it supports.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

  /// Call this when `supportedInterfaceOrientations` changes. The interface rotates if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { session.reconsiderOrientation() }

  /// False for a container that sends its children's rotation callbacks itself.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  /// Called while bounds and orientation are still the old ones. From iOS 8 on, `viewWillTransition` calls these three
  /// methods.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called inside the animation, when the view has its new bounds and is laid out.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called from iOS 8 on, before the view's size changes. The default notifies the children, each with its own new
  /// size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  /// Called from iOS 8 on, before size classes change and before `viewWillTransition`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// Returns the size that `viewWillTransition` passes to a child. Children that keep their size are not notified.
  ///
  /// > Basis: the containers of the system know what they will give a child; recalled for the size of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController)?.place.plannedArea?.frame.size ?? parentSize
  }

  // MARK: Traits

  /// The traits that the view inherits, with the overrides of parents.
  open var traitCollection: UITraitCollection { inheritedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of this controller's view and its children, independent of their environment.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsMayDiffer() } }

  /// Overrides traits for a child, its views and its own children; nil overrides nothing.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.family.overriddenTraits = collection
    childViewController.traitsMayDiffer()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.family.overriddenTraits
  }

  // MARK: Key commands

  /// The commands that were added. Override this property, or add commands.
  open override var keyCommands: [UIKeyCommand]? { family.keyCommands.isEmpty ? nil : family.keyCommands }

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { family.keyCommands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { family.keyCommands.removeAll { $0 === keyCommand } }

  // MARK: Status bar

  /// Read from the topmost controller, from iOS 7 on.
  open var prefersStatusBarHidden: Bool { session.hidesStatusBarByDefault }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that decides instead of this controller; nil for none.
  open var childForStatusBarHidden: UIViewController? {
    child(.statusBarHidden, or: nil) { olderNames.childViewControllerForStatusBarHidden }
  }
  open var childForStatusBarStyle: UIViewController? {
    child(.statusBarStyle, or: nil) { olderNames.childViewControllerForStatusBarStyle }
  }

  /// Whether a card, a sheet or a popover determines the status bar while it is presented. Full-screen presentations
  /// always do.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Call this when one of these values changes.
  open func setNeedsStatusBarAppearanceUpdate() { session.perform { session.updateStatusBar() } }

  // MARK: Screen edges

  /// Whether the home indicator hides while the user does not touch the screen. If true, the indicator is never drawn
  /// here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides instead of this controller; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    child(.homeIndicator, or: nil) { olderNames.childViewControllerForHomeIndicatorAutoHidden() }
  }
  /// Not needed, because each picture reads the current value.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the pointer should stay in the scene while the controller is shown.
  open var prefersPointerLocked: Bool { false }

  /// The child that decides instead of this controller; nil for none.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Reports the diagnostic `no-pointer` if the controller prefers a locked pointer, because there is none.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    session.perform { if pointerLockDecider.prefersPointerLocked { session.report(.noPointer) } }
  }

  /// The edges at which the program's gestures take precedence over the system's. Stored only: the system has no edge
  /// gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    child(.screenEdges, or: nil) { olderNames.childViewControllerForScreenEdgesDeferringSystemGestures() }
  }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Called when the safe area of the root view changes, in releases that have one.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the root view change, in releases in which they can be set.
  open func viewLayoutMarginsDidChange() {}

  // MARK: State restoration. Stored only: nothing of a session outlives its process

  /// The identifier from the document, if the controller comes from one that sets it.
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Properties (iOS 26 and later)

  /// Updates the controller's content from the program's model. Called before `viewWillLayoutSubviews`: first when the
  /// view enters a window, then on request and when its traits change. `@Observable` models are not observed; call
  /// ``setNeedsUpdateProperties()``.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { session.wantsProperties(self) }
  /// Performs pending updates immediately and without layout, in the controller, its view and the view's contents.
  open func updatePropertiesIfNeeded() {
    if let loadedView { session.updateProperties(in: loadedView) }
  }

  open override var next: UIResponder? { loadedView?.superview }

  override var ownSession: Session { session }

  // MARK: Layout between bars

  /// Whether the view starts behind the status bar, in iOS 6 and earlier. The controller's default view depends on it.
  open var wantsFullScreenLayout = false

  /// The edges at which the view extends under the bars of its container. It has no effect at an edge without a bar, so
  /// the root controller of a window ignores it.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view also extends under opaque bars. By default, it extends under translucent bars only.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether the first scroll view gets the lengths of the layout guides as content insets, in iOS 7 to 10.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Insets added to the safe area that windows and bars leave, edge by edge. The sum is never below 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.constraintsDidChange() } }

  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.updateMargins() } }

  /// The margins that the system requires at the sides of the root view at its current width; 0 at the top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    view.systemRootMargins.directional(isRightToLeft: view.isRightToLeft)
  }

  var contentScrollViews = ContentScrollViews()

  /// Sets the scroll view whose content the bars at an edge follow. By default it is the view's rearmost subview.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContent(scrollView, for: edge)
  }

  /// Returns the scroll view that was set for an edge; nil for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }

  /// Whether bars at the bottom are hidden while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// Its length is valid from `viewWillLayoutSubviews` on; before, it is 0.
  open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.topLayout, "UIVC-topLayoutGuide") }
  open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottomLayout, "UIVC-bottomLayoutGuide") }

  // MARK: Bar items

  /// The title. Setting it also sets the titles of the navigation item and the tab bar item, which can be changed
  /// afterwards.
  open var title: String? { didSet { titleDidChange() } }

  open var navigationItem: UINavigationItem { bars.navigationItem(title: title) }

  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(title: title) }
    set { bars.tab = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]?

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Whether the controller is in edit mode, which the edit button toggles.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditMode = editing
    bars.editModeDidChange(editing)
  }

  /// A button titled "Edit" or "Done" that toggles `isEditing`.
  open var editButtonItem: UIBarButtonItem { bars.editButton(for: self) }

  // MARK: Children

  open var children: [UIViewController] { family.children }

  open var parent: UIViewController? { family.parent }

  /// Adds a child and calls its `willMove(toParent:)`. The caller is responsible for `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    byOtherName(.addChild, else: { adopt(childController) }) { olderNames.addChildViewController(childController) }
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`. The caller is responsible for
  /// `willMove(toParent:)`.
  open func removeFromParent() {
    byOtherName(.removeFromParent, else: leaveParent) { olderNames.removeFromParentViewController() }
  }

  /// Replaces the view of one child with that of another, without intermediate frames. The caller is responsible for
  /// `willMove(toParent:)` and `didMove(toParent:)`.
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

  // MARK: Names from Swift 4.1 and earlier, which programs may also override

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

  /// True in the appearance callbacks of a controller that is being pushed or added.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// False for a container that calls `beginAppearanceTransition` for its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Pushes a controller in a navigation controller, or presents it if no container shows it.
  open func show(_ vc: UIViewController, sender: Any?) { showElsewhere(vc, as: .any) }

  /// Returns the first of this controller and its ancestors that overrides the method for `action`. Here, that is one
  /// that lists the method or inherits it from UIKit.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    line.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Shows a controller in the detail column of a split view controller, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showElsewhere(vc, as: .detail) }

  /// The program's description of the tab that contains this controller or an ancestor (iOS 18 and later).
  open var tab: UITab? { describedTab }

  // MARK: Presentation

  /// Presents a controller in front of this one, or in front of the ancestor that is large enough for its style. It is
  /// in place immediately even if `animated` is true; `completion` is called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses all controllers that this controller or an ancestor presents. If they present none, their presenter
  /// dismisses them, so a presented controller can dismiss itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion)
  }

  /// The presentation controller of the current presentation of this controller or an ancestor (iOS 16 and later); nil
  /// while it is not presented.
  open var activePresentationController: UIPresentationController? {
    line.lazy.compactMap { $0.presentation.presenter == nil ? nil : $0.presentation.controller }.first
  }

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresenter?.presentation.presented }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { line.lazy.compactMap { $0.presentation.presenter }.first }

  /// Full screen by default through iOS 12, automatic from iOS 13 on. The automatic style reads as the style it
  /// resolves to.
  ///
  /// > Source: UIViewController.h: "reading it will always return a concrete presentation style"; page sheets except
  /// > for controllers of the system.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      if let style = presentation.style, style != .automatic { return style }
      return session.behaves(.modalsAreCardsByDefault) ? .pageSheet : .fullScreen
    }
    set { presentation.style = newValue }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The transition for pushing, presenting and dismissing the controller (iOS 18 and later). It takes precedence over
  /// ``modalTransitionStyle``, and a custom animator takes precedence over it.
  open var preferredTransition: Transition?

  /// Whether controllers presented over this controller's context use its ``modalTransitionStyle`` instead of their
  /// own.
  open var providesPresentationContextTransitionStyle = false

  /// Whether presentations over the current context cover this controller's view instead of the whole window. True by
  /// default for navigation controllers.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext ?? (barManager == .navigation) }
    set { presentation.definesContext = newValue }
  }

  /// Whether a touch outside the card or popover leaves it presented.
  open var isModalInPresentation = false

  /// The name of ``isModalInPresentation`` through iOS 12, for popovers.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Supplies animators, and the presentation controller if the style is custom.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller of this controller or of the ancestor that is presented. If neither is, the one that
  /// will present this controller.
  open var presentationController: UIPresentationController? {
    line.lazy.compactMap { $0.presentation.controller }.first ?? coming(presentedBy: nil, source: self)
  }

  /// Creates the presentation controller of a system style.
  func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Makes room for the keyboard, in step with its animation.
  ///
  /// - Parameter reveals: whether to bring the first responder into view.
  func makeRoomForKeyboard(reveals: Bool) {}

  /// The content size for a sheet or a popover. A navigation controller without a preferred size has that of its top view
  /// controller plus the bar.
  ///
  /// > Basis: assumed, recalled.
  var sizeForPresentation: CGSize { preferredContentSize }

  /// Whether the presentation slides in from the bottom edge, although its form is that of an alert.
  var isActionSheet: Bool { false }

  /// The container that manages the bars in the controller's view; nil for other controllers.
  var barManager: BarManager? { nil }

  /// The root view behind the bars of a container: that of the visible child.
  var viewBehindBars: UIView? { nil }

  /// Whether the keyboard moves the controller while it is presented.
  var standsAboveKeyboard: Bool { false }

  /// True in the appearance callbacks of a controller that is being presented, but not of its children.
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }

  /// The size of a form sheet or a popover; zero for the system's size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called on a container when a child's preferred size changes. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: For containers to override

  /// The children that a system container shows one at a time or side by side, whether on screen or not.
  var managedChildren: [UIViewController] {
    get { [] }
    set {}
  }

  /// Places the views of children. Called when the area of the controller's own view is known.
  func placeChildren() {}

  /// Shows a controller for a descendant. Returns false to leave it to the next ancestor.
  func takesIn(_ controller: UIViewController, as destination: Destination) -> Bool { false }

  /// Returns the area that `placeChildren` would give a child if the controller's own view had another size; nil for a
  /// child that it does not place.
  ///
  /// - Parameter outer: the insets that cover the controller's own view.
  func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? { nil }

  func childWillAppear(_ child: UIViewController, animated: Bool) {}
  func childDidAppear(_ child: UIViewController, animated: Bool) {}

  /// The children that are on screen when this controller is.
  var shownChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  // MARK: Unavailable content

  /// The current state of the controller.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  // MARK: Appearance

  /// Calls `viewWillAppear` or `viewWillDisappear`, for containers that send their children's callbacks themselves. Has
  /// no effect on a controller that is already appearing or disappearing in the same way.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, for the transition begun last. The callback may begin the next one.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Containers

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }

  // MARK: Popover

  /// The presentation controller if the style is popover, even before the presentation.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  // MARK: Sheet

  /// The presentation controller if the style is a sheet, even before the presentation.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  // MARK: Rotation

  /// Rotates the interface to the device's orientation after the supported orientations have changed.
  open class func attemptRotationToDeviceOrientation() { Session.current.reconsiderOrientation() }

  /// The coordinator of the current transition that involves this controller.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    session.coordinator(for: self)
  }
}

/// An end of the area between bars, as an item for constraints and as a length.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the controller's view that is covered on this side, in points.
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
}
