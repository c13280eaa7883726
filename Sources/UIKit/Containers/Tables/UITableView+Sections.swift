// Headers and footers of sections.
extension UITableView {
  // MARK: Heights

  /// Returns the height from the first of these that determines it: the delegate, the view, the table, the generation.
  func headerHeight(_ section: Int) -> CGFloat {
    let decided = asked(.headerHeights, unless: sectionHeaderHeight) {
      $0.tableView(self, heightForHeaderInSection: section)
    }
    if let decided, checkedHeight(decided, of: "header", section) >= 0 { return decided }
    if style != .plain, sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if let known = table.headerHeights[section] { return known }
    let height = naturalHeaderHeight(section)
    table.headerHeights[section] = height
    return height
  }

  private func naturalHeaderHeight(_ section: Int) -> CGFloat {
    let metrics = session.metrics.table, isTitled = headerTitle(section) != nil, view = headerView(section)
    if style == .plain, !isTitled, view == nil { return 0 }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if sizesHeader(section), let own = view.flatMap(ownHeight) { return own }
    let growth = growth(of: headerTitle(section), .header)
    if style == .plain { return onPixels(metrics.plainHeaderHeight + growth) }
    if section == 0 { return onPixels(isTitled ? metrics.groupedTitledTopHeight + growth : metrics.groupedTopHeight) }
    return onPixels(isTitled ? metrics.groupedTitledHeight + growth : metrics.groupedGapHeight)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let decided = asked(.footerHeights, unless: sectionFooterHeight) {
      $0.tableView(self, heightForFooterInSection: section)
    }
    if let decided, checkedHeight(decided, of: "footer", section) >= 0 { return decided }
    if style != .plain, sectionFooterHeight >= 0 { return sectionFooterHeight }
    if let known = table.footerHeights[section] { return known }
    let height = naturalFooterHeight(section)
    table.footerHeights[section] = height
    return height
  }

  private func naturalFooterHeight(_ section: Int) -> CGFloat {
    let metrics = session.metrics.table, isTitled = footerTitle(section) != nil, view = footerView(section)
    if style == .plain, !isTitled, view == nil { return 0 }
    if sectionFooterHeight >= 0 { return sectionFooterHeight }
    if sizesFooter(section), let own = view.flatMap(ownHeight) { return own }
    let growth = growth(of: footerTitle(section), .footer)
    if style == .plain { return onPixels(metrics.plainHeaderHeight + growth) }
    return onPixels(isTitled ? metrics.groupedTitledHeight + growth : metrics.groupedGapHeight)
  }

  /// Rounds a height to pixels. The heights of generations are known for one scale: 55.5 points become 55.667 at three
  /// pixels per point.
  ///
  /// > Basis: derived, as rows below are on pixels.
  private func onPixels(_ height: CGFloat) -> CGFloat { session.pixelGrid.round(height) }

  /// Returns whether headers are self-sizing: an estimate of the table or the delegate enables it.
  private func sizesHeader(_ section: Int) -> Bool {
    guard session.behaves(.cellsSizeThemselves) else { return false }
    if estimatedSectionHeaderHeight != 0 { return true }
    guard let delegate, !table.undecided.contains(.headerEstimates) else { return false }
    let estimate = delegate.tableView(self, estimatedHeightForHeaderInSection: section)
    return !table.undecided.contains(.headerEstimates) && estimate != 0
  }

  private func sizesFooter(_ section: Int) -> Bool {
    guard session.behaves(.cellsSizeThemselves) else { return false }
    if estimatedSectionFooterHeight != 0 { return true }
    guard let delegate, !table.undecided.contains(.footerEstimates) else { return false }
    let estimate = delegate.tableView(self, estimatedHeightForFooterInSection: section)
    return !table.undecided.contains(.footerEstimates) && estimate != 0
  }

  /// Returns the height that constraints in a header or a footer require; nil without constraints.
  private func ownHeight(_ view: UIView) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let isConfigured = content is any UIContentView
    guard isConfigured || content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    (view as? UITableViewHeaderFooterView)?.settleConfigurations()
    return content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height that a title needs beyond a section's height because it wraps or is larger.
  private func growth(of title: String?, _ place: SectionTitleLook.Place) -> CGFloat {
    guard let title else { return 0 }
    return SectionTitleLook(place, in: self).growth(of: title, tableWidth: bounds.inset(by: sideInsets).width)
  }

  private func headerTitle(_ section: Int) -> String? { dataSource?.tableView(self, titleForHeaderInSection: section) }

