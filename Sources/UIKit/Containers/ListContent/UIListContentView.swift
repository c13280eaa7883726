import DisplayLists

/// A view that shows a list content configuration: an image and two labels, placed by frames.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private var parts = ListContentParts()

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    showParts()
  }

  /// Creates a plain row; documents contain no such view.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The shown configuration. Only list content configurations are accepted.
  open var configuration: UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      showParts()
    }
  }

  /// The areas of the parts, for constraints of other views; nil for a part that is not shown.
  open var textLayoutGuide: UILayoutGuide? { guide(of: parts.text, .text) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: parts.secondaryText, .secondaryText) }
  open var imageLayoutGuide: UILayoutGuide? { guide(of: parts.image, .image) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { arrangement(width: .infinity, height: nil).size }

  override var wrapsContent: Bool { true }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    width > 0 ? arrangement(width: width, height: nil).size : nil
  }

  /// Returns the fitting size; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangement(width: size.width > 0 ? size.width : .infinity, height: nil).size
  }

  /// Returns the natural size, with the target width if the width is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required, natural = arrangement(width: .infinity, height: nil).size
    let width = isFixed || (targetSize.width > 0 && targetSize.width < natural.width) ? targetSize.width : natural.width
    let height = arrangement(width: width, height: nil).size.height
    return CGSize(
      width: session.pixelGrid.ceil(width), height: verticalFittingPriority == .required ? targetSize.height : height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    transformTint()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var places = arrangement(width: bounds.width, height: bounds.height)
    if isRightToLeft { places = places.mirrored(in: bounds.width) }
    parts.image?.frame = places.image ?? .zero
    parts.text?.frame = places.text ?? .zero
    parts.secondaryText?.frame = places.secondaryText ?? .zero
  }

  override func recordOverlay(in shown: CGRect, into canvas: inout DisplayListRecorder) {
    drawImageStroke(into: &canvas)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shown.image?.isSymbol == true { showImage() }
    contentMayDiffer()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

/// The views of a list content view that exist so far.
private struct ListContentParts {
  var image: UIImageView?
  var text: UILabel?
  var secondaryText: UILabel?
}

extension UIListContentView {
  private func showParts() {
    session.perform {
      show(shown.shownText, shown.attributedText, shown.textProperties, in: \.text)
      show(
        shown.shownSecondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: \.secondaryText)
      showImage()
    }
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
    in part: WritableKeyPath<ListContentParts, UILabel?>
  ) {
    guard let text else {
      parts[keyPath: part]?.removeFromSuperview()
      return parts[keyPath: part] = nil
    }
    let label = parts[keyPath: part] ?? UILabel()
    if label.superview !== self { addSubview(label) }
    parts[keyPath: part] = label
    (label.text, label.font, label.textColor) = (text, look.font, look.resolvedColor())
    (label.numberOfLines, label.lineBreakMode) = (look.numberOfLines, look.lineBreakMode)
    label.textAlignment = look.alignment.label
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
    label.backgroundColor = nil
    if let attributed { label.attributedText = attributed }
  }

  private func showImage() {
    guard let image = shownImage else {
      parts.image?.removeFromSuperview()
      return parts.image = nil
    }
    let view = parts.image ?? UIImageView()
    if view.superview !== self { addSubview(view) }
    parts.image = view
    view.image = image
    view.contentMode = .scaleAspectFit
    // nil removes the tint of a row that used this view before.
    view.tintColor = shown.imageProperties.tintColor
    transformTint()
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
  }

  /// Applies the tint transformer. The untransformed tint may be inherited.
  private func transformTint() {
    guard shown.imageProperties.tintColorTransformer != nil else { return }
    parts.image?.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
  }

  /// Draws the image's border, in the colors that apply at the time of drawing.
  private func drawImageStroke(into canvas: inout DisplayListRecorder) {
    let properties = shown.imageProperties
    guard properties.strokeWidth > 0, let view = parts.image,
      let color = resolve(properties.resolvedStrokeColor(for: tintColor))
    else { return }
    canvas.border(view.frame, radius: properties.cornerRadius, color, width: properties.strokeWidth)
  }

  private var shownImage: UIImage? {
    shown.image?.preferring(shown.imageProperties.preferredSymbolConfiguration)
  }

  /// The side length of the square reserved for a symbol.
  ///
  /// > Basis: that it follows the text size is assumed.
  private var symbolDimension: CGFloat {
    let natural = session.metrics.listContent.symbolDimension
    return UIFontMetrics.default.scaled(natural, at: textSize, in: session)
  }

  private func arrangement(width: CGFloat, height: CGFloat?) -> ListContentArrangement {
    let natural = shownImage?.size, size = natural.map(shown.imageProperties.shown)
    let isSymbol = shownImage?.isSymbolImage == true
    let reserved = size.map {
      shown.imageProperties.reserved(for: $0, isSymbol: isSymbol, standard: symbolDimension)
    }
    return ListContentArrangement(
      width: width, height: height, image: size, reserved: reserved ?? .zero, text: measure(parts.text),
      secondaryText: measure(parts.secondaryText), distances: distances, grid: session.pixelGrid)
  }

  private func measure(_ label: UILabel?) -> ListContentArrangement.Measure? {
    guard let label else { return nil }
    return { width in
      let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
  }

  private var distances: ListContentArrangement.Distances {
    ListContentArrangement.Distances(
      margins: effectiveMargins, imageToText: shown.imageToTextPadding,
      horizontal: shown.textToSecondaryTextHorizontalPadding, vertical: shown.textToSecondaryTextVerticalPadding,
      minimumHeight: shown.minimumHeight, isSideBySide: isSideBySide)
  }

  /// > Basis: that the labels are one below the other at accessibility sizes is assumed, recalled.
  private var isSideBySide: Bool {
    shown.prefersSideBySideTextAndSecondaryText && !textSize.isAccessibilityCategory
  }

  /// The margins; `left` is the leading one. On preserved axes, wider margins of the superview take precedence.
  private var effectiveMargins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins, cell = superview as? UITableViewCell
    var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return margins }
    let around =
      cell?.systemMargins(besideAccessory: cell?.hasAccessory ?? false).directional(isRightToLeft: isRightToLeft)
      ?? superview.layoutMargins.directional(isRightToLeft: isRightToLeft)
    margins.left = max(margins.left, around.leading) + (cell?.indentation ?? 0)
    margins.right = max(margins.right, around.trailing)
    guard let table = (superview as? UITableViewHeaderFooterView)?.superview as? UITableView else { return margins }
    let readable = table.readableSides.directional(isRightToLeft: isRightToLeft)
    margins.left = max(margins.left, readable.leading)
    margins.right = max(margins.right, readable.trailing)
    return margins
  }

  private enum Part: String { case image, text, secondaryText }

  private func guide(of view: UIView?, _ part: Part) -> UILayoutGuide? {
    guard let view else { return nil }
    let name = "UIListContentView-\(part.rawValue)"
    if let guide = layoutGuides.first(where: { $0.identifier == name }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }
}
