import SystemProfiles

// The content that a button currently shows, from its states or its configuration.
extension UIButton {
  var shownTitle: String? {
    guard isConfigured, let configuration else { return popupTitle ?? currentAttributedTitle?.string ?? currentTitle }
    if let attributed = configuration.attributedTitle { return String(attributed.characters) }
    return popupTitle ?? configuration.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// The title of a pop-up button's selection: the last of the menu elements that are on. The first element is on by
  /// default, and stays on when the program turns on another.
  private var popupTitle: String? {
    guard isPopup, let leaves = menu?.leaves else { return nil }
    return (leaves.last { $0.state == .on } ?? leaves.first)?.title
  }

  var titleText: String { shownTitle ?? "" }

  /// The font of the title. A configuration's font takes precedence.
  var effectiveFont: UIFont {
    guard isConfigured, let configuration else {
      return currentAttributedTitle?.firstFont ?? titleFont.map(following) ?? UIFont(plainFont, in: session)
    }
    let own = configuration.attributedTitle?.runs.first?.font ?? (rare?.labelFont ?? titleFont).map(following)
    let font = own ?? UIFont(plainFont, in: session).atTextSize(of: self)
    return configuration.titleTextAttributesTransformer?.font(insteadOf: font) ?? font
  }

  /// Returns a font that the program has set, scaled to the text size if the title label adjusts to it.
  private func following(_ font: UIFont) -> UIFont {
    let follows = titleView?.adjustsFontForContentSizeCategory == true
    return follows && session.behaves(.fontsCanFollowContentSize) ? font.atTextSize(of: self) : font
  }

  /// The default font of the title. Small buttons have smaller titles.
  private var plainFont: ControlFont {
    let sizes = session.metrics.button
    if isConfigured, let size = configuration?.buttonSize, size == .small || size == .mini {
      return sizes.smallConfigurationFont
    }
    return metrics?.font ?? sizes.custom.font
  }

  var measuredTitle: TextBlock {
    var block = TextBlock(titleText, font: effectiveFont, session: session)
    block.attributed = shownAttributedTitle.map { AttributedText($0, font: effectiveFont, session: session) }
    return block
  }

  /// The attributed title; nil for a title in one font and one color.
  private var shownAttributedTitle: NSAttributedString? {
    guard isConfigured, let configuration else { return currentAttributedTitle }
    if let own = configuration.attributedTitle { return own.styled(by: configuration.titleTextAttributesTransformer) }
    return configuration.title == nil ? currentAttributedTitle : nil
  }

  /// The title with its line break mode. Wrapping modes allow several lines, as in configurations.
  var titleBlock: TextBlock {
    var block = measuredTitle, mode = lineBreakMode
    if isConfigured, let configuration { mode = configuration.titleLineBreakMode }
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    block.numberOfLines = titleLines ?? (wraps ? 0 : 1)
    block.lineBreakMode = mode
    return block
  }

  var subtitleBlock: TextBlock? {
    guard isConfigured, let configuration else { return nil }
    let attributed = configuration.attributedSubtitle
    let text = attributed.map { String($0.characters) } ?? configuration.subtitle ?? ""
    guard !text.isEmpty else { return nil }
    let plain = UIFont(.subtitle, in: session).atTextSize(of: self)
    let font = attributed?.runs.first?.font ?? plain
    let transformer = configuration.subtitleTextAttributesTransformer
    let shown = transformer?.font(insteadOf: font) ?? font
    var block = TextBlock(text, font: shown, session: session)
    block.attributed = attributed.map { AttributedText($0.styled(by: transformer), font: shown, session: session) }
    block.numberOfLines = 0
    block.lineBreakMode = configuration.subtitleLineBreakMode
    return block
  }

  /// The number of lines that `titleLabel` specifies, 0 for as many as fit; nil if the line break mode determines it.
  var titleLines: Int? { titleView.flatMap { $0.numberOfLines == 1 ? nil : $0.numberOfLines } }

  /// The alignment of a title with several lines.
  var titleLabelAlignment: NSTextAlignment? {
    titleView.flatMap { $0.textAlignment == .natural ? nil : $0.textAlignment }
  }

  var titleGap: CGFloat { isConfigured ? configuration?.titlePadding ?? 0 : 0 }

  var imageGap: CGFloat { isConfigured ? configuration?.imagePadding ?? 0 : 0 }

  /// The image that the button shows. Symbols have the size of the button's text; in buttons without a configuration
  /// they are one scale larger.
  ///
  /// > Basis: derived: the symbol of an add button is 25.667 points wide, the one for 17-point text about 20.
  var shownImage: UIImage? {
    guard let image = currentImage, image.isSymbol else { return currentImage }
    if isConfigured, let configuration {
      return image.preferring(configuration.preferredSymbolConfigurationForImage ?? .init(font: effectiveFont))
    }
    return image.preferring(currentPreferredSymbolConfiguration ?? .init(textStyle: .body, scale: .large))
  }

  /// The size of the image, or of the activity indicator in its place.
  var shownImageSize: CGSize? {
    if isConfigured, configuration?.showsActivityIndicator == true {
      let wheel = session.metrics.activityIndicator.medium
      return CGSize(width: wheel.width ?? 0, height: wheel.height ?? 0)
    }
    guard let image = shownImage else { return symbolSize == nil ? ownSymbolSize : nil }
    let size = adjustsImageSizeForAccessibilityContentSizeCategory ? accessibleSize(of: image) : image.size
    guard image.isSymbol else { return size }
    let grid = session.environment.measuringGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }
}

extension ControlFont {
  /// The font of a configuration's subtitle: 12 points at the Large text size.
  ///
  /// > Basis: assumed, recalled.
  fileprivate static let subtitle = ControlFont(size: 12, textStyle: "UICTFontTextStyleCaption1")
}

extension UIConfigurationTextAttributesTransformer {
  /// Returns the font that the transformer produces; nil if it sets none.
  fileprivate func font(insteadOf font: UIFont) -> UIFont? {
    var attributes = AttributeContainer()
    attributes.font = font
    return self(attributes).font
  }
}

extension AttributedString {
  /// Returns the string with each run's attributes transformed.
  fileprivate func styled(by transformer: UIConfigurationTextAttributesTransformer?) -> NSAttributedString {
    guard let transformer else { return NSAttributedString(self) }
    var changed = self
    for run in runs { changed[run.range].setAttributes(transformer(run.attributes)) }
    return NSAttributedString(changed)
  }
}

extension NSAttributedString {
  var firstFont: UIFont? { firstValue(.font) as? UIFont }
  var firstColor: UIColor? { firstValue(.foregroundColor) as? UIColor }

  private func firstValue(_ key: Key) -> Any? { length == 0 ? nil : attribute(key, at: 0, effectiveRange: nil) }
}
