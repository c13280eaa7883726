// Keeping rows above the keyboard.
extension UITableViewController {
  func watchKeyboard() {
    guard keyboardObservers.isEmpty else { return }
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.followKeyboard() }
      }
      keyboardObservers.append(observer)
    }
  }

  func stopWatchingKeyboard() {
    keyboardObservers.forEach(NotificationCenter.default.removeObserver)
    keyboardObservers = []
  }

  /// The inset below grows by what the keyboard covers, and what is being edited comes into sight.
  ///
  /// > Source: the overview of UITableViewController; that views count which are edited anywhere in the table is derived.
  private func followKeyboard() {
    guard let table = tableView, table.window != nil else { return }
    let old = keyboardInset, covered = table.keyboardOverlap
    keyboardInset = max(0, covered - table.insetAdjustment.bottom)
    table.contentInset.bottom += keyboardInset - old
    table.scrollIndicatorInsets.bottom += keyboardInset - old
    guard covered > 0, let editor = session.keyboard.firstResponder as? UIView, editor.isDescendant(of: table) else {
      return
    }
    table.scrollRectToVisible(editor.convert(editor.bounds, to: table), animated: false)
  }
}
