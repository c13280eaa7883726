import SystemProfiles

/// Shows a ``UIContentUnavailableConfiguration`` in the middle of its bounds.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// Of another type it is not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      takeConfiguration()
    }
  }

  /// The scroll view whose content is missing.
  open weak var scrollView: UIScrollView?
  private var parts: [Part] = []

  /// One below the other.
  private struct Part {
    let view: UIView
    /// To the part above, if there is one.
    let gap: CGFloat
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
    let margins = shown.directionalLayoutMargins, sides = margins.leading + margins.trailing
    let sizes = partSizes(within: (size.width > 0 ? size.width : .greatestFiniteMagnitude) - sides)
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + sides, height: height(of: sizes) + margins.top + margins.bottom)
  }

  /// The parts in the middle of what safe area and margins leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let area = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
        right: isRightToLeft ? margins.leading : margins.trailing))
    let sizes = partSizes(within: area.width), grid = session.pixelGrid
    var y = area.minY + grid.floor((area.height - height(of: sizes)) / 2)
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.gap }
      part.view.frame = CGRect(origin: CGPoint(x: x(of: sizes[index].width, in: area), y: y), size: sizes[index])
      y += sizes[index].height
    }
  }

  private func x(of width: CGFloat, in area: CGRect) -> CGFloat {
    if shown.alignment == .natural { return isRightToLeft ? area.maxX - width : area.minX }
    return area.minX + session.pixelGrid.floor((area.width - width) / 2)
  }

  private func partSizes(within width: CGFloat) -> [CGSize] {
    parts.map { part in
      let size = part.view.sizeThatFits(CGSize(width: max(0, width), height: 0))
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
    for part in parts { addSubview(part.view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeParts() -> [Part] {
    var parts: [Part] = []
    if let picture = makePicture() { parts.append(Part(view: picture, gap: 0)) }
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

  /// Of a configuration with something to show, or an action that has something.
  private func makeButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    guard button.shownTitle?.isEmpty == false || button.currentImage != nil else { return nil }
    (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
    return button
  }
}
