// Keeping rows above the keyboard. A table whose controller is not a table controller is left alone.
extension UITableView {
  /// The insets below grow by what the keyboard covers and nothing else does, and shrink by it again; what the program
  /// itself has there stays.
  ///
  /// > Source: the overview of UITableViewController. That the room goes into `contentInset` is derived, of what programs
  /// > read there.
  ///
  /// - Returns: true when the room is another.
  @discardableResult func followKeyboard() -> Bool {
    let room = keyboardRoom, growth = room - table.keyboardRoom
    guard growth != 0 else { return false }
    table.keyboardRoom = room
    contentInset.bottom += growth
    verticalScrollIndicatorInsets.bottom += growth
    return true
  }

  /// Brings the row of what is typed into between the insets, and the text itself if the row is higher than that.
  ///
  /// > Basis: derived: UIKit's log names `_scrollFirstResponderCellToVisible`.
  func revealFirstResponder() {
    guard let editor = session.typing.firstResponder as? UIView, editor.isDescendant(of: self) else { return }
    let cell = editor.ancestors.lazy.compactMap { $0 as? UITableViewCell }.first
    let row = cell.flatMap { indexPath(for: $0) }.map { rectForRow(at: $0) }
    let inset = adjustedContentInset, room = bounds.height - inset.top - inset.bottom
    let rect = row.flatMap { $0.height <= room ? $0 : nil } ?? editor.convert(editor.bounds, to: self)
    // A program that sets the offset by hand is not to hear of a rounding.
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

  /// Cheap for the tables that no keyboard was ever in front of.
  var mayFollowKeyboard: Bool { session.keyboard.setup != nil || table.keyboardRoom != 0 }
}

extension UIViewController {
  /// What bars and safe area already add below the content.
  fileprivate func bottomInset(of scrollView: UIScrollView) -> CGFloat {
    if session.behaves(.hasSafeArea) { return scrollView.insetAdjustment.bottom }
    return place.scrollView === scrollView ? place.scrollInsets.bottom : 0
  }
}
