/// The undoable changes of a text field or a text view.
@MainActor final class TextUndo {
  let manager = UndoManager()
  /// The last change, which further typing extends.
  var run: TextChange?

  /// The number of changes by code.
  private(set) var changesByCode = 0

  /// Discards undoable changes after a change by code.
  func forget() {
    manager.removeAllActions()
    run = nil
    changesByCode += 1
  }
}

/// A replaced range of text, in UTF-16 units.
@MainActor final class TextChange {
  var location: Int
  var removed: String
  var insertedLength: Int

  init(location: Int, removed: String, insertedLength: Int) {
    (self.location, self.removed, self.insertedLength) = (location, removed, insertedLength)
  }

  var inserted: NSRange { NSRange(location: location, length: insertedLength) }

  /// Extends this change with an adjacent one: text after it, or the deletion of the character before it.
  ///
  /// > Basis: recalled: typing is undone as a whole, and so is provisional text of an input method.
  ///
  /// - Parameter isMarked: Whether the range is marked text.
  func takesUp(_ range: NSRange, removed text: String, insertedLength length: Int, isMarked: Bool) -> Bool {
    let end = NSMaxRange(inserted)
    if NSMaxRange(range) == end, range.length <= insertedLength, range.length == 0 || length == 0 || isMarked {
      insertedLength += length - range.length
    } else if length == 0, insertedLength == 0, NSMaxRange(range) == location {
      (location, removed) = (range.location, text + removed)
    } else {
      return false
    }
    return true
  }
}

extension TextEditor {
  var ownUndo: TextUndo {
    if let textUndo { return textUndo }
    let made = TextUndo()
    textUndo = made
    return made
  }

  /// Replaces text as the user does, with undo.
  func edit(_ range: NSRange, with string: String, named name: String = "Typing") {
    let undo = ownUndo, range = clamped(range), removed = (editedText as NSString).substring(with: range)
    let goesOn = name == "Typing" && undo.manager.canUndo && !undo.manager.canRedo, isMarked = range == marked?.range
    let before = length, changesByCode = undo.changesByCode
    marked = nil
    replaceCharacters(in: range, with: string)
    guard undo.changesByCode == changesByCode else { return }
    let insertedLength = length - before + range.length
    if goesOn,
      undo.run?.takesUp(range, removed: removed, insertedLength: insertedLength, isMarked: isMarked) == true
    {
      return
    }
    guard range.length > 0 || insertedLength > 0 else { return }
    let change = TextChange(location: range.location, removed: removed, insertedLength: insertedLength)
    undo.run = name == "Typing" ? change : nil
    register(change, named: name)
  }

  private func register(_ change: TextChange, named name: String) {
    let manager = ownUndo.manager
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.takeBack(change, named: name) }
    manager.setActionName(name)
    manager.endUndoGrouping()
  }

  private func takeBack(_ change: TextChange, named name: String) {
    let range = clamped(change.inserted), current = (editedText as NSString).substring(with: range)
    (ownUndo.run, marked) = (nil, nil)
    let changesByCode = ownUndo.changesByCode
    replaceCharacters(in: range, with: change.removed)
    guard ownUndo.changesByCode == changesByCode else { return markedTextDidChange() }
    let opposite = TextChange(
      location: range.location, removed: current, insertedLength: change.removed.utf16.count)
    register(opposite, named: name)
    markedTextDidChange()
  }
}
