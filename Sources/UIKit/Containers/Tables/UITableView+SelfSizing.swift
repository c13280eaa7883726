// Rows whose heights the delegate or their cells determine once they are visible.
extension UITableView {
  /// Requests the height of a row that became visible, and moves the rows below.
  ///
  /// - Returns: whether rows moved.
  func takeHeight(of cell: UITableViewCell, at row: IndexPath) -> Bool {
    defer { cell.sizing = .known }
    guard rowsAreEstimated(row.section) else { return false }
    let decided = delegateHeight(of: row) ?? rowHeight
    if decided >= 0 { return resize(row, to: decided) }
    guard rowsSizeThemselves(row.section) else { return false }
    cell.sizing = .asking
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = checkedHeight(fitting.height, of: row)
    return resize(row, to: cell.isCollapsed(at: height) ? effectiveRowHeight : height)
  }

  /// Discards all measured heights.
  func textSizeDidChange() {
    closeActions(animated: false)
    table.measured = [:]
    recycleSectionViews()
    table.cells.values.forEach { $0.setNeedsUpdateConfiguration() }
    countAnew()
  }

  private func resize(_ row: IndexPath, to height: CGFloat) -> Bool {
    _ = settledGeometry()
    guard let old = table.geometry?.row(row.row, row.section).height, abs(old - height) > 1e-6 else { return false }
    table.measured[row.section, default: [:]][row.row] = height
    table.geometry?.resize(row.row, row.section, to: height)
    setNeedsLayout()
    return true
  }
}

extension UITableViewCell {
  /// Returns whether constraints leave no height for the content, which is considered unintentional.
  ///
  /// > Basis: captured: UIKit's log since iOS 8: "Detected a case where constraints ambiguously suggest a height of
  /// > zero for a tableview cell's content view. We're considering the collapse unintentional and using standard height
  /// > instead."
  fileprivate func isCollapsed(at height: CGFloat) -> Bool { sizesByConstraints && height <= separatorRoom }

  private var sizesByConstraints: Bool {
    guard let content = parts.content else { return false }
    return content is any UIContentView
      || content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the fitting size of the content view's constraints plus the space for separator and accessory. Without
  /// constraints, returns `sizeThatFits`.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let content = parts.content, sizesByConstraints else { return sizeThatFits(target) }
    let width = bounds.width - contentFrame.width, below = separatorRoom
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - width), height: max(0, target.height - below)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: fitting.width + width, height: fitting.height + below)
  }

  /// The height of a standard cell: a row's height, or more if the text with its margins needs more.
  ///
  /// > Basis: derived: 20.5 points of text in 43.5 have more than 11 on both sides; 55.5 for two labels is captured,
  /// > and these have 20 above, between and below them, and their separator. That the margins stay while the text
  /// > grows, and that content margins apply where they are wider, is assumed.
  var standardHeight: CGFloat {
    let metrics = session.metrics.table, hasDetail = parts.detail?.text?.isEmpty == false
    let margins = metrics.cell.contentMargins, isPair = hasDetail && (style == .subtitle || wrapsStandardTexts)
    let around = isPair ? 20 - metrics.cell.subtitleGap : max(22, margins.top + margins.bottom)
    let least = metrics.rowHeight - (session.behaves(.standardRowsEndAboveSeparator) ? separatorRoom : 0)
    let texts = arrangement(of: contentFrame.size).textHeight
    return max(least, session.pixelGrid.ceil(texts + around + separatorRoom))
  }
}
