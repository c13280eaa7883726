/// A row of a list that shows its actions.
@MainActor final class OpenListRow {
  let end: RowEnd
  let configuration: UISwipeActionsConfiguration
  let view = RowActionsView(frame: .zero)
  weak var cell: UICollectionViewCell?
  /// The width of the visible part of the actions, in points.
  var extent: CGFloat = 0

  init(_ end: RowEnd, _ configuration: UISwipeActionsConfiguration, of cell: UICollectionViewCell) {
    (self.end, self.configuration, self.cell) = (end, configuration, cell)
  }

  /// Moves the content of the cell, and the buttons to its end.
  func place() {
    guard let cell else { return }
    let size = cell.bounds.size, isAtRight = (end == .trailing) != cell.isRightToLeft
    cell.bounds.origin.x = isAtRight ? extent : -extent
    view.place(CGRect(x: isAtRight ? size.width : -extent, y: 0, width: extent, height: size.height))
    view.layoutIfNeeded()
  }
}

// Swiping of list rows.
extension UICollectionView {
  /// - Returns: nil for a drag that is not for rows, or a row without actions.
  func listFollower(of drag: FingerDrag) -> (any DragHandler)? {
    let inside = drag.touchedViews.prefix { $0 !== self }
    guard let cell = inside.compactMap({ $0 as? UICollectionViewCell }).last, let row = indexPath(for: cell),
      let list = listConfiguration(of: row.section)
    else { return nil }
    let way = drag.way(in: self)
    guard !isEditing, abs(way.x) > abs(way.y), !inside.contains(where: \.keepsDrags) else { return nil }
    if let open = collection.openRow, open.cell === cell { return ListSwipe(open, in: self) }
    let end: RowEnd = (way.x < 0) != isRightToLeft ? .trailing : .leading
    let provider =
      end == .trailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let offer = session.perform({ provider?(row) }), !offer.actions.isEmpty else { return nil }
    return ListSwipe(open(cell, end, offer), in: self)
  }

  private func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.solution.descriptions[section]?.list?.configuration
  }

  private func open(
    _ cell: UICollectionViewCell, _ end: RowEnd, _ configuration: UISwipeActionsConfiguration
  ) -> OpenListRow {
    closeListActions(animated: true)
    let open = session.perform { OpenListRow(end, configuration, of: cell) }
    let offer = RowOffer(
      actions: configuration.actions.map(RowAction.init), performsFirst: configuration.performsFirstActionWithFullSwipe)
    open.view.show(offer, at: end, in: self) { [weak self, weak open] index, button in
      if let self, let open, collection.openRow === open { perform(index, of: open, from: button) }
    }
    open.view.measure(rowHeight: cell.bounds.height)
    cell.addSubview(open.view)
    collection.openRow = open
    return open
  }

  /// Performs an action. The row stays open until the app calls the action's completion handler.
  private func perform(_ index: Int, of open: OpenListRow, from button: UIView) {
    let action = open.configuration.actions[index]
    session.perform {
      action.handler(action, button) { [weak self, weak open] _ in
        if let self, let open, collection.openRow === open { closeListActions(animated: true) }
      }
    }
  }

  func settle(_ open: OpenListRow) { slide(open, to: open.view.naturalWidth) }

  func performFirst(of open: OpenListRow) {
    slide(open, to: open.cell?.bounds.width ?? 0)
    perform(0, of: open, from: open.view)
  }

  /// Closes the open row, if there is one.
  func closeListActions(animated: Bool) {
    guard let open = collection.openRow else { return }
    collection.openRow = nil
    guard animated, window != nil else {
      open.cell?.bounds.origin.x = 0
      return open.view.removeFromSuperview()
    }
    session.animate(AnimationTiming(duration: 0.3), options: .allowUserInteraction) {
      open.cell?.bounds.origin.x = 0
    } completion: { _ in
      open.view.removeFromSuperview()
    }
  }

  /// > Basis: assumed, the duration: that of tables.
  private func slide(_ open: OpenListRow, to extent: CGFloat) {
    session.animate(AnimationTiming(duration: 0.3), options: .allowUserInteraction) {
      open.extent = extent
      open.place()
    }
  }
}

/// A drag that swipes a row of a list open.
final class ListSwipe: DragHandler {
  private let view: UICollectionView
  private let open: OpenListRow
  private let start: CGFloat
  private var pulled: CGFloat = 0

  init(_ open: OpenListRow, in view: UICollectionView) { (self.open, self.view, start) = (open, view, open.extent) }

  func follow(_ way: CGPoint) {
    guard view.collection.openRow === open else { return }
    pulled = max(0, start + ((open.end == .trailing) != view.isRightToLeft ? -way.x : way.x))
    open.extent = min(pulled, performsFirst ? rowWidth : open.view.naturalWidth)
    open.place()
  }

  /// > Basis: assumed, as in tables.
  func end(velocity: CGPoint) {
    guard view.collection.openRow === open else { return }
    let natural = open.view.naturalWidth
    if performsFirst, pulled > max(0.6 * rowWidth, natural + 40) { return view.performFirst(of: open) }
    if pulled > natural / 2 { view.settle(open) } else { view.closeListActions(animated: true) }
  }

  private var performsFirst: Bool { open.configuration.performsFirstActionWithFullSwipe }
  private var rowWidth: CGFloat { open.cell?.bounds.width ?? 0 }
}

/// A tap outside the buttons that closes the open row and does nothing else.
final class ListClosingTap: UITapGestureRecognizer {
  private var list: UICollectionView? { view as? UICollectionView }

  static func make() -> ListClosingTap {
    let tap = ListClosingTap()
    tap.delaysTouchesBegan = true
    return tap
  }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let open = list?.collection.openRow, let touched = touch.view else { return false }
    return !touched.isDescendant(of: open.view)
  }

  override func mayBegin() -> Bool { true }

  override func willSend() { list?.closeListActions(animated: true) }
}
