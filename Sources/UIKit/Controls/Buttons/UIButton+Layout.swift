import SystemProfiles

// The intrinsic content size of a button.
extension UIButton {
  /// The metrics of buttons with a title; nil for symbol buttons.
  var metrics: ButtonMetrics.Titled? {
    if configuration != nil, let configured = session.metrics.button.configuration { return configured }
    switch buttonType {
    case .system, .plain: return session.metrics.button.system
    case .custom: return session.metrics.button.custom
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      if configuration != nil { return session.metrics.button.system }
      return symbolSize == nil ? session.metrics.button.custom : nil
    }
  }

  /// The size of a button that shows only the symbol of its type. With an image, a title or content insets, the symbol
  /// becomes part of the content, and the size is nil.
  var symbolSize: CGSize? {
    guard let size = ownSymbolSize, contentEdgeInsets == .zero, currentImage == nil, titleText.isEmpty else {
      return nil
    }
    return size
  }

  /// The size of the symbol that the type shows in place of an image. It is nil for configured buttons, which always
  /// have a title.
  var ownSymbolSize: CGSize? {
    let sizes = session.metrics.button
    let size: CGSize? =
      switch buttonType {
      case .infoLight, .infoDark: sizes.info
      case .detailDisclosure: sizes.detailDisclosure
      case .contactAdd: sizes.contactAdd
      case .close: sizes.close
      case .custom, .system, .plain: nil
      }
    guard let size, configuration == nil else { return nil }
    return session.pixelGrid.scale == 3 && buttonType != .close ? sizes.symbolSizeAtScale3 ?? size : size
  }

