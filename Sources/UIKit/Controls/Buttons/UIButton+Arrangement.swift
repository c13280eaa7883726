import DisplayLists
import SystemProfiles

// The layout of a button's image, title and subtitle.
extension UIButton {
  /// The bounds without the bevel below the body.
  var body: CGRect { bounds.inset(by: alignmentRectInsets) }

  var insetsOfContent: UIEdgeInsets { isConfigured ? configuredInsets : contentEdgeInsets }

  var imageSide: ButtonArrangement.Side {
    switch isConfigured ? configuration?.imagePlacement : nil {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  func arrangement(in content: CGRect) -> ButtonArrangement {
    let image = shownImageSize ?? .zero, hasBoth = image != .zero && !(titleText.isEmpty && subtitleBlock == nil)
    let gap = hasBoth ? imageGap : 0, isBeside = imageSide == .left || imageSide == .right
    let room = content.width - (isBeside && hasBoth ? image.width + gap : 0)
    return ButtonArrangement(
      content: content, image: image, title: shownTextSize(within: room), gap: gap, imageSide: imageSide,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      grid: session.environment.measuringGrid)
  }

  private func shownTextSize(within width: CGFloat) -> CGSize {
    let mark = indicatorRoom, width = width - mark
    let title = titleText.isEmpty ? .zero : fitted(titleBlock, within: width)
    guard let subtitle = subtitleBlock else { return CGSize(width: title.width + mark, height: title.height) }
    let below = fitted(subtitle, within: width), gap = title == .zero ? 0 : titleGap
    return CGSize(width: max(title.width, below.width) + mark, height: title.height + gap + below.height)
  }

  /// Returns the size of a text within a width. A truncated line takes the whole width.
  private func fitted(_ block: TextBlock, within width: CGFloat) -> CGSize {
    let natural = block.size()
    if natural.width <= width { return natural }
    let cut = block.size(within: max(0, width))
    return block.numberOfLines == 1 ? CGSize(width: max(0, width), height: cut.height) : cut
  }

  /// Returns the frame of the title without the subtitle, moved by the title's insets.
  func placedTitle(in content: CGRect) -> CGRect {
    let arrangement = arrangement(in: content), shift = arrangement.shift(by: ownInsets(titleEdgeInsets))
    let text = withoutIndicator(arrangement.frames().title).offsetBy(dx: shift.dx, dy: shift.dy)
    guard subtitleBlock != nil else { return text }
    return aligned(titleText.isEmpty ? .zero : fitted(titleBlock, within: text.width), in: text, y: text.minY)
  }

  func placedImage(in content: CGRect) -> CGRect {
    let arrangement = arrangement(in: content), shift = arrangement.shift(by: ownInsets(imageEdgeInsets))
    return arrangement.frames().image.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// Returns the insets of the title or the image. Configured buttons ignore them.
  func ownInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets { isConfigured ? .zero : insets }

  /// The frame of the subtitle below the title; nil without a subtitle.
  var subtitleFrame: CGRect? {
    guard let subtitle = subtitleBlock else { return nil }
    let content = contentRect(forBounds: bounds), text = withoutIndicator(arrangement(in: content).frames().title)
    let size = fitted(subtitle, within: text.width)
    return aligned(size, in: text, y: text.maxY - size.height)
  }

  private func aligned(_ size: CGSize, in text: CGRect, y: CGFloat) -> CGRect {
    let room = text.width - size.width
    let share: CGFloat =
      switch textAlignment {
      case .right: 1
      case .center: 0.5
      default: 0
      }
    return CGRect(
      x: text.minX + session.pixelGrid.floor(room * share), y: y, width: size.width, height: size.height)
  }

  var titleFrame: CGRect { titleRect(forContentRect: contentRect(forBounds: bounds)) }

  var imageFrame: CGRect { imageRect(forContentRect: contentRect(forBounds: bounds)) }

  /// The alignment of the title's lines, and of title and subtitle to each other.
  var textAlignment: NSTextAlignment {
    if titleLines != nil, let titleLabelAlignment { return titleLabelAlignment }
    switch isConfigured ? configuration?.titleAlignment : nil {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center: return .center
    case .automatic, nil: break
    }
    return switch effectiveContentHorizontalAlignment {
    case .right, .trailing: .right
    case .center: .center
    case .left, .leading, .fill: .left
    }
  }
}
