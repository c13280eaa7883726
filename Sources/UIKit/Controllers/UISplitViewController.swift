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

  private func change(to new: [UIViewController]) {
    let gone = both.filter { old in !new.contains { $0 === old } }
    let added = new.filter { new in !both.contains { $0 === new } }
    (both, showsPrimaryAlone, hiding) = (new, nil, nil)
    added.forEach(addChild)
    for controller in gone where controller.parent === self { session.perform { controller.willMove(toParent: nil) } }
    session.beginTransitions()
    session.afterTransition(in: self) {
      for controller in gone where controller.parent === self { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  /// There is room for one column only; the shape of the whole screen decides.
  open var isCollapsed: Bool {
    let environment = session.environment
    guard session.behaves(.splitControllersCollapse) else { return environment.device.idiom != .pad }
    return environment.sizeClasses.horizontal == .compact
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
    primaryWidth(in: (loadedView?.bounds ?? session.environment.screenBounds).width)
  }

  private func primaryWidth(in width: CGFloat) -> CGFloat {
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
    } else {
      change(to: [primary, controller])
      showsPrimaryAlone = false
    }
    session.beginTransitions()
    return true
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
    for controller in both where !shown.contains(where: { $0 === controller }) { controller.leavePlace() }
    if !isCollapsed { showsPrimaryAlone = nil }
    let columns = columns(in: size)
    divider?.frame = columns.divider ?? .zero
    if isCollapsed { return place(shown.first, in: columns.secondary) }
    place(secondary, in: columns.secondary)
    place(primary, in: columns.primary)
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    let columns = columns(in: size)
    let column = child === primary && !isCollapsed ? columns.primary : columns.secondary
    return column.map { area(of: child, in: $0, of: size, within: outer) }
  }

  private func columns(in size: CGSize) -> SplitArrangement {
    SplitArrangement(
      of: size, isCollapsed ? .secondaryOnly : displayMode, primaryWidth: primaryWidth(in: size.width),
      divider: session.metrics.split.divider ?? 1 / session.pixelGrid.scale)
  }

  private func area(
    of child: UIViewController, in column: CGRect, of size: CGSize, within outer: Surroundings
  ) -> ContentArea {
    var inner = outer
    inner.system = inner.system.reaching(into: column, of: CGRect(origin: .zero, size: size))
    return child.area(of: column.size, in: inner)
  }

  private func place(_ controller: UIViewController?, in column: CGRect?) {
    guard let controller, let column, let view = loadedView else { return }
    let area = area(of: controller, in: column, of: view.bounds.size, within: surroundings)
    controller.occupy(area, frame: area.frame.offsetBy(dx: column.minX, dy: column.minY), in: view)
  }
}

extension CGFloat {
  fileprivate var chosen: CGFloat? { self == UISplitViewController.automaticDimension ? nil : self }
}
