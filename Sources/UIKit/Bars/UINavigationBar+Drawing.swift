import DisplayLists
import SystemProfiles

extension UINavigationBar {
  func draw(into recorder: inout DisplayListRecorder) {
    let painter = painter
    switch backdrop {
    case .plain: painter.drawBackground(bounds, lineIsAbove: false, hairline: hairline, into: &recorder)
    case .clear: break
    case .fading(let color): painter.drawFading(color, over: bounds, into: &recorder)
    }
    guard let item = topItem else { return }
    let found = arrangement
    if found.row.height > 0 {
      if let back = found.back { draw(back, painter, into: &recorder) }
      let items = zip(item.shownLeftItems + item.shownRightItems, found.left + found.right)
      for (item, slot) in items { painter.draw(item, in: slot, into: &recorder) }
      drawTitle(of: item, found, painter, into: &recorder)
    }
  }

  private enum Backdrop { case plain, clear, fading(RGBAColor) }

  /// Over content that begins below the bar, and over what does not scroll, a bar without choices of its own has no
  /// background; below glass, what scrolls fades.
  ///
  /// > Source: `scrollEdgeAppearance` reference, nil is transparent since iOS 15. That a bar with a colour, or an opaque
  /// > one, keeps its background is assumed, and so is how content fades.
  private var backdrop: Backdrop {
    guard session.behaves(.barsAreClearAtScrollEdge), bar.barTint == nil, bar.isTranslucent != false,
      bar.style == .default,
      let shown = (superview?.hierarchy.controller as? UINavigationController)?.topViewController
    else { return .plain }
    guard let content = shown.adjustedScrollView, content.contentOffset.y > content.scrollRange.minimum.y + 0.5 else {
      return .clear
    }
    guard session.behaves(.chromeIsGlass) else { return .plain }
    let color = content.backgroundColor ?? shown.viewIfLoaded?.backgroundColor ?? .systemBackground
    return .fading(color.resolved(in: session))
  }

  private var rules: BarItemMetrics { session.metrics.bars.items }

  // MARK: The way back

  private func draw(
    _ back: NavigationBarArrangement.Back, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let turns = isRightToLeft ? 0 : 2
    if painter.isGlossy {
      painter.drawItemBody(back.body, isProminent: false, into: &recorder)
      let ink = TextInk(color: painter.item, shadow: painter.textShadow, alignment: .center)
      return painter.titleBlock(back.title).draw(centredIn: back.body, ink, into: &recorder)
    }
    if painter.isGlass {
      painter.drawItemBody(back.body, isProminent: false, into: &recorder)
      return recorder.strokeMark(.chevron(in: back.indicator, quarterTurns: turns), painter.item, width: 2.25)
    }
    let mark = back.indicator.insetBy(dx: 1.5, dy: 1.5)
    recorder.strokeMark(.chevron(in: mark, quarterTurns: turns), painter.item, width: 2.5)
    painter.titleBlock(back.title).draw(centredIn: back.text, TextInk(color: painter.item), into: &recorder)
  }

  // MARK: Titles

  private func drawTitle(
    of item: UINavigationItem, _ found: NavigationBarArrangement, _ painter: BarPainter,
    into recorder: inout DisplayListRecorder
  ) {
    if found.largeTitle.height > 0 {
      return drawLargeTitle(item.title ?? "", in: found.largeTitle, painter, into: &recorder)
    }
    guard item.titleView == nil, let title = item.title else { return }
    let block = TextBlock(title, font: titleFont, session: session)
    let ink = TextInk(color: painter.title, shadow: painter.textShadow, alignment: .center)
    block.draw(centredIn: found.title, ink, into: &recorder)
    if let prompt = item.prompt, found.prompt.height > 0 {
      TextBlock(prompt, font: .systemFont(ofSize: 13), session: session)
        .draw(centredIn: found.prompt, TextInk(color: painter.title, alignment: .center), into: &recorder)
    }
  }

  private func drawLargeTitle(
    _ title: String, in strip: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let block = TextBlock(title, font: UIFont(environmentOfTraits.largeTitleFont), session: session)
    block.draw(
      centredIn: strip, TextInk(color: painter.title, alignment: isRightToLeft ? .right : .left), into: &recorder)
  }
}
