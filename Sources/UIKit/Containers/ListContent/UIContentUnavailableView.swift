import SystemProfiles

/// A view that shows a ``UIContentUnavailableConfiguration`` in the middle of its bounds.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// The shown configuration. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      takeConfiguration()
    }
  }

  /// Whether content that is higher than the view scrolls.
  open var isScrollEnabled = false { didSet { if isScrollEnabled != oldValue { takeConfiguration() } } }
  private var scroller: UIScrollView?
  private var parts: [Part] = []

  /// A part of the content, placed below the one before it.
  private struct Part {
    let view: UIView
    /// The distance to the part above; unused for the first part.
    let gap: CGFloat
    /// The maximum size of an image; 0 on an axis for no limit.
    var maximumSize = CGSize.zero

    func limited(_ size: CGSize) -> CGSize {
      func share(_ most: CGFloat, _ length: CGFloat) -> CGFloat { most > 0 && length > most ? most / length : 1 }
      let scale = min(share(maximumSize.width, size.width), share(maximumSize.height, size.height))
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    takeConfiguration()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    takeConfiguration()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins, sides = margins.left + margins.right
    let sizes = partSizes(within: (size.width > 0 ? size.width : .greatestFiniteMagnitude) - sides)
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + sides, height: height(of: sizes) + margins.top + margins.bottom)
  }

  /// Centers the parts in the area inside the safe area and the margins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).inset(by: margins)
    let sizes = partSizes(within: area.width), grid = session.pixelGrid
    let height = height(of: sizes), isTooHigh = scroller != nil && height > area.height
    scroller?.frame = bounds
    scroller?.contentSize = CGSize(width: bounds.width, height: bounds.height + (isTooHigh ? height - area.height : 0))
    var y = area.minY + (isTooHigh ? 0 : grid.floor((area.height - height) / 2))
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.gap }
      part.view.frame = CGRect(origin: CGPoint(x: x(of: sizes[index].width, in: area), y: y), size: sizes[index])
      y += sizes[index].height
    }
  }

  /// The configuration's margins. On preserved axes, the superview's margins without its safe area apply where they are
  /// larger.
  private var margins: UIEdgeInsets {
    let axes = shown.axesPreservingSuperviewLayoutMargins
    var margins = UIEdgeInsets(shown.directionalLayoutMargins, isRightToLeft: isRightToLeft)
    guard let superview else { return margins }
    let (whole, safe) = (superview.layoutMargins, superview.safeAreaInsets)
    let around = UIEdgeInsets(
      top: whole.top - safe.top, left: whole.left - safe.left, bottom: whole.bottom - safe.bottom,
      right: whole.right - safe.right
    ).seen(from: frame, in: superview.bounds)
    if axes.contains(.horizontal) {
      (margins.left, margins.right) = (max(margins.left, around.left), max(margins.right, around.right))
    }
    if axes.contains(.vertical) {
      (margins.top, margins.bottom) = (max(margins.top, around.top), max(margins.bottom, around.bottom))
    }
    return margins
  }

  private func x(of width: CGFloat, in area: CGRect) -> CGFloat {
    if shown.alignment == .natural { return isRightToLeft ? area.maxX - width : area.minX }
    return area.minX + session.pixelGrid.floor((area.width - width) / 2)
  }

  private func partSizes(within width: CGFloat) -> [CGSize] {
    parts.map { part in
      let size = part.limited(part.view.sizeThatFits(CGSize(width: max(0, width), height: 0)))
      return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }
  }

  private func height(of sizes: [CGSize]) -> CGFloat {
    sizes.map(\.height).reduce(0, +) + parts.dropFirst().map(\.gap).reduce(0, +)
  }

  // MARK: Parts

  private func takeConfiguration() {
    for part in parts { part.view.removeFromSuperview() }
    parts = session.perform { makeParts() }
    backgroundColor = shown.background.backgroundColor
    scroller?.removeFromSuperview()
    scroller = isScrollEnabled ? session.perform { UIScrollView(frame: bounds) } : nil
    if let scroller {
      scroller.contentInsetAdjustmentBehavior = .never
      addSubview(scroller)
    }
    for part in parts { (scroller ?? self).addSubview(part.view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeParts() -> [Part] {
    var parts: [Part] = []
    if let picture = makePicture() {
      let limit = shown.isLoading ? .zero : shown.imageProperties.maximumSize
      parts.append(Part(view: picture, gap: 0, maximumSize: limit))
    }
    func add(_ view: UIView?, _ gap: CGFloat) { if let view { parts.append(Part(view: view, gap: gap)) } }
    add(makeLabel(shown.text, shown.attributedText, shown.textProperties), shown.imageToTextPadding)
    add(
      makeLabel(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
      shown.textToSecondaryTextPadding)
    add(makeButton(shown.button, shown.buttonProperties), shown.textToButtonPadding)
    add(makeButton(shown.secondaryButton, shown.secondaryButtonProperties), shown.buttonToSecondaryButtonPadding)
    return parts
  }

  private func makePicture() -> UIView? {
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image), properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.contentMode = .scaleAspectFit
    if let tint = properties.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    return view
  }

  private func makeLabel(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard let words = attributed?.string ?? text, !words.isEmpty else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (words, attributed?.firstFont ?? properties.font, properties.color)
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    return label
  }

  /// Returns a button, or nil if neither the configuration nor the action has a title or an image.
  private func makeButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    guard button.shownTitle?.isEmpty == false || button.currentImage != nil else { return nil }
    (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
    return button
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}
