import DisplayLists
import SystemProfiles
import Typesetting

extension UIButton {
  func draw(into recorder: inout DisplayListRecorder) {
    guard symbolSize == nil else { return drawSymbol(into: &recorder) }
    drawBody(into: &recorder)
    let arrangement = arrangement, (image, title) = arrangement.frames()
    drawImage(in: image, arrangement.shift(by: imageEdgeInsets), into: &recorder)
    drawTitle(in: title, arrangement.shift(by: titleEdgeInsets), into: &recorder)
  }

  // MARK: Arrangement

  private var arrangement: ButtonArrangement {
    let content = body.inset(by: contentInsets), image = currentImage?.size ?? .zero
    let gap = plan?.imagePadding ?? 0, hasBoth = currentImage != nil && !titleBlock.text.isEmpty
    let isBeside = plan?.imageIsStacked != true
    let room = content.width - (isBeside && hasBoth ? image.width + gap : 0)
    return ButtonArrangement(
      content: content, image: image, title: shownTitleSize(within: room), gap: hasBoth ? gap : 0,
      imageSide: imageSide, horizontal: horizontalAlignment, vertical: contentVerticalAlignment,
      grid: session.environment.measuringGrid)
  }

  /// Where the title is drawn.
  var titleFrame: CGRect {
    let arrangement = arrangement, shift = arrangement.shift(by: titleEdgeInsets)
    return arrangement.frames().title.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// Without the bevel below it.
  var body: CGRect { bounds.inset(by: alignmentRectInsets) }

  private var contentInsets: UIEdgeInsets {
    guard let plan else { return contentEdgeInsets }
    guard let insets = plan.contentInsets else { return metrics?.padding ?? .zero }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  private var imageSide: ButtonArrangement.Side {
    if plan?.imageIsStacked == true { return .top }
    return (plan?.imageOnTrailingSide == true) != isRightToLeft ? .right : .left
  }

  private var horizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Modes that wrap make a title of several lines, as configurations do.
  private var titleBlock: TextBlock {
    var block = measuredTitle
    let wraps = plan != nil || lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    block.numberOfLines = wraps ? 0 : 1
    block.lineBreakMode = lineBreakMode
    return block
  }

  private func shownTitleSize(within width: CGFloat) -> CGSize {
    let natural = titleBlock.size()
    return natural.width <= width ? natural : titleBlock.size(within: max(0, width))
  }

  // MARK: Parts

  private func drawImage(
    in frame: CGRect, _ shift: (dx: CGFloat, dy: CGFloat), into recorder: inout DisplayListRecorder
  ) {
    guard let image = currentImage else { return }
    let isTemplate = session.behaves(.tintColorIsInherited) && (buttonType == .system || plan != nil)
    let fades = state.contains(.highlighted) || state.contains(.disabled)
    recorder.layer(opacity: fades && !isTemplate ? 0.5 : 1) {
      image.draw(
        in: frame.offsetBy(dx: shift.dx, dy: shift.dy), tint: titleInk, asTemplate: isTemplate, into: &$0)
    }
  }

  private func drawTitle(
    in frame: CGRect, _ shift: (dx: CGFloat, dy: CGFloat), into recorder: inout DisplayListRecorder
  ) {
    var rect = frame.offsetBy(dx: shift.dx, dy: shift.dy), ink = TextInk(color: titleInk)
    ink.alignment = titleAlignment
    if let subtitle = subtitleBlock {
      rect.origin.y -= session.pixelGrid.floor(subtitle.lineHeight / 2)
      let below = CGRect(x: body.minX, y: rect.maxY, width: body.width, height: subtitle.lineHeight)
      subtitle.draw(in: below, TextInk(color: titleInk, alignment: .center), into: &recorder)
    }
    titleBlock.draw(in: rect, ink, into: &recorder)
  }

  private var titleAlignment: NSTextAlignment {
    switch horizontalAlignment {
    case .right, .trailing: .right
    case .center: .center
    case .left, .leading, .fill: .left
    }
  }

  private var subtitleBlock: TextBlock? {
    guard let subtitle = plan?.subtitle, !subtitle.isEmpty else { return nil }
    return TextBlock(subtitle, font: .systemFont(ofSize: 12), session: session)
  }
}
