import DisplayLists
import SystemProfiles

/// A control that shows a row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable {
    case none = 0, discrete, continuous
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0, prominent, minimal
  }

  public enum Direction: Int, Sendable {
    /// The layout direction of the interface.
    case natural = 0
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The number of pages. Reducing it limits the current page.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = pinned(currentPage)
      dotsDidChange()
    }
  }

  /// The current page, limited to the existing pages.
  open var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      shownPage = currentPage
      if currentPage != oldValue { progress?.pageDidChange() }
    }
  }

  /// Whether the dot of a single page is hidden. The size stays the same.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor? { didSet { chose(.pageTint) } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { chose(.currentPageTint) } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var direction = Direction.natural { didSet { dotsDidChange() } }
  open private(set) var interactionState = InteractionState.none
  /// Whether a drag along the dots changes pages, from iOS 14 on.
  open var allowsContinuousInteraction = true
  /// Whether the dots wait for ``updateCurrentPageDisplay()`` after a touch has changed the page.
  open var defersCurrentPageDisplay = false
  /// The progress of the current page. Its dot becomes a bar that fills.
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.control = nil }
      progress?.control = self
      progress?.pageDidChange()
      dotsDidChange()
    }
  }
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// The page whose dot is marked.
  private(set) var shownPage = 0 {
    didSet {
      guard shownPage != oldValue else { return }
      leftPage = oldValue
      glide.begin(from: 0, over: Self.fadingTime, in: session)
    }
  }
  /// The page whose dot was marked before.
  private(set) var leftPage = 0
  private var glide = AnimatedScalar()

  /// The duration of the fade, in seconds.
  ///
  /// > Basis: assumed.
  private static let fadingTime = 0.2

  /// The progress of the fade from one dot to the other, from 0 to 1.
  var shownShare: Double { glide.shown(1, in: session) }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  open func updateCurrentPageDisplay() { shownPage = currentPage }

  /// Returns the smallest size that fits the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = session.metrics.pageControl
    let length = metrics.width(pages: max(0, pageCount)) + (pageCount > 0 ? progressLength : 0)
    return isVertical
      ? CGSize(width: metrics.height, height: length) : CGSize(width: length, height: metrics.height)
  }

  // MARK: Images of pages

  open func indicatorImage(forPage page: Int) -> UIImage? { images[checked(page)] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[checked(page)] = image }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[checked(page)] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[checked(page)] = image }

  /// Returns the image that represents a page; nil for a dot.
  func shownImage(forPage page: Int) -> UIImage? {
    let plain = images[page] ?? preferredIndicatorImage
    return page == shownPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  private func dotsDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Touches

  /// The location and the current page when the touch began.
  private var startOfFollowing = (place: CGFloat(0), page: 0)
  /// Whether a drag has changed the page. If so, the end of the touch does not change it again.
  private var hasFollowed = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interactionState = .discrete
    let point = touch.location(in: self)
    (startOfFollowing, hasFollowed) = ((isVertical ? point.y : point.x, currentPage), false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if allowsContinuousInteraction, session.behaves(.pageControlsFollowFingers) { follow(touch) }
    return super.continueTracking(touch, with: event)
  }

  /// Follows a drag by one page for each distance between two dots.
  ///
  /// > Basis: that pages follow a drag is documented, the distance is assumed.
  private func follow(_ touch: UITouch) {
    let metrics = session.metrics.pageControl, step = metrics.dotDiameter + metrics.dotSpacing
    let point = touch.location(in: self), along = isVertical ? point.y : point.x, start = startOfFollowing
    let pages = Int((abs(along - start.place) / step).rounded(.down)) * ((along > start.place) == isReversed ? -1 : 1)
    if pages != 0 { (interactionState, hasFollowed) = (.continuous, true) }
    if hasFollowed { show(pinned(start.page + pages)) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    super.cancelTracking(with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    interactionState = .none
    super.endTracking(touch, with: event)
  }

  /// Goes to the next page after a tap in the half of the later pages, and to the previous one otherwise.
  ///
  /// > Basis: documented; that a touch at the end sends nothing is assumed.
  override func touchEndedInside(_ touch: UITouch) {
    if !hasFollowed { show(pinned(currentPage + (isForward(touch.location(in: self)) ? 1 : -1))) }
  }

  private func show(_ next: Int) {
    guard next != currentPage else { return }
    let shown = shownPage
    currentPage = next
    if defersCurrentPageDisplay { shownPage = shown }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var takesTaps: Bool { true }

  override var touchTargets: [TouchTarget] {
    guard isEnabled, numberOfPages > 0 else { return [] }
    let centre = CGPoint(x: bounds.midX, y: bounds.midY), reach = isVertical ? bounds.height / 4 : bounds.width / 4
    return identifiedTarget
      + [("Next Page", reach), ("Previous Page", -reach)].map { name, distance in
        let shift = isReversed ? -distance : distance
        let point = CGPoint(x: centre.x + (isVertical ? 0 : shift), y: centre.y + (isVertical ? shift : 0))
        return TouchTarget(names: [name], view: self, point: point)
      }
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takePageAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, value: reportedText, traits: spokenState.union(.adjustable))
  }

  open override func accessibilityIncrement() {
    if let block = accessibility?.blocks?.increment { block() } else { turn(by: 1) }
  }
  open override func accessibilityDecrement() {
    if let block = accessibility?.blocks?.decrement { block() } else { turn(by: -1) }
  }

  private func turn(by pages: Int) {
    let next = pinned(currentPage + pages)
    guard next != currentPage else { return }
    currentPage = next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package override var reportedText: String? {
    numberOfPages == 0 ? nil : "page \(currentPage + 1) of \(numberOfPages)"
  }
}

extension UIPageControl {
  /// The additional length of the progress bar, compared to a dot.
  ///
  /// > Basis: assumed.
  var progressLength: CGFloat { progress == nil ? 0 : 20 }

  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether later pages are on the left or above.
  var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func isForward(_ point: CGPoint) -> Bool {
    (isVertical ? point.y >= bounds.midY : point.x >= bounds.midX) != isReversed
  }

  private func pinned(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  /// > Basis: assumed: the reference says that pages out of range are an error, but not the wording.
  private func checked(_ page: Int) -> Int {
    if page < 0 || page >= numberOfPages {
      Exception.invalidArgument.raise(
        "Indicator image page index (\(page)) is out of bounds (numberOfPages: \(numberOfPages))")
    }
    return page
  }
}
