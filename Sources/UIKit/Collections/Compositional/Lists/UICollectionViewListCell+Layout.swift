import SystemProfiles

/// The state of a list cell.
struct ListCellState {
  var row: ListRowPlace?
  /// nil if the section shows no outline.
  var outline: OutlinePlace?
  var accessories: [AccessoryView] = []
  var guide: UILayoutGuide?
}

// Layout of accessories at the sides and of the content between them.
extension UICollectionViewListCell {
  private var isEditing: Bool { isEdited }

  /// The collection view that contains the cell.
  var list: UICollectionView? { ancestors.lazy.compactMap { $0 as? UICollectionView }.first }

  /// Whether a tap anywhere on the row expands or collapses it.
  ///
  /// > Basis: documented, of headers; that the automatic style is a header's if the row is a header is documented, too.
  var opensByTouch: Bool {
    accessories.contains { accessory in
      guard accessory.accessoryType == .outlineDisclosure, accessory.actionHandler == nil else { return false }
      return accessory.style == .header || accessory.style == .automatic && listState.row?.isHeader == true
    }
  }

  /// Expands or collapses the row's part of the outline.
  func toggleOutline() {
    guard let list, let path = list.indexPath(for: self), let source = list.dataSource as? any OutlineSource else {
      return
    }
    session.perform { source.toggleOutline(at: path) }
  }

  /// > Basis: captured: that two of a type are an exception. Assumed, its message.
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

  /// Returns the accessories of a side, starting at the leading one: the system's in their order, custom ones at the
  /// positions they request.
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

  /// The distances from the cell's edges to its content, in whole pixels, so that content is measured at its final
  /// width.
  var contentInsets: NSDirectionalEdgeInsets {
    let leading = shown(isLeading: true), trailing = shown(isLeading: false), grid = session.pixelGrid
    return NSDirectionalEdgeInsets(
      top: 0, leading: grid.round(indentation + (leading.isEmpty ? 0 : margin + length(leading))), bottom: 0,
      trailing: grid.round(trailing.isEmpty ? 0 : margin + length(trailing)))
  }

  /// The available width for a header that is no wider than its content, which may be up to the list's width.
  var widthForContent: CGFloat? {
    guard listState.row?.isHeader == true, let width = list?.bounds.width else { return nil }
    return width - 2 * max(0, min(frame.minX, width - frame.maxX))
  }

  /// The height of the tallest visible accessory.
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

  /// Sets a frame, mirrored in right-to-left interfaces and aligned to pixels.
  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    frame = session.pixelGrid.snapEdges(frame)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Separator

  /// Returns the guide of the separator, from the text to the trailing edge unless the app constrains it.
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

  /// The distance from the cell's leading edge to its text.
  var textInset: CGFloat {
    let text = contentView.subviews.first { $0 is UILabel && !$0.isHidden && $0.bounds.width > 0 }
    guard let text else { return contentInsets.leading + margin }
    let frame = convert(text.bounds, from: text)
    return isRightToLeft ? bounds.width - frame.maxX : frame.minX
  }
}
