/// Shows a primary controller beside a secondary one: master and detail.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  private var both: [UIViewController] = []
  private var divider: UIView?
  private var widths = SplitWidthWishes()
  /// Which of the two is shown where there is room for one; nil until somebody has decided.
  private var showsPrimaryAlone: Bool?
  /// What the delegate said; it is asked once for each orientation.
  private var hiding: (orientation: UIInterfaceOrientation, hides: Bool)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { (hiding, showsPrimaryAlone) = (nil, nil) } }

  /// The primary controller and the secondary one; the primary one alone while collapsed.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(both.prefix(1)) : both }
    set { change(to: newValue) }
  }

  private var primary: UIViewController? { both.first }
  private var secondary: UIViewController? { both.dropFirst().first }

  /// - Parameter showsPrimary: where there is room for one; nil to leave it to the delegate.
  private func change(to new: [UIViewController], showsPrimary: Bool? = nil) {
    (showsPrimaryAlone, hiding) = (showsPrimary, nil)
    manage(new)
  }

  override var managedChildren: [UIViewController] {
    get { both }
    set { both = newValue }
  }

  /// Shows the controller where there is room for one; elsewhere a hidden primary one comes in front of the other.
  func showAlone(_ controller: UIViewController) {
    showsPrimaryAlone = controller === primary
    if !isCollapsed, controller === primary, displayMode == .secondaryOnly { preferredDisplayMode = .oneOverSecondary }
  }

  /// There is room for one column only: the width is compact, or in iOS 7 and earlier the device is a phone.
  open var isCollapsed: Bool {
    guard session.behaves(.splitControllersCollapse) else { return session.environment.device.idiom != .pad }
    return traitCollection.horizontalSizeClass == .compact
  }

  // MARK: Columns

  /// Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Stands for the system's choice of a width or a fraction.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  open var preferredDisplayMode = DisplayMode.automatic { didSet { session.beginTransitions() } }

  /// Never automatic: beside each other where the screen is wider than high, else the secondary one alone.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic || !session.behaves(.splitControllersCollapse) else {
      return preferredDisplayMode
    }
    return hidesPrimary ? .secondaryOnly : .oneBesideSecondary
  }

  /// Shows the primary controller or hides it. Until iOS 13 a window that is higher than wide shows it over the other.
  open var displayModeButtonItem: UIBarButtonItem { modeButton ?? makeModeButton() }
  private var modeButton: UIBarButtonItem?

  private func makeModeButton() -> UIBarButtonItem {
    let item = session.perform { UIBarButtonItem() }
    item.primaryAction = UIAction { [weak self] _ in self?.switchDisplayMode() }
    modeButton = item
    nameModeButton()
    return item
  }

  private func switchDisplayMode() {
    let screen = session.environment.screenSize
    let shown: DisplayMode = screen.width < screen.height ? .oneOverSecondary : .oneBesideSecondary
    preferredDisplayMode = displayMode == .secondaryOnly ? shown : .secondaryOnly
    loadedView?.setNeedsLayout()
  }

  /// By what it leads to; nothing leads there while there is one column.
  private func nameModeButton() {
    let top = (primary as? UINavigationController)?.topViewController
    modeButton?.title = isCollapsed ? nil : top?.navigationItem.title ?? primary?.title ?? "Back"
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

  /// As shown; the width that the primary column would have while it is hidden.
  open var primaryColumnWidth: CGFloat {
    primaryColumnWidth(in: loadedView?.bounds.width ?? session.environment.screenSize.width)
  }

  private func primaryColumnWidth(in width: CGFloat) -> CGFloat {
    session.pixelGrid.round(widths.primaryWidth(in: width, session.metrics.split))
  }

  /// The primary column's share of the whole.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.fraction ?? Self.automaticDimension }
    set { widths.fraction = newValue.chosen }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths.minimum ?? Self.automaticDimension }
    set { widths.minimum = newValue.chosen }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths.maximum ?? Self.automaticDimension }
    set { widths.maximum = newValue.chosen }
  }

  override func takesIn(_ controller: UIViewController, as destination: Destination) -> Bool {
    guard let primary else { return false }
    if isCollapsed, let stack = primary as? UINavigationController, !(controller is UINavigationController) {
      stack.pushViewController(controller, animated: true)
      showsPrimaryAlone = true
      session.beginTransitions()
    } else {
      change(to: [primary, controller], showsPrimary: false)
    }
    return true
  }

  /// In iOS 5 a split view controller turns where both of its controllers do.
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
  }

  override var shownChildren: [UIViewController] {
    if isCollapsed { return [columnAlone].compactMap(\.self) }
    return displayMode == .secondaryOnly ? [secondary].compactMap(\.self) : both
  }

  /// A delegate that has dealt with the secondary controller wants the primary one to be seen.
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
    guard let size = loadedView?.bounds.size else { return }
    let shown = shownChildren
    primary?.family.traitsOfPlace = isCollapsed ? nil : session.narrowTraits
    secondary?.family.traitsOfPlace = nil
    for controller in both where !shown.contains(where: { $0 === controller }) { controller.leavePlace() }
    if !isCollapsed { showsPrimaryAlone = nil }
    let columns = columns(of: size)
    divider?.frame = columns.divider ?? .zero
    nameModeButton()
    for controller in shown.reversed() {
      guard let area = areaOfChild(controller, in: size, within: surroundings), let loadedView else { continue }
      controller.occupy(area, frame: area.frame, in: loadedView)
      loadedView.bringSubviewToFront(controller.view)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    let columns = columns(of: size)
    guard shownChildren.contains(where: { $0 === child }),
      let column = child === primary && !isCollapsed ? columns.primary : columns.secondary
    else { return nil }
    return child.area(of: column, in: size, within: outer)
  }

  private func columns(of size: CGSize) -> SplitArrangement {
    SplitArrangement(
      of: size, isCollapsed ? .secondaryOnly : displayMode, primaryWidth: primaryColumnWidth(in: size.width),
      divider: session.metrics.split.divider ?? 1 / session.pixelGrid.scale)
  }
}

extension Session {
  /// Of a primary column and of a form sheet, however wide the screen is.
  ///
  /// > Basis: assumed: recalled.
  var narrowTraits: UITraitCollection? {
    behaves(.hasSizeClasses) ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  /// What is presented so may be narrow, and what something is seen behind stands in front of it.
  ///
  /// > Source: WWDC 2019, 214 for the level.
  func traits(inside form: PresentationForm) -> UITraitCollection? {
    var parts = form.isNarrow ? [narrowTraits] : []
    if form.isSheet, behaves(.hasDarkMode) { parts.append(UITraitCollection(userInterfaceLevel: .elevated)) }
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : UITraitCollection(traitsFrom: known)
  }
}

extension CGFloat {
  fileprivate var chosen: CGFloat? { self == UISplitViewController.automaticDimension ? nil : self }
}
