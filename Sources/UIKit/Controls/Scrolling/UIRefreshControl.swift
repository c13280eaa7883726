import SystemProfiles

/// What appears above content that is pulled down, and stays as long as the content is being refreshed.
///
/// It belongs to the scroll view that it is a subview of, whichever way it came there.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// From `beginRefreshing`, or a pull that went far enough, to `endRefreshing`.
  open private(set) var isRefreshing = false

  /// Below the wheel. Assumed: in a small font, whatever the attributes say.
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

  /// Makes room for itself above the content. The content does not move: who wants to see the control scrolls there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshInset = height
    scrollView?.setNeedsLayout()
  }

  /// Takes the room back; content that showed it moves up.
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

  /// The two are one block in the middle.
  private func placeTitle() {
    let size = label.sizeThatFits(bounds.size), gap = Self.titleGap
    let top = ((bounds.height - wheel.bounds.height - gap - size.height) / 2).rounded()
    wheel.frame.origin.y = top
    label.frame = CGRect(x: 0, y: wheel.frame.maxY + gap, width: bounds.width, height: size.height)
  }

  /// > Basis: assumed, as the font is.
  private static let titleGap: CGFloat = 4, titleFontSize: CGFloat = 12

  var height: CGFloat { session.metrics.refreshControlHeight }

  /// A finger holds the content so far below its start, in points.
  ///
  /// > Basis: assumed: as soon as all of the control is in sight, before the finger is lifted.
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
