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
    let leftEdge = drawLeft(of: item, painter, into: &recorder)
    let rightEdge = drawItems(item.rightBarButtonItems ?? [], fromLeft: isRightToLeft, painter, into: &recorder)
    if showsLargeTitle {
      drawLargeTitle(item.title ?? "", painter, into: &recorder)
    } else {
      let (left, right) = isRightToLeft ? (rightEdge, leftEdge) : (leftEdge, rightEdge)
      drawTitle(item, between: left, and: right, painter, into: &recorder)
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

  private var painter: BarPainter {
    BarPainter(look: bar, colors: session.palette.navigationBar, session: session, tint: tint, bordersPictures: true)
  }

  private var margin: CGFloat {
    environmentOfTraits.sizeClasses.horizontal == .regular ? rules.wideMargin : rules.margin
  }

  private var showsLargeTitle: Bool {
    let extra = session.metrics.bars.largeTitle
    return extra > 0 && bounds.height >= environmentOfTraits.navigationBarHeight + extra - 1
  }

  /// The row of buttons: the whole bar between the sides of the safe area, without the prompt above it or the large
  /// title below.
  private var row: CGRect {
    let room = clearOfSides, height = min(bounds.height, environmentOfTraits.navigationBarHeight)
    if showsLargeTitle { return CGRect(x: room.minX, y: room.minY, width: room.width, height: height) }
    guard topItem?.prompt != nil else { return room }
    return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
  }

  // MARK: Items

  /// - Returns: the inner edge of the outermost free space.
  private func drawLeft(
    of item: UINavigationItem, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) -> CGFloat {
    let items = item.leftBarButtonItems ?? []
    guard let backTitle else { return drawItems(items, fromLeft: !isRightToLeft, painter, into: &recorder) }
    let edge = drawBack(to: backTitle, painter, into: &recorder)
    return items.isEmpty ? edge : drawItems(items, fromLeft: !isRightToLeft, painter, into: &recorder)
  }

  private func itemFrames(_ items: [UIBarButtonItem], fromLeft: Bool, _ painter: BarPainter) -> [CGRect] {
    let widths = items.map { $0.naturalWidth(in: painter) ?? 0 }
    let back = fromLeft != isRightToLeft ? backPlace(painter)?.frame.width : nil
    return BarArrangement.row(
      widths, in: row, fromLeft: fromLeft, margin: back.map { $0 + rules.spacing } ?? margin, spacing: rules.spacing)
  }

  /// Views that stand for items and for the title, and where they belong.
  var customPlaces: [(view: UIView, frame: CGRect)] {
    guard let item = topItem else { return [] }
    let painter = painter, left = item.leftBarButtonItems ?? [], right = item.rightBarButtonItems ?? []
    let leftFrames = itemFrames(left, fromLeft: !isRightToLeft, painter)
    let rightFrames = itemFrames(right, fromLeft: isRightToLeft, painter)
    var places = zip(left + right, leftFrames + rightFrames).compactMap { item, slot in
      item.customView.map { ($0, $0.barFrame(in: slot)) }
    }
    if let titleView = item.titleView, !showsLargeTitle {
      let occupied = leftFrames + rightFrames + [backPlace(painter)?.frame].compactMap(\.self)
      let after = occupied.filter { $0.midX < row.midX }.map(\.maxX).max() ?? row.minX + margin
      let before = occupied.filter { $0.midX >= row.midX }.map(\.minX).min() ?? row.maxX - margin
      let slot = BarArrangement.title(width: titleView.sizeInBar.width, in: row, after: after, before: before)
      places.append((titleView, titleView.barFrame(in: slot)))
    }
    return places
  }

  /// Where the buttons are, and what they do.
  var itemsPlaces: [BarPlace] {
    guard let item = topItem else { return [] }
    let painter = painter, left = item.leftBarButtonItems ?? [], right = item.rightBarButtonItems ?? []
    let leftFrames = itemFrames(left, fromLeft: !isRightToLeft, painter)
    let rightFrames = itemFrames(right, fromLeft: isRightToLeft, painter)
    let buttons = zip(left + right, leftFrames + rightFrames).map { BarPlace($0, frame: $1, in: self) }
    return backPlace(painter).map { [$0] + buttons } ?? buttons
  }

  /// The title can be touched as the indicator can.
  private func backPlace(_ painter: BarPainter) -> BarPlace? {
    guard let title = backTitle else { return nil }
    let width = painter.isGlass ? painter.itemHeight : rules.backTitleOffset + painter.titleBlock(title).size().width
    let frame = CGRect(x: row.minX, y: row.minY, width: margin + width, height: row.height)
    return BarPlace(names: [title, TouchTarget.back], frame: frame) { [weak self] in self?.backWasTapped?() }
  }

  /// Nil where there is nothing to go back to, or other items take the place.
  private var backTitle: String? {
    guard let topItem, let backItem, !topItem.hidesBackButton,
      topItem.leftItemsSupplementBackButton || topItem.leftBarButtonItems ?? [] == []
    else { return nil }
    return backItem.backBarButtonItem?.title ?? backItem.title ?? "Back"
  }

  private func drawItems(
    _ items: [UIBarButtonItem], fromLeft: Bool, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) -> CGFloat {
    let frames = itemFrames(items, fromLeft: fromLeft, painter)
    for (item, frame) in zip(items, frames) { painter.draw(item, in: frame, into: &recorder) }
    guard let last = frames.last else { return fromLeft ? row.minX + margin : row.maxX - margin }
    return fromLeft ? last.maxX + 6 : last.minX - 6
  }

  private func drawBack(to title: String, _ painter: BarPainter, into recorder: inout DisplayListRecorder) -> CGFloat {
    let indicator = rules.backIndicatorSize, block = painter.titleBlock(title)
    let width = block.size().width, height = min(rules.buttonHeight, row.height)
    let y = row.minY + session.pixelGrid.floor((row.height - height) / 2)
    if painter.isGlossy {
      let body = CGRect(x: row.minX + margin, y: y, width: width + 24, height: height)
      painter.drawItemBody(body, isProminent: false, into: &recorder)
      let ink = TextInk(color: painter.item, shadow: painter.textShadow, alignment: .center)
      block.draw(centredIn: body, ink, into: &recorder)
      return body.maxX + 6
    }
    if painter.isGlass { return drawGlassBack(painter, into: &recorder) }
    let mark = CGRect(
      x: row.minX + 8, y: row.midY - indicator.height / 2, width: indicator.width, height: indicator.height)
    recorder.strokeMark(.chevron(in: mark.insetBy(dx: 1.5, dy: 1.5), quarterTurns: 2), painter.item, width: 2.5)
    let rect = CGRect(x: row.minX + 8 + rules.backTitleOffset, y: row.minY, width: width, height: row.height)
    block.draw(centredIn: rect, TextInk(color: painter.item), into: &recorder)
    return rect.maxX + 6
  }

  /// A chevron alone, on a round body.
  private func drawGlassBack(_ painter: BarPainter, into recorder: inout DisplayListRecorder) -> CGFloat {
    let side = min(painter.itemHeight, row.height)
    let body = CGRect(x: row.minX + margin, y: row.midY - side / 2, width: side, height: side)
    painter.drawItemBody(body, isProminent: false, into: &recorder)
    let mark = body.centred(CGSize(width: 9, height: 17), grid: session.pixelGrid).offsetBy(dx: -1, dy: 0)
    recorder.strokeMark(.chevron(in: mark, quarterTurns: 2), painter.item, width: 2.25)
    return body.maxX + 6
  }

  // MARK: Titles

  private func drawTitle(
    _ item: UINavigationItem, between left: CGFloat, and right: CGFloat, _ painter: BarPainter,
    into recorder: inout DisplayListRecorder
  ) {
    guard item.titleView == nil, let title = item.title else { return }
    let block = TextBlock(title, font: UIFont(rules.titleFont, in: session), session: session)
    let frame = BarArrangement.title(width: block.size().width, in: row, after: left, before: right)
    let ink = TextInk(color: painter.title, shadow: painter.textShadow, alignment: .center)
    block.draw(centredIn: frame, ink, into: &recorder)
    if let prompt = item.prompt, row.minY > bounds.minY { drawPrompt(prompt, painter, into: &recorder) }
  }

  private func drawPrompt(_ prompt: String, _ painter: BarPainter, into recorder: inout DisplayListRecorder) {
    let block = TextBlock(prompt, font: .systemFont(ofSize: 13), session: session)
    let strip = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: row.minY - bounds.minY)
    block.draw(centredIn: strip, TextInk(color: painter.title, alignment: .center), into: &recorder)
  }

  private func drawLargeTitle(_ title: String, _ painter: BarPainter, into recorder: inout DisplayListRecorder) {
    let block = TextBlock(title, font: UIFont(rules.largeTitleFont, in: session), session: session)
    let strip = CGRect(
      x: row.minX + margin, y: row.maxY, width: max(0, row.width - 2 * margin), height: bounds.maxY - row.maxY)
    block.draw(
      centredIn: strip, TextInk(color: painter.title, alignment: isRightToLeft ? .right : .left), into: &recorder)
  }
}
