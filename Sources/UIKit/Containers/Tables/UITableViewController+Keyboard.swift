// Keeps rows above the keyboard. Only tables of table view controllers do so.
extension UITableView {
  /// Adds to the bottom inset the height that only the keyboard covers, and removes it again. The app's own inset
  /// stays.
  ///
  /// > Source: the overview of UITableViewController. That `contentInset` changes is derived, from apps that read it.
  ///
  /// - Returns: whether the inset changed.
  @discardableResult func followKeyboard() -> Bool {
    let room = keyboardRoom, growth = room - table.keyboardRoom
    guard growth != 0 else { return false }
    table.keyboardRoom = room
    contentInset.bottom += growth
    verticalScrollIndicatorInsets.bottom += growth
    return true
  }

  /// Scrolls the row of the first responder between the insets, or only the text if the row is higher than the space
  /// between them.
  ///
  /// > Basis: derived: UIKit's log names `_scrollFirstResponderCellToVisible`.
  func revealFirstResponder() {
    guard let editor = session.typing.firstResponder as? UIView, editor.isDescendant(of: self) else { return }
    let cell = editor.ancestors.lazy.compactMap { $0 as? UITableViewCell }.first
    let row = cell.flatMap { indexPath(for: $0) }.map { rectForRow(at: $0) }
    let inset = adjustedContentInset, room = bounds.height - inset.top - inset.bottom
    let rect = row.flatMap { $0.height <= room ? $0 : nil } ?? editor.convert(editor.bounds, to: self)
    // Ignores rounding errors, which would be reported as scrolling to an app that sets the offset itself.
    let offset = scrollRange.revealing(rect, from: contentOffset)
    if abs(offset.y - contentOffset.y) > 1e-6 { contentOffset.y = offset.y }
  }

  func makeRoomForKeyboard(reveals: Bool) {
    session.animate(session.keyboardTiming, options: .allowUserInteraction) {
      followKeyboard()
      if reveals { revealFirstResponder() }
      layoutIfNeeded()
    }
  }

  private var keyboardRoom: CGFloat {
    guard window != nil, let controller = hierarchy.controller as? UITableViewController else { return 0 }
    return max(0, keyboardOverlap - controller.bottomInset(of: self))
  }

  /// A cheap check for tables that no keyboard has covered.
  var mayFollowKeyboard: Bool { session.keyboard.setup != nil || table.keyboardRoom != 0 }
}

extension UIViewController {
  /// Returns the bottom inset that bars and safe area already add.
  fileprivate func bottomInset(of scrollView: UIScrollView) -> CGFloat {
    if session.behaves(.hasSafeArea) { return scrollView.insetAdjustment.bottom }
    return place.scrollView === scrollView ? place.scrollInsets.bottom : 0
  }
}
