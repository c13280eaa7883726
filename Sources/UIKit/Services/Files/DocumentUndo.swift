import SessionFoundation

/// Counts the undo manager's groups, undos and redos as changes of its document.
@MainActor final class DocumentUndo {
  var manager: UndoManager? = UndoManager() { didSet { observe() } }
  private unowned let document: UIDocument
  private var groups = 0

  init(of document: UIDocument) {
    self.document = document
    observe()
  }

  private func observe() {
    let center = document.owner.notificationCenter
    center.removeObserver(self)
    guard let manager else { return }
    groups = manager.groupsByPrograms
    on(.NSUndoManagerDidCloseUndoGroup, of: manager) { $0.groupDidClose() }
    on(.NSUndoManagerDidUndoChange, of: manager) { $0.document.updateChangeCount(.undone) }
    on(.NSUndoManagerDidRedoChange, of: manager) { $0.document.updateChangeCount(.redone) }
  }

  private func on(
    _ name: Notification.Name, of manager: UndoManager, _ body: @escaping @MainActor @Sendable (DocumentUndo) -> Void
  ) {
    document.owner.notificationCenter.addObserver(self, name: name, object: manager) { observer, _ in
      let undo = observer as? DocumentUndo
      MainActor.assumeIsolated { if let undo { body(undo) } }
    }
  }

  /// Counts a change. A group without operations doesn't change the document.
  private func groupDidClose() {
    guard let manager, manager.groupsByPrograms != groups else { return }
    groups = manager.groupsByPrograms
    document.updateChangeCount(.done)
  }
}
