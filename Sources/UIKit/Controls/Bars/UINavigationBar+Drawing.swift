import DisplayLists
import SystemProfiles

extension UINavigationBar {
  func draw(into recorder: inout DisplayListRecorder) {
    let painter = painter
    painter.draw(backdrop, in: bounds, lineIsAbove: false, hairline: hairline, into: &recorder)
    guard let item = topItem else { return }
    let found = arrangement
    if found.row.height > 0 {
      if let back = found.back { draw(back, painter, into: &recorder) }
      painter.draw(shownItems, in: found.slots, into: &recorder)
      drawTitle(of: item, found, painter, into: &recorder)
    }
  }

  private var rules: BarItemMetrics { session.metrics.bars.items }

  // MARK: Back button

  private func draw(
    _ back: NavigationBarArrangement.Back, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let style = backStyle
    if let image = style.background {
      let frame = back.body.isEmpty ? back.indicator.union(back.text) : back.body
      image.draw(
        in: painter.bodyImageFrame(image, in: frame, slot: frame, style), tint: tint, asTemplate: false, session,
        into: &recorder
      )
    } else {
      painter.drawItemBody(back.body, isProminent: false, into: &recorder)
    }
    if !painter.isGlossy, style.background == nil { drawIndicator(back.indicator, painter, into: &recorder) }
    guard !painter.isGlass else { return }
    painter.draw(
      painter.titleBlock(back.title, style), in: back.text, painter.item, style,
      alignment: painter.isGlossy ? .center : .left, into: &recorder)
  }

  /// Draws the back indicator. Glass bars have thinner marks.
  private func drawIndicator(_ place: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder) {
    if let backImage { return draw(backImage, in: place, tint: painter.item, asTemplate: true, into: &recorder) }
    let mark = painter.isGlass ? place : place.insetBy(dx: 1.5, dy: 1.5)
    let path = Path.chevron(in: mark, quarterTurns: isRightToLeft ? 0 : 2)
    recorder.strokeMark(path, painter.item, width: painter.isGlass ? 2.25 : 2.5)
  }

  // MARK: Titles

  private func drawTitle(
    of item: UINavigationItem, _ found: NavigationBarArrangement, _ painter: BarPainter,
    into recorder: inout DisplayListRecorder
  ) {
    if found.largeTitle.height > 0 {
      return drawLargeTitle(item.largeTitle ?? item.title ?? "", in: found.largeTitle, painter, into: &recorder)
    }
    drawPrompt(item.prompt ?? "", in: found.prompt, painter, into: &recorder)
    guard item.titleView == nil, let title = item.title else { return }
    let ink = TextInk(color: painter.title, shadow: painter.textShadow, alignment: .center)
    let slot = found.title.moved(by: titleStyle.offset), block = titleBlock(title)
    if let subtitle = subtitleBlock {
      let (upper, lower) = split(slot, block, subtitle)
      block.draw(centredIn: upper, ink, into: &recorder)
      subtitle.draw(centredIn: lower, TextInk(color: subtitleColor, alignment: .center), into: &recorder)
    } else {
      block.draw(centredIn: slot, ink, into: &recorder)
    }
  }

  private func drawPrompt(
    _ prompt: String, in strip: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    guard strip.height > 0 else { return }
    TextBlock(prompt, font: .systemFont(ofSize: 13), session: session)
      .draw(centredIn: strip, TextInk(color: painter.title, alignment: .center), into: &recorder)
  }

  private func drawLargeTitle(
    _ title: String, in strip: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let block = TextBlock(
      title, attributes: titleStyle.largeAttributes, font: UIFont(environmentOfTraits.largeTitleFont),
      session: session)
    let alignment: NSTextAlignment = isRightToLeft ? .right : .left
    guard let subtitle = largeSubtitleBlock else {
      return block.draw(centredIn: strip, TextInk(color: painter.title, alignment: alignment), into: &recorder)
    }
    let (upper, lower) = split(strip, block, subtitle)
    block.draw(centredIn: upper, TextInk(color: painter.title, alignment: alignment), into: &recorder)
    subtitle.draw(centredIn: lower, TextInk(color: subtitleColor, alignment: alignment), into: &recorder)
  }

  private var subtitleColor: RGBAColor { session.palette[.secondaryLabel] ?? session.palette.detailText }
}
