import DisplayLists

/// The titles of sections at a table's trailing side, one below the other around the middle.
final class TableIndexStrip: UIView {
  var titles: [String] = []
  weak var owner: UITableView?

  /// > Basis: assumed: letters of 10 points, and lines of 14 as far as there is room.
  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(14, bounds.height / CGFloat(titles.count))
  }

  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

  /// Where a title is.
  func frame(ofTitle index: Int) -> CGRect {
    CGRect(x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
  }

  /// The nearest title; nil without any.
  func title(at y: CGFloat) -> Int? {
    guard lineHeight > 0 else { return nil }
    return min(max(0, Int(((y - top) / lineHeight).rounded(.down))), titles.count - 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let index = title(at: touch.location(in: self).y) else { return }
    owner?.scrollToSection(ofTitle: index)
  }

  override var touchTargets: [TouchTarget] {
    titles.enumerated().map { index, title in
      let frame = frame(ofTitle: index)
      return TouchTarget(names: [title], view: self, point: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if let background = resolve(owner?.sectionIndexBackgroundColor) { recorder.fill(bounds, background) }
    let color = resolve(owner?.sectionIndexColor) ?? tint
    for (index, title) in titles.enumerated() {
      let block = TextBlock(title, font: .boldSystemFont(ofSize: 10), session: session)
      let size = block.size(), line = frame(ofTitle: index)
      let place = CGRect(
        x: line.midX - size.width / 2, y: line.midY - size.height / 2, width: size.width, height: size.height)
      block.draw(centredIn: place, TextInk(color: color), into: &recorder)
    }
  }
}

extension UITableView {
  /// Asks the data source for the titles of the index.
  public func reloadSectionIndexTitles() {
    if let strip = table.indexStrip {
      strip.removeFromSuperview()
      table.indexStrip = nil
      widthsOfContentChange()
    }
    table.wantsIndex = true
    setNeedsLayout()
  }

  /// What rows keep free for the index.
  var indexWidth: CGFloat { table.indexStrip == nil ? 0 : session.metrics.table.indexWidth }

  /// As high as the visible part between the insets, in front of everything.
  func placeIndexStrip() {
    guard let strip = table.indexStrip else { return }
    let visible = bounds.inset(by: adjustedContentInset), width = indexWidth
    let x = isRightToLeft ? bounds.minX + sideInsets.left : bounds.maxX - sideInsets.right - width
    let frame = CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height))
    if strip.frame != frame { strip.frame = frame }
    if subviews.last !== strip { addSubview(strip) }
  }

  /// Heights that were measured hold no more.
  private func widthsOfContentChange() {
    table.settledRows = []
    guard !table.measured.isEmpty else { return }
    (table.measured, table.geometry) = ([:], nil)
  }

  /// Before rows are measured: it takes room from them.
  func makeIndexStrip() {
    table.wantsIndex = false
    guard let dataSource, style == .plain else { return }
    let titles = session.perform { dataSource.sectionIndexTitles(for: self) } ?? []
    let rows = settledGeometry().sections.reduce(0) { $0 + $1.rows.count }
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else { return }
    let strip = session.perform { TableIndexStrip(frame: .zero) }
    (strip.titles, strip.owner, strip.backgroundColor) = (titles, self, nil)
    table.indexStrip = strip
    widthsOfContentChange()
    table.cells.values.forEach { $0.setNeedsLayout() }
    addSubview(strip)
  }

  /// What a touch on a title of the index does.
  func scrollToSection(ofTitle index: Int) {
    guard let dataSource, let titles = table.indexStrip?.titles, titles.indices.contains(index) else { return }
    let section = session.perform {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    }
    guard hasSection(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
