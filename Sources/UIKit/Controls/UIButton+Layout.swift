import SystemProfiles

// How large a button wants to be, and where its title goes.
extension UIButton {
  /// The rules of titled buttons; nil for the types that are a symbol.
  var metrics: ButtonMetrics.Titled? {
    if plan != nil, let configuration = session.metrics.button.configuration { return configuration }
    switch buttonType {
    case .system, .plain: return session.metrics.button.system
    case .custom: return session.metrics.button.custom
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: return nil
    }
  }

  var effectiveFont: UIFont {
    if let titleFont { return titleFont }
    return UIFont(metrics?.font ?? session.metrics.button.custom.font, in: session)
  }

  var measuredTitle: TextBlock {
    TextBlock(currentTitle ?? "", font: effectiveFont, session: session)
  }

  var symbolSize: CGSize? {
    let sizes = session.metrics.button
    let size: CGSize? =
      switch buttonType {
      case .infoLight, .infoDark: sizes.info
      case .detailDisclosure: sizes.detailDisclosure
      case .contactAdd: sizes.contactAdd
      case .close: sizes.close
      case .custom, .system, .plain: nil
      }
    return size.map { session.pixelGrid.scale == 3 && buttonType != .close ? sizes.symbolSizeAtScale3 ?? $0 : $0 }
  }

  /// The title's size; whole points in classic buttons, pixels in configured ones.
  var titleSize: CGSize {
    guard currentTitle?.isEmpty == false, let metrics else { return .zero }
    let layout = measuredTitle.layout(within: .infinity)
    let grid = PixelGrid(scale: metrics.rounding == .pixel ? session.environment.measuringGrid.scale : 1)
    return CGSize(width: grid.ceil(layout.size.width), height: grid.ceil(layout.size.height))
  }

  /// Insets that were set replace the padding of the type.
  var contentSizeWithInsets: CGSize {
    guard let metrics else { return .zero }
    let title = titleSize, image = currentImage?.size ?? .zero
    let hasTitle = title != .zero, hasImage = currentImage != nil
    if !hasTitle, !hasImage, plan == nil { return emptySize(metrics) }
    let padding = effectiveInsets(metrics, hasImage: hasImage)
    let content = contentSize(title: title, image: image, both: hasTitle && hasImage)
    let width = content.width + padding.left + padding.right
    return CGSize(
      width: hasTitle && plan == nil ? max(metrics.minimumWidth, width) : width,
      height: content.height + padding.top + padding.bottom)
  }

  private func contentSize(title: CGSize, image: CGSize, both: Bool) -> CGSize {
    let gap = both ? plan?.imagePadding ?? 0 : 0
    if plan?.imageIsStacked == true {
      return CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
    }
    return CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// A button without content is a line high.
  private func emptySize(_ metrics: ButtonMetrics.Titled) -> CGSize {
    let insets = contentEdgeInsets == .zero ? metrics.padding : contentEdgeInsets
    return CGSize(
      width: max(metrics.minimumWidth, insets.left + insets.right),
      height: PixelGrid(scale: 1).ceil(session.resolve(effectiveFont).lineHeight) + insets.top + insets.bottom)
  }

  /// An image stands without padding, with a title or alone.
  ///
  /// > Basis: captured. 6 buttons with both are as high as their image or a line.
  private func effectiveInsets(_ metrics: ButtonMetrics.Titled, hasImage: Bool) -> UIEdgeInsets {
    if let insets = plan?.contentInsets {
      return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    if contentEdgeInsets != .zero { return contentEdgeInsets }
    return hasImage && plan == nil ? .zero : metrics.padding
  }

  /// The title is centred in the alignment rectangle, on whole points where the button's text is measured in them.
  func titleBaselines(in size: CGSize) -> BaselineOffsets? {
    guard currentTitle?.isEmpty == false else { return nil }
    let environment = session.environment
    let grid = environment.measuresInWholePoints ? PixelGrid(scale: 1) : session.pixelGrid
    return .centred(measuredTitle.layout(within: .infinity), in: size, grid: grid, measuring: environment.measuringGrid)
  }
}
