import DisplayLists

/// The view that has an index strip.
@MainActor protocol IndexStripOwner: AnyObject {
  var stripColor: UIColor? { get }
  var stripBackgroundColor: UIColor? { get }
  /// The color while the strip is touched; nil for the background color.
  var stripTrackingColor: UIColor? { get }
  /// Scrolls to the section of a tapped title.
  func scrollToSection(ofTitle index: Int)
}

extension IndexStripOwner {
  var stripTrackingColor: UIColor? { nil }
}

extension UITableView: IndexStripOwner {
  var stripColor: UIColor? { sectionIndexColor }
  var stripBackgroundColor: UIColor? { sectionIndexBackgroundColor }
  var stripTrackingColor: UIColor? { sectionIndexTrackingBackgroundColor }
}

/// The index of a table or collection: section titles at the trailing side, one below the other, vertically centered.
/// If not all of them fit, dots replace some.
final class TableIndexStrip: UIControl {
  var titles: [String] = []
  weak var owner: (any IndexStripOwner)?

  /// > Basis: assumed: letters of 10 points, and lines of 14, or of 12 if space is limited.
  private var lineHeight: CGFloat {
    titles.isEmpty ? 0 : min(14, bounds.height / CGFloat(lineCount))
  }

  /// The number of lines; odd if there are dots, which are between titles.
  private var lineCount: Int {
    let room = Int(max(1, bounds.height / 12))
    return titles.count <= room ? titles.count : max(1, room - (room + 1) % 2)
  }

  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(lineCount)) / 2 }

  /// The indices of the shown titles, by line; nil for a dot.
  ///
  /// > Basis: assumed, recalled: every other line is a dot, and the first and the last title are shown.
  var lines: [Int?] {
    let count = lineCount
    guard count < titles.count else { return titles.indices.map(\.self) }
    let step = Double(titles.count - 1) / Double(max(1, count - 1))
    return (0..<count).map { (line: Int) -> Int? in
      line % 2 == 1 ? nil : Int((Double(line) * step).rounded())
    }
  }

  /// Returns the frame of a title.
  func frame(ofTitle index: Int) -> CGRect {
    let height = lineHeight * CGFloat(lineCount) / CGFloat(max(1, titles.count))
    return CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
  }

  /// Returns the title nearest to a position, or nil if there are no titles.
  func title(at y: CGFloat) -> Int? {
    guard lineHeight > 0 else { return nil }
    let share = (y - top) / (lineHeight * CGFloat(lineCount))
    return min(max(0, Int((share * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
  }

  private var isTouched = false

  override var keepsDrags: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (followed, isTouched) = (nil, true)
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let index = title(at: touch.location(in: self).y), index != followed else {
      return
    }
    followed = index
    owner?.scrollToSection(ofTitle: index)
  }

  /// The touched title that the owner was last notified of.
  private var followed: Int?

  override var touchTargets: [TouchTarget] {
    titles.enumerated().map { index, title in
      let frame = frame(ofTitle: index)
      let name = title == UITableView.indexSearch ? "search" : title
      return TouchTarget(names: [name], view: self, point: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let color = isTouched ? owner?.stripTrackingColor ?? owner?.stripBackgroundColor : owner?.stripBackgroundColor
    if let background = resolve(color) { recorder.fill(bounds, background) }
    for (number, title) in lines.enumerated() {
      let line = CGRect(x: 0, y: top + CGFloat(number) * lineHeight, width: bounds.width, height: lineHeight)
      draw(title.map { titles[$0] } ?? "\u{2022}", in: line, into: &recorder)
    }
  }

  private func draw(_ title: String, in line: CGRect, into recorder: inout DisplayListRecorder) {
    if title == UITableView.indexSearch {
      let glass = CGRect(x: line.midX - 6, y: line.midY - 6, width: 12, height: 12)
      return SymbolGlyph(name: "magnifyingglass", rect: glass, color: color).draw(into: &recorder)
    }
    let block = TextBlock(title, font: .boldSystemFont(ofSize: 10), session: session)
    let size = block.size()
    let place = CGRect(
      x: line.midX - size.width / 2, y: line.midY - size.height / 2, width: size.width, height: size.height)
    block.draw(centredIn: place, TextInk(color: color), into: &recorder)
  }

  /// > Basis: documented for iOS 7 on, the tint; assumed for iOS 6, a recalled gray.
  private var color: RGBAColor {
    resolve(owner?.stripColor) ?? (session.behaves(.tintColorIsInherited) ? tint : RGBAColor(hex: 0x6B737D))
  }
}

extension UITableView {
  func loadSectionIndexTitles() {
    if let strip = table.indexStrip {
      strip.removeFromSuperview()
      table.indexStrip = nil
      widthsOfContentChange()
    }
    table.wantsIndex = true
    setNeedsLayout()
  }

  /// The width that rows keep free for the index.
  var indexWidth: CGFloat { table.indexStrip == nil ? 0 : session.metrics.table.indexWidth }

  /// Places the strip above all other views, as high as the visible part between the insets.
  func placeIndexStrip() {
    guard let strip = table.indexStrip else { return }
    let visible = bounds.inset(by: adjustedContentInset), width = indexWidth
    let x = isRightToLeft ? bounds.minX + sideInsets.left : bounds.maxX - sideInsets.right - width
    let frame = CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height))
    if strip.frame != frame { strip.frame = frame }
    if subviews.last !== strip { addSubview(strip) }
  }

  /// Discards measured heights, because the content width has changed.
  private func widthsOfContentChange() {
    table.settledRows = []
    guard !table.measured.isEmpty else { return }
    (table.measured, table.geometry) = ([:], nil)
  }

  /// Creates the strip. Called before rows are measured, because it reduces their width.
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

  /// Scrolls to the section of a tapped title of the index.
  func scrollToSection(ofTitle index: Int) {
    guard let dataSource, let titles = table.indexStrip?.titles, titles.indices.contains(index) else { return }
    let section = session.perform {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    }
    guard hasSection(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
