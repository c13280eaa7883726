// Headers and footers of sections.
extension UITableView {
  // MARK: Heights

  /// The delegate's, else the table's, else the generation's.
  func headerHeight(_ section: Int) -> CGFloat {
    if let delegate, !table.undecided.contains(.headerHeights) {
      let height = delegate.tableView(self, heightForHeaderInSection: section)
      if !table.undecided.contains(.headerHeights), height >= 0 { return height }
    }
    let metrics = session.metrics.table, isTitled = headerTitle(section) != nil
    if style == .plain, !isTitled, headerView(section) == nil { return 0 }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if style == .plain { return metrics.plainHeaderHeight }
    let further = heightOfFurtherLines(headerTitle(section), .header)
    if section == 0 { return isTitled ? metrics.groupedTitledTopHeight + further : metrics.groupedTopHeight }
    return isTitled ? metrics.groupedTitledHeight + further : metrics.groupedGapHeight
  }

  /// What a title that wraps needs besides the height of one line.
  private func heightOfFurtherLines(_ title: String?, _ place: SectionTitleLook.Place) -> CGFloat {
    guard let title, !title.isEmpty else { return 0 }
    let look = SectionTitleLook(place, in: session), width = bounds.width - 2 * look.inset(tableWidth: bounds.width)
    var block = TextBlock(look.shown(title), font: look.font, session: session)
    block.numberOfLines = 0
    return max(0, block.size(within: max(0, width)).height - block.size().height)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    if let delegate, !table.undecided.contains(.footerHeights) {
      let height = delegate.tableView(self, heightForFooterInSection: section)
      if !table.undecided.contains(.footerHeights), height >= 0 { return height }
    }
    let metrics = session.metrics.table, isTitled = footerTitle(section) != nil
    if style == .plain, !isTitled, footerView(section) == nil { return 0 }
    if sectionFooterHeight >= 0 { return sectionFooterHeight }
    if style == .plain { return metrics.plainHeaderHeight }
    return isTitled
      ? metrics.groupedTitledHeight + heightOfFurtherLines(footerTitle(section), .footer) : metrics.groupedGapHeight
  }

  private func headerTitle(_ section: Int) -> String? { dataSource?.tableView(self, titleForHeaderInSection: section) }

  private func footerTitle(_ section: Int) -> String? { dataSource?.tableView(self, titleForFooterInSection: section) }

  // MARK: Views

  /// The view in sight, else one that the delegate makes and the table keeps for the layout that follows.
  private func headerView(_ section: Int) -> UIView? {
    if let view = table.headers[section] { return view }
    table.headers[section] = delegate?.tableView(self, viewForHeaderInSection: section)
    return table.headers[section]
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = table.footers[section] { return view }
    table.footers[section] = delegate?.tableView(self, viewForFooterInSection: section)
    return table.footers[section]
  }

  /// The headers and footers in sight, in front of the rows. Those of plain tables stick to the insets.
  func placeSectionViews(_ geometry: TableGeometry) {
    let sections = geometry.sections(in: bounds.minY..<bounds.maxY), insets = adjustedContentInset
    let top = bounds.minY + insets.top, visible = top..<max(top, bounds.maxY - insets.bottom)
    var headers: [Int: CGRect] = [:], footers: [Int: CGRect] = [:]
    for section in sections {
      let isPlain = style == .plain
      headers[section] = isPlain ? geometry.stickyHeader(section, visible: visible) : geometry.header(section)
      footers[section] = isPlain ? geometry.stickyFooter(section, visible: visible) : geometry.footer(section)
    }
    headers = headers.filter { $0.value.intersects(bounds) }
    footers = footers.filter { $0.value.intersects(bounds) }
    removeSectionViews(headers: Set(headers.keys), footers: Set(footers.keys))
    session.perform {
      for (section, frame) in headers.sorted(by: { $0.key < $1.key }) {
        place(headerView(section) ?? titledView(headerTitle(section), .header), frame, in: \.headers, section)
      }
      for (section, frame) in footers.sorted(by: { $0.key < $1.key }) {
        place(footerView(section) ?? titledView(footerTitle(section), .footer), frame, in: \.footers, section)
      }
    }
  }

  private func place(
    _ view: UIView?, _ frame: CGRect, in views: WritableKeyPath<TableState, [Int: UIView]>, _ section: Int
  ) {
    guard let view else { return }
    table[keyPath: views][section] = view
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func titledView(_ title: String?, _ place: SectionTitleLook.Place) -> UIView? {
    guard let title else { return nil }
    let view =
      table.idleSectionViews[Self.titledIdentifier]?.popLast()
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titledIdentifier)
    view.show(title, in: style, place)
    return view
  }

  private class var titledIdentifier: String { "UITableViewHeaderFooterView" }

  func recycleSectionViews() { removeSectionViews(headers: [], footers: []) }

  private func removeSectionViews(headers: Set<Int>, footers: Set<Int>) {
    for (section, view) in table.headers where !headers.contains(section) {
      table.headers[section] = nil
      recycle(view)
    }
    for (section, view) in table.footers where !footers.contains(section) {
      table.footers[section] = nil
      recycle(view)
    }
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    table.idleSectionViews[identifier, default: []].append(view)
  }
}

extension UITableView {
  /// nil when the header is out of sight; of a section with a title, the view that shows it.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.footers[section] as? UITableViewHeaderFooterView
  }
}