  /// Returns a size rounded up: to points in classic buttons, to pixels in configured ones.
  private func roundedUp(_ size: CGSize) -> CGSize {
    let usesPixels = metrics?.rounding == .pixel
    let grid = PixelGrid(scale: usesPixels ? session.environment.measuringGrid.scale : 1)
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// Returns the size of the title with the subtitle below it.
  ///
  /// - Parameter width: the width available to wrapping titles; infinite for one line each.
  func textSize(within width: CGFloat = .infinity) -> CGSize {
    guard metrics != nil else { return .zero }
    let mark = indicatorRoom, width = width - mark
    let title = titleText.isEmpty ? .zero : roundedUp(measured(measuredTitle, within: width))
    guard let subtitle = subtitleBlock else { return CGSize(width: title.width + mark, height: title.height) }
    let below = roundedUp(measured(subtitle, within: width)), gap = title == .zero ? 0 : titleGap
    return CGSize(width: max(title.width, below.width) + mark, height: title.height + gap + below.height)
  }

  private func measured(_ block: TextBlock, within width: CGFloat) -> CGSize {
    if width == .infinity { return block.layout(within: .infinity).size }
    var block = block
    block.numberOfLines = 0
    block.lineBreakMode = .byWordWrapping
    return block.layout(within: width).size
  }

  /// Whether the title wraps. The title of a configuration does if its line does not fit.
  ///
  /// > Basis: documented: "titleLineBreakMode", word wrapping until it is set.
  var titleMakesLines: Bool {
    guard let configuration, !titleText.isEmpty else { return false }
    return configuration.titleLineBreakMode == .byWordWrapping || configuration.titleLineBreakMode == .byCharWrapping
  }

  /// Returns the size of the content with its insets. Insets that are set replace the padding of the type.
  ///
  /// - Parameter width: the width of the button, if it is known before the height.
  func contentSizeWithInsets(within width: CGFloat = .infinity) -> CGSize {
    guard let metrics else { return .zero }
    let image = shownImageSize ?? .zero, hasImage = image != .zero, isConfigured = configuration != nil
    let hasTitle = !titleText.isEmpty || subtitleBlock != nil
    if !hasTitle, !hasImage, !isConfigured { return emptySize(metrics) }
    let padding = effectiveInsets(metrics, hasImage: hasImage), isBeside = imageSide == .left || imageSide == .right
    let gap = hasTitle && hasImage ? imageGap : 0
    let room = width - padding.left - padding.right - (isBeside ? image.width + gap : 0)
    let text = textSize(within: max(1, room)), line = hasEmptyLine ? lineHeight : 0
    let content =
      isBeside
      ? CGSize(width: text.width + gap + image.width, height: max(text.height, image.height, line))
      : CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
    let full = content.width + padding.left + padding.right
    let hasMinimum = hasTitle && !isConfigured && !hasImage && contentEdgeInsets == .zero
    return CGSize(
      width: hasMinimum ? max(metrics.minimumWidth, full) : full,
      height: content.height + padding.top + padding.bottom)
  }

  /// Returns the size of a button without content, which is one line high. The minimum width applies only without
  /// content insets.
  ///
  /// > Basis: captured. A client's tests on iOS: 2 × 24 points with insets of 1 on each side.
  private func emptySize(_ metrics: ButtonMetrics.Titled) -> CGSize {
    let isPlain = contentEdgeInsets == .zero, insets = isPlain ? metrics.padding : contentEdgeInsets
    return CGSize(
      width: max(isPlain ? metrics.minimumWidth : 0, insets.left + insets.right),
      height: lineHeight + insets.top + insets.bottom)
  }

  /// Whether an empty title adds the height of a line. It does beside an image, in buttons that are not symbol buttons.
  ///
  /// > Basis: captured. LayoutKit's tests on iOS.
  private var hasEmptyLine: Bool { configuration == nil && ownSymbolSize == nil && shownTitle == "" }

  private var lineHeight: CGFloat { PixelGrid(scale: 1).ceil(session.resolve(effectiveFont).lineHeight) }

  /// Returns the insets of the content. An image has no padding, with or without a title.
  ///
  /// > Basis: captured. 6 buttons with both are as high as the larger of the image and a line.
  private func effectiveInsets(_ metrics: ButtonMetrics.Titled, hasImage: Bool) -> UIEdgeInsets {
    if configuration != nil { return configuredInsets }
    if contentEdgeInsets != .zero { return contentEdgeInsets }
    return hasImage ? .zero : metrics.padding
  }

  /// The insets of the configuration for the generation and the reading direction.
  var configuredInsets: UIEdgeInsets {
    guard let configuration else { return .zero }
    guard let own = configuration.ownInsets else {
      let sizes = session.metrics.button
      return sizes.configuration == nil ? metrics?.padding ?? .zero : sizes.padding(for: configuration.buttonSize)
    }
    return UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
  }

  /// Returns the baselines of the title. It is centered in the alignment rectangle unless insets, alignment or other
  /// content move it. The center is rounded to whole points where the text is measured in whole points.
  func titleBaselines(in size: CGSize) -> BaselineOffsets? {
    guard !titleText.isEmpty else { return nil }
    guard titleIsCentred(in: size) else { return placedBaselines(in: size) }
    let environment = session.environment
    let grid = environment.measuresInWholePoints ? PixelGrid(scale: 1) : session.pixelGrid
    return .centred(measuredTitle.layout(within: .infinity), in: size, grid: grid, measuring: environment.measuringGrid)
  }

  private func titleIsCentred(in size: CGSize) -> Bool {
    let insets = insetsOfContent, moved = ownInsets(titleEdgeInsets)
    guard insets.top == insets.bottom, moved.top == moved.bottom, subtitleBlock == nil else { return false }
    guard contentVerticalAlignment == .center || contentVerticalAlignment == .fill else { return false }
    guard shownImageSize == nil || imageSide == .left || imageSide == .right else { return false }
    guard titleBlock.numberOfLines != 1 else { return true }
    return titleBlock.layout(within: max(1, size.width - insets.left - insets.right)).lines.count <= 1
  }

  private func placedBaselines(in size: CGSize) -> BaselineOffsets {
    let outer = alignmentRectInsets, grid = session.pixelGrid
    let bounds = CGRect(
      x: -outer.left, y: -outer.top, width: size.width + outer.left + outer.right,
      height: size.height + outer.top + outer.bottom)
    let title = titleRect(forContentRect: contentRect(forBounds: bounds))
    let layout = titleBlock.layout(within: title.width)
    return BaselineOffsets(
      firstFromTop: title.minY + grid.round(layout.firstBaseline),
      lastFromBottom: size.height - title.minY - grid.round(layout.lastBaseline))
  }
}
