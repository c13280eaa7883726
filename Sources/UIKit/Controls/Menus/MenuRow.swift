import DisplayLists
import SystemProfiles

/// An element of an open menu: a row, or a tile beside others.
@MainActor final class MenuRow: UIControl {
  enum Style { case row, tile, titledTile }

  let element: UIMenuElement
  private let style: Style
  private unowned let panel: MenuPanel
  private let titleLabel = UILabel(), subtitleLabel = UILabel(), imageView = UIImageView()
  private var wheel: UIActivityIndicatorView?
  /// Whether the row is the head of a submenu, which leads back. It has no image.
  private let isHead: Bool

  init(_ element: UIMenuElement, _ style: Style, in panel: MenuPanel, isHead: Bool = false) {
    (self.element, self.style, self.panel, self.isHead) = (element, style, panel, isHead)
    super.init(frame: .zero)
    for label in [titleLabel, subtitleLabel] {
      label.backgroundColor = nil
      addSubview(label)
    }
    addSubview(imageView)
    takeElement()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a row is made by its menu") }

  private var rules: MenuMetrics { session.metrics.menu }
  /// The width of images. Symbols grow with the text.
  private var imageWidth: CGFloat { rules.imageWidth * max(1, titleLabel.font.pointSize / rules.font.size) }
  private var isGlass: Bool { session.behaves(.chromeIsGlass) }
  private var isWaiting: Bool { element is UIDeferredMenuElement }
  private var isOn: Bool { element.leaf.map { $0.state != .off } ?? false }

  private func takeElement() {
    titleLabel.text = isWaiting ? "Loading\u{2026}" : element.title
    titleLabel.font = style == .titledTile ? .preferredFont(forTextStyle: .caption1) : UIFont(rules.font, in: session)
    titleLabel.numberOfLines = style != .row ? 1 : panel.isLarge ? 0 : 2
    titleLabel.textAlignment = style == .row ? .natural : .center
    titleLabel.isHidden = style == .tile && element.image != nil
    subtitleLabel.text = element.subtitle
    subtitleLabel.font = UIFont(rules.subtitleFont, in: session)
    subtitleLabel.numberOfLines = 2
    subtitleLabel.isHidden = style != .row || element.subtitle?.isEmpty != false
    let image = isOn ? element.leaf?.selectedImage ?? element.image : element.image
    imageView.image = isHead ? nil : image?.preferring(UIImage.SymbolConfiguration(textStyle: .body))
    imageView.contentMode = .center
    isEnabled = !isWaiting && element.leaf?.attributes.contains(.disabled) != true
    color()
    if isWaiting {
      let wheel = UIActivityIndicatorView()
      wheel.startAnimating()
      addSubview(wheel)
      self.wheel = wheel
    }
  }

  private func color() {
    let attributes = element.leaf?.attributes ?? []
    let destroys = attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
    let ink = !isEnabled ? UIColor.tertiaryLabel : destroys ? .systemRed : .label
    titleLabel.textColor = ink
    imageView.tintColor = style != .row && isOn ? nil : ink
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
  }

  // MARK: Layout

  /// Returns the horizontal area of the text, without marks and image.
  private func textArea(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    var left = rules.margin + (panel.hasMarks ? rules.markWidth : 0), right = width - rules.margin
    if isGlass {
      if panel.hasImages, !isHead { left += imageWidth + rules.imageGap }
      if element is UIMenu { right -= rules.markWidth }
    } else if imageView.image != nil || isWaiting {
      right -= imageWidth + rules.imageGap
    }
    return (left, max(0, right - left))
  }

  private var tileImageHeight: CGFloat { max(24, imageView.image?.size.height ?? 0) }

  private func size(_ label: UILabel, in width: CGFloat) -> CGSize {
    label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
  }

  func height(in width: CGFloat) -> CGFloat {
    switch style {
    case .tile: return max(rules.smallTileHeight, imageView.image == nil ? size(titleLabel, in: width).height : 0)
    case .titledTile: return max(rules.mediumTileHeight, tileImageHeight + 24 + size(titleLabel, in: width).height)
    case .row: break
    }
    let text = textArea(in: width).width
    let texts = size(titleLabel, in: text).height + size(subtitleLabel, in: text).height
    return max(rules.rowHeight, texts + 2 * rules.rowPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if style == .row { placeRow() } else { placeTile() }
  }

  private func placeRow() {
    let area = textArea(in: bounds.width)
    let title = size(titleLabel, in: area.width), subtitle = size(subtitleLabel, in: area.width)
    let top = session.pixelGrid.floor((bounds.height - title.height - subtitle.height) / 2)
    titleLabel.frame = mirrored(CGRect(x: area.x, y: top, width: area.width, height: title.height))
    subtitleLabel.frame = mirrored(
      CGRect(x: area.x, y: top + title.height, width: area.width, height: subtitle.height))
    let lead = rules.margin + (panel.hasMarks ? rules.markWidth : 0)
    let x = isGlass ? lead : bounds.width - rules.margin - imageWidth
    let place = mirrored(CGRect(x: x, y: 0, width: imageWidth, height: bounds.height))
    imageView.frame = place
    if let wheel { wheel.frame = place.centred(wheel.intrinsicContentSize, grid: session.pixelGrid) }
  }

  private func placeTile() {
    guard style == .titledTile else {
      (imageView.frame, titleLabel.frame) = (bounds, bounds)
      return
    }
    let title = titleLabel.sizeThatFits(bounds.size).height
    titleLabel.frame = CGRect(x: 4, y: bounds.height - 10 - title, width: max(0, bounds.width - 8), height: title)
    imageView.frame = CGRect(x: 0, y: 10, width: bounds.width, height: max(0, titleLabel.frame.minY - 14))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  // MARK: Choosing elements

  override func touchEndedInside(_ touch: UITouch) {
    super.touchEndedInside(touch)
    panel.choose(self)
  }

  package override var reportedText: String? { titleLabel.text }

  override var touchTargets: [TouchTarget] {
    let identifier = (element as? UIAction)?.identifier.rawValue ?? (element as? UIMenu)?.identifier.rawValue
    return isEnabled ? [.named([element.title, identifier], view: self)] : []
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if isHighlighted { recorder.fill(bounds, session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0, alpha: 0.08)) }
    if style == .row { drawMarks(into: &recorder) } else { drawChosenTile(into: &recorder) }
  }

  private func drawMarks(into recorder: inout DisplayListRecorder) {
    let ink = resolve(titleLabel.textColor) ?? session.palette.labelText
    let lead = mirrored(CGRect(x: isGlass ? rules.margin - 4 : 11, y: 0, width: 16, height: bounds.height))
    if element is UIMenu {
      let trail = mirrored(CGRect(x: bounds.width - rules.margin - 12, y: 0, width: 12, height: bounds.height))
      let box = (isGlass ? trail : lead).centred(
        isHead ? CGSize(width: 11, height: 6.5) : CGSize(width: 6.5, height: 11), grid: session.pixelGrid)
      recorder.strokeMark(.chevron(in: box, quarterTurns: isHead ? 1 : isRightToLeft ? 2 : 0), ink, width: 2)
      return
    }
    guard let state = element.leaf?.state, state != .off else { return }
    let box = lead.centred(CGSize(width: 13, height: 11), grid: session.pixelGrid)
    recorder.strokeMark(state == .on ? .checkmark(in: box) : .minus(in: box), ink, width: 2)
  }

  private func drawChosenTile(into recorder: inout DisplayListRecorder) {
    guard isOn else { return }
    let box = bounds.centred(CGSize(width: 36, height: min(36, bounds.height - 4)), grid: session.pixelGrid)
    recorder.fill(box, radius: isGlass ? box.height / 2 : 8, tint.multipliedAlpha(by: 0.15))
  }
}
