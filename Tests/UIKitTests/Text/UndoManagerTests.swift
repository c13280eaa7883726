import Testing

@testable import UIKit

/// Undo. Basis: documented (`UndoManager`), unless a test states otherwise.
@MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func add(_ amount: Int) {
      value += amount
      manager.registerUndo(withTarget: self) { $0.add(-amount) }
    }
  }

  private func inSession(_ body: (Session) throws -> Void) throws {
    let session = try Session.of(.iOS(17))
    try session.perform { try body(session) }
  }

  @Test("an operation is undone and redone, under its name")
  func undoAndRedo() throws {
    try inSession { _ in
      let manager = UndoManager(), counter = Counter(manager)
      #expect(!manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo")
      counter.add(3)
      manager.setActionName("Add")
      #expect(manager.canUndo && manager.groupingLevel == 1 && manager.undoMenuItemTitle == "Undo Add")
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
      #expect(manager.redoActionName == "Add" && manager.redoMenuItemTitle == "Redo Add")
      manager.redo()
      #expect(counter.value == 3 && manager.canUndo && !manager.canRedo && manager.undoActionName == "Add")
    }
  }

  @Test("operations of one event are one group, of another event another")
  func events() throws {
    let session = try Session.of(.iOS(17))
    let counter = session.perform { Counter(UndoManager()) }
    session.perform {
      counter.add(1)
      counter.add(2)
    }
    session.advance(by: 0.1)
    #expect(counter.manager.groupingLevel == 0)
    session.perform { counter.add(4) }
    session.advance(by: 0.1)
    session.perform { counter.manager.undo() }
    #expect(counter.value == 3)
    session.perform { counter.manager.undo() }
    #expect(counter.value == 0 && !counter.manager.canUndo)
  }

  @Test("groups can be made by hand and nest; a new operation ends redoing")
  func groups() throws {
    try inSession { _ in
      let manager = UndoManager(), counter = Counter(manager)
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      counter.add(1)
      manager.beginUndoGrouping()
      counter.add(2)
      #expect(manager.groupingLevel == 2)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
      manager.undo()
      #expect(counter.value == 0 && manager.canRedo)
      manager.beginUndoGrouping()
      counter.add(5)
      manager.endUndoGrouping()
      #expect(!manager.canRedo && manager.canUndo)
    }
  }

  @Test("levels, targets, and registration that is switched off")
  func limits() throws {
    try inSession { _ in
      let manager = UndoManager(), counter = Counter(manager), other = Counter(manager)
      (manager.groupsByEvent, manager.levelsOfUndo) = (false, 2)
      @MainActor func step(_ counter: Counter, _ amount: Int) {
        manager.beginUndoGrouping()
        counter.add(amount)
        manager.endUndoGrouping()
      }
      for amount in [1, 2, 4] { step(counter, amount) }
      #expect(manager.undoCount == 2)
      step(other, 8)
      manager.removeAllActions(withTarget: other)
      #expect(manager.undoCount == 1)
      manager.disableUndoRegistration()
      counter.add(16)
      manager.enableUndoRegistration()
      manager.undo()
      #expect(counter.value == 19)
      manager.removeAllActions()
      #expect(!manager.canUndo && !manager.canRedo)
    }
  }

  @Test("all actions can be removed while a group is open, or runs")
  func removingInGroups() throws {
    try inSession { _ in
      let manager = UndoManager(), counter = Counter(manager)
      manager.beginUndoGrouping()
      counter.add(1)
      manager.removeAllActions()
      #expect(manager.groupingLevel == 1 && !manager.canUndo)
      manager.endUndoGrouping()
      #expect(manager.groupingLevel == 0 && !manager.canUndo)
      manager.registerUndo(withTarget: counter) { $0.manager.removeAllActions() }
      manager.undo()
      #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
    }
  }

  @MainActor private final class Formatter: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { textView.text = textView.text.uppercased() }
  }

  @Test("a delegate may set the text while typing is undone")
  func formatted() throws {
    try inSession { _ in
      let view = UITextView(), formatter = Formatter()
      view.insertText("a")
      view.delegate = formatter
      view.undoManager?.undo()
      #expect(view.text == "" && view.undoManager?.canUndo == false)
      view.insertText("b")
      #expect(view.text == "B" && view.undoManager?.canUndo == false)
    }
  }

  @Test("notifications come around a change")
  func notifications() throws {
    try inSession { _ in
      let manager = UndoManager(), counter = Counter(manager)
      var names: [String] = []
      let tokens = [
        Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { names.append(name) }
        }
      }
      counter.add(1)
      manager.undo()
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(
        names == [
          "NSUndoManagerDidOpenUndoGroupNotification", "NSUndoManagerWillUndoChangeNotification",
          "NSUndoManagerDidOpenUndoGroupNotification", "NSUndoManagerDidUndoChangeNotification",
        ])
    }
  }

  @Test("a responder finds the manager of its window")
  func responders() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    let window = session.show(root)
    #expect(root.undoManager != nil && root.undoManager === window.undoManager)
    #expect(root.view.undoManager === root.undoManager)
    #expect(session.perform { UIView() }.undoManager == nil)
  }

  /// Basis: recalled: typing is undone as a whole, and text set by code cannot be undone.
  @Test("typing in a text view or a field is undone as a whole", arguments: [true, false])
  func typing(isView: Bool) throws {
    try inSession { _ in
      let view = UITextView(), field = UITextField()
      let input: any UITextInput & UIResponder = isView ? view : field
      @MainActor func text() -> String { isView ? view.text : field.text ?? "" }
      (view.text, field.text) = ("One ", "One ")
      #expect(input.undoManager?.canUndo == false)
      for letter in ["t", "w", "oo"] { input.insertText(letter) }
      input.deleteBackward()
      #expect(text() == "One two" && input.undoManager?.undoActionName == "Typing")
      input.undoManager?.undo()
      #expect(text() == "One " && input.undoManager?.canRedo == true)
      input.undoManager?.redo()
      #expect(text() == "One two")
      (view.text, field.text) = ("Three", "Three")
      #expect(input.undoManager?.canUndo == false && input.undoManager?.canRedo == false)
    }
  }
}
