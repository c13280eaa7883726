/// A controller that shows one page of many, or two facing pages.
///
/// `setViewControllers` changes the page. With a data source, a drag turns pages, too.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  private var state = PageState()
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  /// The spine's location; `none` for scrolling pages.
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
    let pages = (coder as? any ControllerCoder)?.source.description.pages
    transitionStyle = pages?.transitionStyle == "scroll" ? .scroll : .pageCurl
    navigationOrientation = pages?.navigationOrientation == "vertical" ? .vertical : .horizontal
    spineLocation = SpineLocation(transitionStyle, named: pages?.spineLocation)
    super.init(coder: coder)
    isDoubleSided = pages?.isDoubleSided ?? false
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { state.place = nil } }

  /// Whether the back of a page has content. It is never visible here.
  open var isDoubleSided = false

  /// The current pages: one, or two if the spine is in the middle.
  open var viewControllers: [UIViewController]? { state.pages }

  /// - Parameter completion: called with true, after the appearance callbacks of the pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    // The delegate sets the pages for the spine location that it is about to return.
    if !isAskingForSpine { check(new, at: spineLocation) }
    change(to: new, animated: animated, completion)
  }

  private func check(_ pages: [UIViewController], at spine: SpineLocation) {
    let required = spine == .mid ? 2 : 1
    guard pages.count == required else {
      Exception.invalidArgument.raise(
        """
        The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for the \
        requested transition
        """)
    }
  }

  // MARK: Rotation

  private var isAskingForSpine = false

  /// The orientations that the delegate supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let delegate else { return ownOrientations }
    return session.perform { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
  }

  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let delegate else { return super.preferredInterfaceOrientationForPresentation }
    return session.perform { delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
  }

  open override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    askForSpine(in: toInterfaceOrientation)
  }

  /// > Source: `pageViewController(_:spineLocationFor:)` reference: asked when the interface rotates, for curling
  /// > pages.
  private func askForSpine(in orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    isAskingForSpine = true
    let answer = session.perform { delegate.pageViewController(self, spineLocationFor: orientation) }
    isAskingForSpine = false
    check(state.pages, at: answer)
    guard answer != spineLocation else { return }
    spineLocation = answer
    loadedView?.setNeedsLayout()
  }

  /// The gestures of curling pages: a pan and a tap at the sides. Scrolling pages have none of their own.
  ///
  /// > Source: `gestureRecognizers` reference. Basis: recalled, that it is empty for scrolling pages.
  open var gestureRecognizers: [UIGestureRecognizer] {
    _ = view
    return state.curlGestures
  }

  private func change(
    to new: [UIViewController], animated: Bool, place: PagePlace? = nil, _ completion: ((Bool) -> Void)?
  ) {
    state.place = place
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
      let scrollView = session.perform { _UIQueuingScrollView(frame: content.bounds) }
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      _ = scrollView.queue(pagesOf: content.bounds, isVertical: isVertical)
      content.addSubview(scrollView)
      scrollView.turn = { [weak self] in self?.turnPage($0) ?? false }
      state.scrollView = scrollView
    } else {
      state.curlGestures = session.perform { makeCurlGestures() }
      state.curlGestures.forEach(content.addGestureRecognizer)
    }
    view = content
  }

  override var shownChildren: [UIViewController] { state.pages }

  /// Places the pages, which fill the container above the page control in either style.
  override func placeChildren() {
    guard let view = loadedView else { return }
    for child in children where !state.pages.contains(where: { $0 === child }) { child.leavePlace() }
    let size = view.bounds.size
    let origin = state.scrollView?.queue(pagesOf: pageBounds(in: size), isVertical: isVertical) ?? .zero
    placePageControl(in: view)
    for page in state.pages {
      guard let area = areaOfChild(page, in: size, within: surroundings) else { continue }
      page.occupy(area, frame: area.frame.offsetBy(dx: origin.x, dy: origin.y), in: state.scrollView ?? view)
    }
  }

  override func areaOfChild(_ child: UIViewController, in size: CGSize, within outer: Surroundings) -> ContentArea? {
    let strips = Self.strips(of: pageBounds(in: size), count: state.pages.count, isVertical: isVertical)
    return zip(state.pages, strips).first { $0.0 === child }.map { child.area(of: $0.1, in: size, within: outer) }
  }

  var isVertical: Bool { navigationOrientation == .vertical }

  private func pageBounds(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - pageControlHeight))
  }

  /// The height of the page control below horizontally scrolling pages, if their data source counts them.
  ///
  /// > Basis: documented that both methods are needed; assumed that the strip is as high as the generation's control.
  private var pageControlHeight: CGFloat { pagePlace.isShown ? session.metrics.pageControl.height : 0 }

  /// > Basis: documented: the data source is asked after code sets pages, and not when a drag turns them.
  private var pagePlace: PagePlace {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return PagePlace() }
    if let place = state.place { return place }
    let place = session.perform {
      let count = dataSource.presentationCount(for: self)
      return count > 0 ? PagePlace(count: count, index: dataSource.presentationIndex(for: self)) : PagePlace()
    }
    state.place = place
    return place
  }

  /// Places the page control below the pages.
  private func placePageControl(in view: UIView) {
    let place = pagePlace, height = pageControlHeight
    guard place.isShown else { return state.pageControl?.removeFromSuperview() ?? () }
    let control = state.pageControl ?? makePageControl()
    if control.superview !== view { view.addSubview(control) }
    control.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    (control.numberOfPages, control.currentPage) = (place.count, place.index)
  }

  private func makePageControl() -> UIPageControl {
    let control = session.perform { UIPageControl() }
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl, let shown = state.place?.index else { return }
        let isTurned = control.currentPage != shown && turnPage(control.currentPage > shown ? .forward : .reverse)
        if !isTurned { control.currentPage = shown }
      }, for: .valueChanged)
    state.pageControl = control
    return control
  }

  /// Turns a page as a swipe does: asks the data source and notifies the delegate.
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
    var place = pagePlace
    place.index += direction == .forward ? 1 : -1
    change(to: [next], animated: true, place: place) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: true)
    }
    return true
  }
}
