import SystemProfiles

/// A control that appears above content that is pulled down, and stays there until the content is refreshed.
///
/// The control belongs to the scroll view that is its superview, however it was added.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the content is being refreshed: from `beginRefreshing`, or a pull that was far enough, until
  /// `endRefreshing`.
  open private(set) var isRefreshing = false

  /// The title below the activity indicator. Assumed: it has a small font, whatever its attributes specify.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.text = attributedTitle?.string
      setNeedsLayout()
    }
  }

  private let wheel: UIActivityIndicatorView
  private let label = UILabel()
  private weak var scrollView: UIScrollView?

  public override init(frame: CGRect) {
    wheel = UIActivityIndicatorView(style: .gray)
    super.init(frame: frame)
    takeSize()
  }

  public required init?(coder: NSCoder) {
    wheel = UIActivityIndicatorView(style: .gray)
    super.init(coder: coder)
    takeSize()
  }

  /// Adds space for the control above the content. The content does not move: to show the control, scroll to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshInset = height
    scrollView?.setNeedsLayout()
  }

  /// Removes the space again. If the control was visible, the content moves up.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    scrollView?.refreshInset = 0
    scrollView?.leaveRefreshing()
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview else { return }
    scrollView.refreshInset = 0
    scrollView.scroll.refreshControl = nil
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    scrollView = superview as? UIScrollView
    guard let scrollView else { return }
    scrollView.scroll.refreshControl = self
    scrollView.refreshInset = isRefreshing ? height : 0
    scrollView.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = look.tintColor
    wheel.frame = bounds.centred(wheel.bounds.size, grid: session.pixelGrid)
    label.isHidden = label.text?.isEmpty != false
    if !label.isHidden { placeTitle() }
  }

  // MARK: Placing and pulling

  /// Places the indicator and the title together in the middle.
  private func placeTitle() {
    let size = label.sizeThatFits(bounds.size), gap = Self.titleGap
    let top = ((bounds.height - wheel.bounds.height - gap - size.height) / 2).rounded()
    wheel.frame.origin.y = top
    label.frame = CGRect(x: 0, y: wheel.frame.maxY + gap, width: bounds.width, height: size.height)
  }

  /// > Basis: assumed, like the font.
  private static let titleGap: CGFloat = 4, titleFontSize: CGFloat = 12

  var height: CGFloat { session.metrics.refreshControlHeight }

  /// Starts to refresh if the content is dragged far enough below its start, in points.
  ///
  /// > Basis: assumed: as soon as the whole control is visible, before the touch is lifted.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= height else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  private func takeSize() {
    frame.size.height = height
    addSubview(wheel)
    label.font = .systemFont(ofSize: Self.titleFontSize)
    label.textAlignment = .center
    (label.textColor, label.backgroundColor, label.isHidden) = (.gray, .clear, true)
    addSubview(label)
    isHidden = true
  }
}
