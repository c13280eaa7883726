import SystemProfiles

/// What a list cell keeps.
struct ListCellState {
  var row: ListRowPlace?
  /// nil where the section shows no outline.
  var outline: OutlinePlace?
  var accessories: [AccessoryView] = []
  var guide: UILayoutGuide?
}

// Accessories at the sides, content between them.
extension UICollectionViewListCell {
  private var isEditing: Bool { isEdited }

  /// The collection view that it is in.
  var list: UICollectionView? { ancestors.lazy.compactMap { $0 as? UICollectionView }.first }

  /// A touch anywhere on the row opens and closes it.
  ///
  /// > Basis: documented, of headers; that what is automatic is one where the row is a header, too.
  var opensByTouch: Bool {
    accessories.contains { accessory in
      guard accessory.accessoryType == .outlineDisclosure, accessory.actionHandler == nil else { return false }
      return accessory.style == .header || accessory.style == .automatic && listState.row?.isHeader == true
    }
  }

  /// Opens or closes its part of the outline.
  func toggleOutline() {
    guard let list, let path = list.indexPath(for: self), let source = list.dataSource as? any OutlineSource else {
      return
    }
    session.perform { source.toggleOutline(at: path) }
  }

  /// > Basis: captured: that two of a kind are an exception. Assumed, its words.
  func replaceAccessories() {
    let own = accessories.filter { $0.accessoryType != .customView && $0.accessoryType != .label }
    if Set(own.map(\.accessoryType)).count < own.count {
      Exception.internalInconsistency.raise("Accessories array cannot contain multiple system accessories of one type.")
    }
    for view in listState.accessories { view.removeFromSuperview() }
    listState.accessories = session.perform { accessories.map(AccessoryView.init) }
    for view in listState.accessories { addSubview(view) }
    setNeedsLayout()
  }

  /// > Basis: recalled.
  private var margin: CGFloat { 16 }

  /// > Basis: assumed.
  private var gap: CGFloat { 8 }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Those of a side, from the leading one on: the system's in their own order, the program's where they want to be.
  private func shown(isLeading: Bool) -> [AccessoryView] {
    let editing = isEditing
    let all = listState.accessories.filter {
      $0.accessory.isLeading == isLeading && $0.accessory.isShown(isEditing: editing)
    }
    let own = all.filter { $0.accessory.position == nil }.enumerated()
    var shown = own.sorted { ($0.element.accessory.rank, $0.offset) < ($1.element.accessory.rank, $1.offset) }
      .map(\.element)
    for view in all {
      guard let position = view.accessory.position else { continue }
      let place = session.perform { position(shown.map(\.accessory)) }
      shown.insert(view, at: min(max(0, place), shown.count))
    }
    return shown
  }

  private func length(_ views: [AccessoryView]) -> CGFloat {
    views.reduce(gap * CGFloat(max(0, views.count - 1))) { $0 + $1.reservedWidth }
  }

  /// From the cell's edges to its content, in whole pixels, so that content is measured as wide as it becomes.
  var contentInsets: NSDirectionalEdgeInsets {
    let leading = shown(isLeading: true), trailing = shown(isLeading: false), grid = session.pixelGrid
    return NSDirectionalEdgeInsets(
      top: 0, leading: grid.round(indentation + (leading.isEmpty ? 0 : margin + length(leading))), bottom: 0,
      trailing: grid.round(trailing.isEmpty ? 0 : margin + length(trailing)))
  }

  /// A header that is no wider than its content may be as wide as the list, whatever it was before.
  var widthForContent: CGFloat? {
    guard listState.row?.isHeader == true, let width = list?.bounds.width else { return nil }
    return width - 2 * max(0, min(frame.minX, width - frame.maxX))
  }

  /// Of those that are there at the moment.
  var heightOfAccessories: CGFloat {
    (shown(isLeading: true) + shown(isLeading: false)).map(\.naturalSize.height).max() ?? 0
  }

  func layoutParts() {
    let insets = contentInsets
    place(
      contentView,
      CGRect(
        x: insets.leading, y: 0, width: max(0, bounds.width - insets.leading - insets.trailing), height: bounds.height))
    for view in listState.accessories { view.isHidden = true }
    place(shown(isLeading: true), from: margin + (indentsAccessories ? indentation : 0))
    let trailing = shown(isLeading: false)
    place(trailing, from: bounds.width - margin - length(trailing))
  }

  private func place(_ views: [AccessoryView], from start: CGFloat) {
    var next = start
    for view in views {
      let size = view.naturalSize, room = view.reservedWidth
      view.isHidden = view.accessory.isHidden
      place(
        view,
        CGRect(
          x: next + (room - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
      next += room + gap
    }
  }

  /// Mirrored where text runs right to left, and on whole pixels.
  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    frame = session.pixelGrid.snapEdges(frame)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: The line below

  /// From the text to the trailing edge, unless the program says otherwise.
  func installedSeparatorGuide() -> UILayoutGuide {
    if let guide = listState.guide { return guide }
    let guide = session.perform { UILayoutGuide() }
    guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    addLayoutGuide(guide)
    let weak = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for constraint in weak { constraint.priority = UILayoutPriority(249) }
    NSLayoutConstraint.activate(weak)
    listState.guide = guide
    return guide
  }

  /// From the cell's leading edge to where the text starts.
  var textInset: CGFloat {
    let text = contentView.subviews.first { $0 is UILabel && !$0.isHidden && $0.bounds.width > 0 }
    guard let text else { return contentInsets.leading + margin }
    let frame = convert(text.bounds, from: text)
    return isRightToLeft ? bounds.width - frame.maxX : frame.minX
  }
}
