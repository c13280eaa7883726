/// A controller that shows a primary controller beside a secondary one: master and detail.
///
/// With a style, it has named columns, each in a navigation controller. In a compact width, their controllers share the
/// stack of the first column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The style of the columns; `unspecified` for a split view controller that has only `viewControllers`.
  public internal(set) var style: Style
  var columns = SplitColumns()
  private var both: [UIViewController] = []
  private var divider: UIView?
  private var otherDividers: [UIView] = []
  private var veil: UIDimmingView?
  private var widths = SplitWidthPreferences()
  /// Whether the primary controller is shown in a compact width; nil until it is decided.
  private var showsPrimaryAlone: Bool?
  /// The delegate's answer, which is requested once per orientation.
  private var hiding: (orientation: UIInterfaceOrientation, hides: Bool)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { (hiding, showsPrimaryAlone) = (nil, nil) } }

  /// The primary and the secondary controller; only the primary one while collapsed. Columns collapse when they are first
  /// shown.
  open var viewControllers: [UIViewController] {
    get {
      guard style == .unspecified else {
        let isShown = columns.isCollapsed != nil || loadedView?.window != nil
        let all = SplitColumns.order.filter { $0 != .compact && $0 != .inspector }
        return (isShown ? columnsOnScreen : all).compactMap { columns.shown[$0] }
      }
      return isCollapsed ? Array(both.prefix(1)) : both
    }
    set {
      guard style == .unspecified else { return setColumns(to: newValue) }
      change(to: newValue)
    }
  }

  private func setColumns(to controllers: [UIViewController]) {
    let names: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in names.enumerated() {
      setColumn(column, to: controllers.indices.contains(index) ? controllers[index] : nil)
    }
  }

  // MARK: Named columns

  /// Sets a column's controller. It is wrapped in a navigation controller unless it is one, except in the compact
  /// column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

  /// Returns the controller as it was set, without the navigation controller around it.
  open func viewController(for column: Column) -> UIViewController? { columns.chosen[column] }

  /// Shows a hidden column. In a compact width, it comes on top of the stack.
  open func show(_ column: Column) { showColumn(column) }

  open func hide(_ column: Column) { hideColumn(column) }

  /// Returns whether a column is on screen.
  open func isShowing(_ column: Column) -> Bool { columnsOnScreen.contains(column) }

  open override func show(_ vc: UIViewController, sender: Any?) {
    let isTaken = session.perform { delegate?.splitViewController(self, show: vc, sender: sender) ?? false }
    if !isTaken { super.show(vc, sender: sender) }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isTaken = session.perform { delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false }
    if !isTaken { super.showDetailViewController(vc, sender: sender) }
  }

  private var primary: UIViewController? { both.first }
  private var secondary: UIViewController? { both.dropFirst().first }

  /// - Parameter showsPrimary: whether the primary controller is shown in a compact width; nil to ask the delegate.
  private func change(to new: [UIViewController], showsPrimary: Bool? = nil) {
    (showsPrimaryAlone, hiding) = (showsPrimary, nil)
    manage(new)
  }

  override var managedChildren: [UIViewController] {
    get { style == .unspecified ? both : columns.managed }
    set {
      guard style != .unspecified else { return both = newValue }
      columns.shown = columns.upcoming ?? columns.shown.filter { entry in newValue.contains { $0 === entry.value } }
      columns.upcoming = nil
    }
  }

  /// Shows the controller in a compact width. In a regular width, a hidden primary column appears over the secondary
  /// one.
  func showAlone(_ controller: UIViewController) {
    showsPrimaryAlone = controller === primary
    if !hasRoomForOne, controller === primary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneOverSecondary
    }
  }

  /// Whether only one column is shown. False until the controller is first on screen.
  ///
  /// > Basis: captured: route-composer's tests on iOS 26.
  open var isCollapsed: Bool { (hasBeenShown || columns.isCollapsed != nil) && hasRoomForOne }

  private var hasBeenShown = false
  /// Whether the split view controller was collapsed when it was laid out last; nil before.
  private var hadRoomForOne: Bool?

  /// Whether only one column fits: in a compact width or, in iOS 7 and earlier, on iPhone.
  var hasRoomForOne: Bool {
    guard session.behaves(.splitControllersCollapse) else { return session.environment.device.idiom != .pad }
    return traitCollection.horizontalSizeClass == .compact
  }

  // MARK: Columns

  /// The value that selects the system's width or fraction.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      columns.mode = nil
      session.beginTransitions()
      loadedView?.setNeedsLayout()
    }
  }

  /// How the other columns appear with the secondary one, if columns are named.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsDidChange() } }

  /// The current behavior; never `automatic`. By default, columns tile in landscape and overlay in portrait, and a
  /// supplementary column displaces.
  open var splitBehavior: SplitBehavior { columnBehavior }

  /// Whether the navigation bar of the first visible column contains ``displayModeButtonItem``. `automatic` shows it if
  /// columns are named and the gesture is enabled.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columnsDidChange() } }

  /// Whether the secondary column has a button that hides and shows the others, in the triple-column style.
  open var showsSecondaryOnlyButton = false { didSet { columnsDidChange() } }

  /// Whether a drag from the edge shows hidden columns.
  open var presentsWithGesture = true { didSet { columnsDidChange() } }

  /// The edge at which the primary column is placed.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }

  /// Stored only: only the Mac draws a sidebar background.
  open var primaryBackgroundStyle = BackgroundStyle.none

  private func columnsDidChange() { loadedView?.setNeedsLayout() }

  /// The current mode; never `automatic`. By default, the columns are side by side in landscape, and the secondary one
  /// is alone in portrait.
  open var displayMode: DisplayMode {
    if style != .unspecified { return columnMode }
    guard preferredDisplayMode == .automatic || !session.behaves(.splitControllersCollapse) else {
      return preferredDisplayMode
    }
    return hidesPrimary ? .secondaryOnly : .oneBesideSecondary
  }

  /// The button that shows or hides the primary column. Until iOS 13, it shows the column over the secondary one in
  /// portrait.
  open var displayModeButtonItem: UIBarButtonItem { modeButton ?? makeModeButton() }
  private var modeButton: UIBarButtonItem?

  private func makeModeButton() -> UIBarButtonItem {
    let item = session.perform { UIBarButtonItem() }
    let image = style == .unspecified ? nil : UIImage(systemName: "sidebar.leading")
    item.primaryAction = UIAction(image: image) { [weak self] _ in self?.switchDisplayMode() }
    modeButton = item
    nameModeButton()
    return item
  }

  private func switchDisplayMode() {
    if style != .unspecified { return switchColumns() }
    let target = session.perform { delegate?.targetDisplayModeForAction(in: self) } ?? .automatic
    if target != .automatic { return preferredDisplayMode = target }
    let screen = session.environment.screenSize
    let shown: DisplayMode = screen.width < screen.height ? .oneOverSecondary : .oneBesideSecondary
    preferredDisplayMode = displayMode == .secondaryOnly ? shown : .secondaryOnly
    loadedView?.setNeedsLayout()
  }

  private(set) lazy var secondaryOnlyItem: UIBarButtonItem = {
    let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right"), item = session.perform { UIBarButtonItem() }
    item.image = image
    item.primaryAction = UIAction(image: image) { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { takeMode(.secondaryOnly) }
    }
    return item
  }()

  /// Sets the button's title to the title of the primary controller; none while there is one column.
  private func nameModeButton() {
    guard style == .unspecified else { return }
    let top = (primary as? UINavigationController)?.topViewController
    modeButton?.title = hasRoomForOne ? nil : top?.navigationItem.title ?? primary?.title ?? "Back"
  }

  private var hidesPrimary: Bool {
    let screen = session.environment.screenSize
    let isHigh = screen.width < screen.height
    guard !session.behaves(.splitControllersCollapse), let delegate, let primary else { return isHigh }
    let orientation = session.environment.orientation
    if let answer = hiding, answer.orientation == orientation { return answer.hides }
    let hides = session.perform { delegate.splitViewController(self, shouldHide: primary, in: orientation) }
    hiding = (orientation, hides)
    return hides
  }

  /// The width of the primary column, even while it is hidden.
  open var primaryColumnWidth: CGFloat {
    primaryColumnWidth(in: wholeWidth)
  }

  private var wholeWidth: CGFloat { loadedView?.bounds.width ?? session.environment.screenSize.width }

  private func primaryColumnWidth(in width: CGFloat) -> CGFloat {
    if style != .unspecified { return columnWidth(.primary, in: width) }
    return session.pixelGrid.round(widths.primaryWidth(in: width, session.metrics.split))
  }

  /// The primary column's fraction of the split view's width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.fraction ?? Self.automaticDimension }
    set { take(newValue.chosen, \.fraction) { $0.fraction = $1 } }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths.minimum ?? Self.automaticDimension }
    set { take(newValue.chosen, \.minimum) { $0.minimum = $1 } }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths.maximum ?? Self.automaticDimension }
    set { take(newValue.chosen, \.maximum) { $0.maximum = $1 } }
  }

  private func take(
    _ width: CGFloat?, _ preference: WritableKeyPath<ColumnWidthPreferences, CGFloat?>,
    _ set: (inout SplitWidthPreferences, CGFloat?) -> Void
  ) {
    set(&widths, width)
    columns.primary[keyPath: preference] = width
    columnsDidChange()
  }

  /// In points, for named columns; takes precedence over the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.primary.preferred ?? Self.automaticDimension }
    set {
      columns.primary.preferred = newValue.chosen
      columnsDidChange()
    }
  }

  /// The width of the supplementary column, even while it is hidden.
  open var supplementaryColumnWidth: CGFloat { columnWidth(.supplementary, in: wholeWidth) }

  open var preferredSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.preferred ?? Self.automaticDimension }
    set {
      columns.supplementary.preferred = newValue.chosen
      columnsDidChange()
    }
  }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns.supplementary.fraction ?? Self.automaticDimension }
    set {
      columns.supplementary.fraction = newValue.chosen
      columnsDidChange()
    }
  }

  open var minimumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.minimum ?? Self.automaticDimension }
    set {
      columns.supplementary.minimum = newValue.chosen
      columnsDidChange()
    }
  }

  open var maximumSupplementaryColumnWidth: CGFloat {
    get { columns.supplementary.maximum ?? Self.automaticDimension }
    set {
      columns.supplementary.maximum = newValue.chosen
      columnsDidChange()
    }
  }

  open var preferredInspectorColumnWidth: CGFloat {
    get { columns.inspector.preferred ?? Self.automaticDimension }
    set {
      columns.inspector.preferred = newValue.chosen
      columnsDidChange()
    }
  }

  open var minimumInspectorColumnWidth: CGFloat {
    get { columns.inspector.minimum ?? Self.automaticDimension }
    set {
      columns.inspector.minimum = newValue.chosen
      columnsDidChange()
    }
  }

  open var maximumInspectorColumnWidth: CGFloat {
    get { columns.inspector.maximum ?? Self.automaticDimension }
    set {
      columns.inspector.maximum = newValue.chosen
      columnsDidChange()
    }
  }

  override func takesIn(_ controller: UIViewController, as destination: Destination) -> Bool {
    if style != .unspecified { return takesInColumn(controller, as: destination) }
    guard let primary else { return false }
    if isCollapsed, let stack = primary as? UINavigationController, !(controller is UINavigationController) {
      stack.pushViewController(controller, animated: true)
      showsPrimaryAlone = true
      session.beginTransitions()
    } else {
      change(to: [primary, controller], showsPrimary: isCollapsed ? false : nil)
    }
    return true
  }

  /// In iOS 5, a split view controller rotates if both of its controllers do.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    both.isEmpty
      ? super.shouldAutorotate(to: toInterfaceOrientation)
      : both.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) }
  }

  // MARK: Layout

  open override func loadView() {
    super.loadView()
    let divider = session.perform { UIView() }
    divider.backgroundColor =
      session.behaves(.contentExtendsUnderBars) ? UIColor(session.palette.table.separator) : .black
    view.addSubview(divider)
    self.divider = divider
    let pan = session.perform { SplitPan(target: nil, action: nil) }
    pan.split = self
    view.addGestureRecognizer(pan)
  }

  /// Performs the action of the gesture from the edge.
  func showByGesture() {
    guard style == .unspecified else { return switchColumns() }
    if displayMode == .secondaryOnly, both.count > 1 { switchDisplayMode() }
  }

  func showDividers(_ frames: [CGRect]) {
    guard let view = loadedView else { return }
    divider?.frame = .zero
    while otherDividers.count < frames.count {
      let line = session.perform { UIView() }
      line.backgroundColor = divider?.backgroundColor
      view.addSubview(line)
      otherDividers.append(line)
    }
    for (index, line) in otherDividers.enumerated() {
      line.isHidden = index >= frames.count
      if index < frames.count, line.frame != frames[index] { line.frame = frames[index] }
      if !line.isHidden { view.bringSubviewToFront(line) }
    }
  }

  /// Dims the area behind overlaid columns. A tap there hides the columns.
  ///
  /// > Basis: assumed: a tenth of black.
  func showVeil(_ frame: CGRect?) {
    guard let view = loadedView, let frame else {
      veil?.removeFromSuperview()
      return
    }
    let veil = self.veil ?? session.perform { UIDimmingView() }
    self.veil = veil
    veil.backgroundColor = UIColor(white: 0, alpha: 0.1)
    veil.wasTouched = { [weak self] in self?.takeMode(.secondaryOnly) }
    if veil.frame != frame { veil.frame = frame }
    if veil.superview !== view { view.addSubview(veil) } else { view.bringSubviewToFront(veil) }
    for line in otherDividers { view.bringSubviewToFront(line) }
  }

  override var shownChildren: [UIViewController] {
    if style != .unspecified {
      settleColumns()
      return columnsOnScreen.compactMap { columns.shown[$0] }
    }
    if hasRoomForOne { return [columnAlone].compactMap(\.self) }
    return displayMode == .secondaryOnly ? [secondary].compactMap(\.self) : both
  }

  /// Shows a controller in a column: in the empty supplementary column if the destination permits, otherwise in the
  /// secondary column. While collapsed, the controller is pushed.
  private func takesInColumn(_ controller: UIViewController, as destination: Destination) -> Bool {
    if isCollapsed {
      let alone = columnsOnScreen.first.flatMap { columns.shown[$0] }
      guard let stack = alone as? UINavigationController else { return false }
      if let inner = controller as? UINavigationController {
        stack.setViewControllers(stack.viewControllers + inner.viewControllers, animated: true)
      } else {
        stack.pushViewController(controller, animated: true)
      }
      return true
    }
    if destination == .any, style == .tripleColumn, columns.shown[.supplementary] == nil {
      setColumn(.supplementary, to: controller)
    } else {
      setColumn(.secondary, to: controller)
    }
    return true
  }

  /// The controller that is shown in a compact width. If the delegate handles the collapse of the secondary controller,
  /// it is the primary one.
  private var columnAlone: UIViewController? {
    guard let primary, let secondary else { return primary }
    if showsPrimaryAlone == nil {
      showsPrimaryAlone = session.perform {
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      }
    }
    return showsPrimaryAlone == true ? primary : secondary
  }

  override func placeChildren() {
    if loadedView?.window != nil { hasBeenShown = true }
    if style != .unspecified { return placeColumns() }
    guard let size = loadedView?.bounds.size else { return }
    let shown = shownChildren
    let narrow = hasRoomForOne ? nil : session.narrowTraits
    primary?.family.traitsOfPlace = session.traits(ofColumn: narrow, isCollapsed: hasRoomForOne)
    secondary?.family.traitsOfPlace = session.traits(ofColumn: nil, isCollapsed: hasRoomForOne)
    for controller in both where !shown.contains(where: { $0 === controller }) { controller.leavePlace() }
    if !hasRoomForOne { showsPrimaryAlone = nil }
    if style == .unspecified, hadRoomForOne != hasRoomForOne {
      if hadRoomForOne != nil { tellOfDetailTarget() }
      hadRoomForOne = hasRoomForOne
    }
    let columns = bothColumns(of: size)
    divider?.frame = columns.divider ?? .zero
    nameModeButton()
    for controller in shown.reversed() {
      guard let area = areaOfChild(controller, in: size, within: surroundings), let loadedView else { continue }
      controller.occupy(area, frame: area.frame, in: loadedView)
      loadedView.bringSubviewToFront(controller.view)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    if style != .unspecified {
      guard let column = columns.column(of: child), columnsOnScreen.contains(column) else { return nil }
      return columnFrame(column, in: size).map { child.area(of: $0, in: size, within: outer) }
    }
    let columns = bothColumns(of: size)
    guard shownChildren.contains(where: { $0 === child }),
      let column = child === primary && !hasRoomForOne ? columns.primary : columns.secondary
    else { return nil }
    return child.area(of: column, in: size, within: outer)
  }

  private func bothColumns(of size: CGSize) -> SplitArrangement {
    SplitArrangement(
      of: size, hasRoomForOne ? .secondaryOnly : displayMode, primaryWidth: primaryColumnWidth(in: size.width),
      divider: session.metrics.split.divider ?? 1 / session.pixelGrid.scale)
  }
}

extension CGFloat {
  fileprivate var chosen: CGFloat? { self == UISplitViewController.automaticDimension ? nil : self }
}
