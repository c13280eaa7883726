/// Shows one page of many, or two that face each other.
///
/// Pages are turned by `setViewControllers`, and by a finger that pulls them aside, if there is a data source.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  private var state = PageState()
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  /// None for scrolling pages.
  open private(set) var spineLocation: SpineLocation

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spineLocation = SpineLocation(style, options?[.spineLocation])
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    let pages = (coder as? SceneCoder)?.scene.description.pages
    transitionStyle = pages?.transitionStyle == "scroll" ? .scroll : .pageCurl
    navigationOrientation = pages?.navigationOrientation == "vertical" ? .vertical : .horizontal
    spineLocation = SpineLocation(transitionStyle, named: pages?.spineLocation)
    super.init(coder: coder)
    isDoubleSided = pages?.isDoubleSided ?? false
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { state.isCounted = nil } }

  /// The back of a page shows something, too. Nobody sees it here.
  open var isDoubleSided = false

  /// The pages that are shown: one, or two at a spine in the middle.
  open var viewControllers: [UIViewController]? { state.pages }

  /// - Parameter completion: gets true; called after the callbacks of the pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard new.count == required else {
      Exception.invalidArgument.raise(
        """
        The number of view controllers provided (\(new.count)) doesn't match the number required (\(required)) for the \
        requested transition
        """)
    }
    change(to: new, animated: animated, completion)
  }

  private func change(to new: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?) {
    state.isCounted = nil
    manage(new, animated: animated, completion: { completion?(true) })
  }

  override var managedChildren: [UIViewController] {
    get { state.pages }
    set { state.pages = newValue }
  }

  // MARK: Layout

  open override func loadView() {
    let content = session.perform { _UIPageViewControllerContentView(frame: session.environment.screenBounds) }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if transitionStyle == .scroll {
      let scrollView = session.perform { _UIQueuingScrollView() }
      content.addSubview(scrollView)
      scrollView.turn = { [weak self] in self?.turnPage($0) ?? false }
      state.scrollView = scrollView
    }
    view = content
  }

  override var shownChildren: [UIViewController] { state.pages }

  /// In either style the pages fill the container, above the strip of the page control.
  override func placeChildren() {
    guard let view = loadedView else { return }
    for child in children where !state.pages.contains(where: { $0 === child }) { child.leavePlace() }
    let size = view.bounds.size
    let origin = state.scrollView?.queue(pagesOf: pageBounds(in: size), isVertical: isVertical) ?? .zero
    for page in state.pages {
      guard let area = areaOfChild(page, in: size, within: surroundings) else { continue }
      page.occupy(area, frame: area.frame.offsetBy(dx: origin.x, dy: origin.y), in: state.scrollView ?? view)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    let strips = Self.strips(of: pageBounds(in: size), count: state.pages.count, isVertical: isVertical)
    return zip(state.pages, strips).first { $0.0 === child }.map { child.area(of: $0.1, in: size, within: outer) }
  }

  private var isVertical: Bool { navigationOrientation == .vertical }

  private func pageBounds(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - pageControlHeight))
  }

  /// Pages that scroll sideways leave room for a page control if their data source counts them.
  ///
  /// > Basis: documented that both methods are needed; assumed that the strip is as high as the generation's control.
  private var pageControlHeight: CGFloat {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return 0 }
    let isCounted =
      state.isCounted
      ?? session.perform { dataSource.presentationCount(for: self) > 0 && dataSource.presentationIndex(for: self) >= 0 }
    state.isCounted = isCounted
    return isCounted ? session.metrics.pageControl.height : 0
  }

  /// What a swipe does: asks the data source, tells the delegate.
  ///
  /// - Returns: false at the first or last page.
  @discardableResult
  package func turnPage(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let current = direction == .forward ? state.pages.last : state.pages.first else {
      return false
    }
    let next = session.perform {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
    }
    guard let next, spineLocation != .mid else { return false }
    let previous = state.pages
    session.perform { delegate?.pageViewController(self, willTransitionTo: [next]) }
    change(to: [next], animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: true)
    }
    return true
  }
}