  private func footerTitle(_ section: Int) -> String? { dataSource?.tableView(self, titleForFooterInSection: section) }

  // MARK: Views

  /// Returns the visible view, or one from the delegate that the table keeps for the next layout.
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

  /// Places the visible headers and footers in front of the rows. Those of plain tables stick to the insets.
  func placeSectionViews(_ geometry: TableGeometry) {
    let sections = geometry.sections(in: bounds.minY..<bounds.maxY), insets = adjustedContentInset
    let top = bounds.minY + insets.top, visible = top..<max(top, bounds.maxY - insets.bottom)
    var headers: [Int: CGRect] = [:], footers: [Int: CGRect] = [:]
    for section in sections {
      let isPlain = style == .plain
      headers[section] = isPlain ? geometry.stickyHeader(section, visible: visible) : geometry.header(section)
      footers[section] = isPlain ? geometry.stickyFooter(section, visible: visible) : geometry.footer(section)
    }
    if let move = table.move { move.shift(&headers, &footers, in: geometry) }
    headers = headers.filter { $0.value.overlaps(bounds) }
    footers = footers.filter { $0.value.overlaps(bounds) }
    removeSectionViews(headers: Set(headers.keys), footers: Set(footers.keys))
    session.perform {
      for (section, frame) in headers.sorted(by: { $0.key < $1.key }) {
        let isKept = table.headers[section] != nil
        let view = headerView(section) ?? titledView(headerTitle(section), .header)
        if !isKept, differs(view, from: table.headerHeights[section], sizesHeader(section)) { countRowsAnew() }
        (view as? UITableViewHeaderFooterView)?.isFloating = frame != geometry.header(section)
        if place(view, frame, in: \.headers, section), let view {
          delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
      }
      for (section, frame) in footers.sorted(by: { $0.key < $1.key }) {
        let isKept = table.footers[section] != nil
        let view = footerView(section) ?? titledView(footerTitle(section), .footer)
        if !isKept, differs(view, from: table.footerHeights[section], sizesFooter(section)) { countRowsAnew() }
        (view as? UITableViewHeaderFooterView)?.isFloating = frame != geometry.footer(section)
        if place(view, frame, in: \.footers, section), let view {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
      }
    }
  }

  /// Returns whether a view that becomes visible again needs a height other than the known one.
  private func differs(_ view: UIView?, from known: CGFloat?, _ sizesItself: @autoclosure () -> Bool) -> Bool {
    guard let view, let known, sizesItself(), let own = ownHeight(view) else { return false }
    return abs(own - known) > 1e-6
  }

  /// - Returns: true for a view that becomes visible.
  private func place(
    _ view: UIView?, _ frame: CGRect, in views: WritableKeyPath<TableState, [Int: UIView]>, _ section: Int
  ) -> Bool {
    guard let view else { return false }
    table[keyPath: views][section] = view
    let isNew = view.superview !== self
    if isNew {
      session.comingAtOnce { isInBlock in
        addSubview(view)
        if view.frame != frame { view.frame = frame }
        if isInBlock { view.layoutIfNeeded() }
      }
    }
    if view.frame != frame { view.frame = frame }
    return isNew
  }

  private func titledView(_ title: String?, _ place: SectionTitleLook.Place) -> UIView? {
    guard let title else { return nil }
    let view =
      table.idleSectionViews[Self.titledIdentifier]?.popLast()
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titledIdentifier)
    view.show(title, in: self, place)
    return view
  }

  /// The identifier of the table's own title views, which apps do not register.
  private class var titledIdentifier: String { "_UITableViewSectionTitle" }

  func recycleSectionViews() { removeSectionViews(headers: [], footers: []) }

  private func removeSectionViews(headers: Set<Int>, footers: Set<Int>) {
    for (section, view) in table.headers.sorted(by: { $0.key < $1.key }) where !headers.contains(section) {
      table.headers[section] = nil
      let wasShown = recycle(view)
      if wasShown { delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
    }
    for (section, view) in table.footers.sorted(by: { $0.key < $1.key }) where !footers.contains(section) {
      table.footers[section] = nil
      let wasShown = recycle(view)
      if wasShown { delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
    }
  }

  /// - Returns: true for a view that was visible.
  private func recycle(_ view: UIView) -> Bool {
    let wasShown = view.superview === self
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      table.idleSectionViews[identifier, default: []].append(view)
    }
    return wasShown
  }
}
