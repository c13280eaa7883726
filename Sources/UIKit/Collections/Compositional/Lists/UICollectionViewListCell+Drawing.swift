import DisplayLists
import SystemProfiles

// Drawing of the row's background and of the separators.
extension UICollectionViewListCell {
  func drawRow(into recorder: inout DisplayListRecorder) {
    drawBackground(into: &recorder)
    guard let row = listState.row else { return }
    if row.showsTopLine { recorder.fill(line(row.separator.topSeparatorInsets, isTop: true), color(row)) }
    if row.showsBottomLine { recorder.fill(line(row.separator.bottomSeparatorInsets, isTop: false), color(row)) }
  }

  private func drawBackground(into recorder: inout DisplayListRecorder) {
    let own = configurations.background
    guard own != nil || listState.row != nil && backgroundColor == nil else { return }
    if own == nil, drawsFreeHeader(into: &recorder) { return }
    let background = own ?? session.perform { defaultBackgroundConfiguration().updated(for: configurationState) }
    background.draw(in: bounds, of: self, radius: radius, corners: corners, into: &recorder)
  }

  /// Draws headers and footers of plain lists with top padding: they have no background, and cover what they float
  /// over.
  ///
  /// > Basis: recalled, from iOS 15 on; the system blurs what is below a floating one.
  private func drawsFreeHeader(into recorder: inout DisplayListRecorder) -> Bool {
    guard let row = listState.row, row.isHeader, row.appearance == .plain,
      session.behaves(.sectionHeadersHaveTopPadding)
    else { return false }
    if row.isFloating, let color = resolve(.systemBackground) { recorder.fill(bounds, color) }
    return true
  }

  private var radius: CGFloat {
    listState.row?.appearance == .insetGrouped && !corners.isEmpty ? session.palette.table.groupedCornerRadius : 0
  }

  private var corners: Corners {
    guard let row = listState.row, !row.isHeader else { return [] }
    return (row.isFirst ? Corners.top : []).union(row.isLast ? .bottom : [])
  }

  private func color(_ row: ListRowPlace) -> RGBAColor {
    let color = isBetweenSelected ? row.separator.multipleSelectionColor : row.separator.color
    return resolve(color) ?? session.palette.table.separator
  }

  /// Whether this row and the next one are selected, if multiple selection is allowed.
  private var isBetweenSelected: Bool {
    guard isSelected, let list = ancestors.lazy.compactMap({ $0 as? UICollectionView }).first,
      list.isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection,
      let path = list.indexPath(for: self)
    else { return false }
    return list.collection.selection.contains(IndexPath(item: path.item + 1, section: path.section))
  }

  private func line(_ insets: NSDirectionalEdgeInsets, isTop: Bool) -> CGRect {
    let height = session.pixelGrid.ceil(1 / session.pixelGrid.scale)
    var (leading, trailing) = (textInset, session.behaves(.separatorsEndAtTheMargin) ? textInset : 0)
    if let guide = listState.guide {
      let frame = guide.layoutFrame
      leading = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      trailing = isRightToLeft ? frame.minX : bounds.width - frame.maxX
    }
    if insets.leading < .greatestFiniteMagnitude { leading = insets.leading }
    if insets.trailing < .greatestFiniteMagnitude { trailing = insets.trailing }
    return CGRect(
      x: isRightToLeft ? trailing : leading, y: isTop ? 0 : bounds.height - height,
      width: max(0, bounds.width - leading - trailing), height: height)
  }
}

extension ListRowPlace {
  /// > Basis: assumed, that only separators requested by the app are above a row.
  var showsTopLine: Bool { separator.topSeparatorVisibility == .visible }

  /// > Basis: recalled: none below the last row of a group, in sidebars and below headers.
  var showsBottomLine: Bool {
    switch separator.bottomSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isHeader && appearance != .sidebar && !(isLast && appearance == .insetGrouped)
    }
  }
}
