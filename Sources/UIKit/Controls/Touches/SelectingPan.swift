/// A scroll view in which a two-finger pan selects rows of a table or items of a collection.
@MainActor protocol SelectableByTwoFingers: UIScrollView {
  /// - Parameter point: in the view's coordinates.
  func selectablePath(at point: CGPoint) -> IndexPath?
  func mayBeginSelecting(at indexPath: IndexPath) -> Bool
  func didBeginSelecting(at indexPath: IndexPath)
  func didEndSelecting()
  func isSelected(_ indexPath: IndexPath) -> Bool
  func visiblePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath]
  /// Selects or deselects an item, unless the delegate refuses.
  func setSelected(_ selected: Bool, at indexPath: IndexPath)
}

/// A two-finger pan that selects the items it passes. Items that it leaves again return to their previous state.
///
/// > Source: `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` reference and its neighbors'. Basis: assumed,
/// > that the pan deselects if it begins on a selected item.
final class SelectingPan: UIPanGestureRecognizer {
  private var anchor: IndexPath?
  private var selects = true
  private var passed: Set<IndexPath> = []

  static func make() -> SelectingPan {
    let pan = SelectingPan(target: nil, action: nil)
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    return pan
  }

  private var content: (any SelectableByTwoFingers)? { view as? any SelectableByTwoFingers }

  private var path: IndexPath? { content.flatMap { $0.selectablePath(at: location(in: $0)) } }

  override func mayBegin() -> Bool {
    guard super.mayBegin(), let content, let path else { return false }
    let way = translation(in: content), start = location(in: content)
    anchor = content.selectablePath(at: CGPoint(x: start.x - way.x, y: start.y - way.y)) ?? path
    return anchor.map { first in session.perform { content.mayBeginSelecting(at: first) } } ?? false
  }

  override func willSend() {
    guard let content, let anchor else { return }
    switch state {
    case .began:
      selects = !content.isSelected(anchor)
      session.perform { content.didBeginSelecting(at: anchor) }
      pass(from: anchor, in: content)
    case .changed: pass(from: anchor, in: content)
    case .ended, .cancelled: session.perform { content.didEndSelecting() }
    default: break
    }
  }

  private func pass(from anchor: IndexPath, in content: any SelectableByTwoFingers) {
    guard let path else { return }
    let between = content.visiblePaths(from: min(anchor, path), to: max(anchor, path))
    for left in passed.subtracting(between).sorted() { change(left, to: !selects, in: content) }
    for next in between where !passed.contains(next) && content.isSelected(next) != selects {
      passed.insert(next)
      change(next, to: selects, in: content)
    }
    passed.formIntersection(between)
  }

  private func change(_ path: IndexPath, to selected: Bool, in content: any SelectableByTwoFingers) {
    session.perform { content.setSelected(selected, at: path) }
  }

  override func reset() {
    super.reset()
    (anchor, passed) = (nil, [])
  }
}
