import SystemProfiles

// Content of rows that is no wider than text is read well.
extension UITableView {
  /// From what can be reached of the table to content of a readable width, in the middle of the table; zero where rows do
  /// not follow it, or follow it as a whole.
  var readableSides: UIEdgeInsets {
    guard style != .insetGrouped, let distance = readableDistance else { return .zero }
    let sides = sideInsets
    return UIEdgeInsets(top: 0, left: max(0, distance - sides.left), bottom: 0, right: max(0, distance - sides.right))
  }

  /// From the table's own sides. An inset group is narrower itself, and its content has the margins that it always has.
  ///
  /// > Basis: captured for plain tables: 176 points on both sides of 1024. Assumed for inset groups, of published code that
  /// > imitates them.
  var readableDistance: CGFloat? {
    guard cellLayoutMarginsFollowReadableWidth, let width = session.metrics.margins.readableWidth(for: textSize) else {
      return nil
    }
    return max(0, (bounds.width - width) / 2)
  }

  func readableWidthDidChange() {
    table.measured = [:]
    recycleSectionViews()
    subviews.forEach { $0.setNeedsLayout() }
    markNeedsTraitUpdate()
    countAnew()
  }

  /// Both ends of a line: the system's own, and before iOS 11 every other, are counted from content of a readable width.
  ///
  /// > Source: What's New in Tables, iOS 11: insets "from the cell edges" by default, from the automatic ones before.
  /// > Basis: published pictures of pads, where lines end on both sides; assumed, that the inset of a program is added.
  ///
  /// - Parameter inset: as it is where rows do not follow a readable width.
  func readableSeparator(_ inset: UIEdgeInsets, isOwn: Bool) -> UIEdgeInsets {
    let readable = readableSides
    guard readable != .zero else { return inset }
    let counts = separatorInsetReference == .fromAutomaticInsets || !session.behaves(.separatorInsetsCountFromEdges)
    guard !isOwn || counts else { return inset }
    let start = session.metrics.table.cell.textInset(tableWidth: bounds.width), sides = sideInsets
    var inset = inset
    if isRightToLeft {
      inset.right += max(0, readable.right - start)
      inset.left += max(start, readable.left) + sides.left
    } else {
      inset.left += max(0, readable.left - start)
      inset.right += max(start, readable.right) + sides.right
    }
    return inset
  }
}

extension UITableViewCell {
  /// How far from its usual place, away from the side of the row, everything stands that follows a readable width.
  var readableShift: (leading: CGFloat, trailing: CGFloat) {
    guard let table, !isInset else { return (0, 0) }
    let sides = table.readableSides
    guard sides != .zero else { return (0, 0) }
    let ends = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    return (max(0, ends.0 - textInset), max(0, ends.1 - textInset - table.indexWidth))
  }

  /// Beside a control or an accessory, which stands where readable width begins, content has its usual margin.
  func readable(_ margins: NSDirectionalEdgeInsets, besideAccessory hasAccessory: Bool) -> NSDirectionalEdgeInsets {
    guard let table, !isInset else { return margins }
    let sides = table.readableSides.directional(isRightToLeft: isRightToLeft), widths = editingWidths
    var margins = margins
    if widths.leading == 0 { margins.leading = max(margins.leading, sides.leading) }
    if widths.trailing == 0, !hasAccessory {
      margins.trailing = max(margins.trailing, sides.trailing - table.indexWidth)
    }
    return margins
  }
}
