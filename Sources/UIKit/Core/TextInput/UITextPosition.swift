/// A position between two characters of a document. Only the document that created it can interpret it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  nonisolated public override init() { super.init() }
}

/// A range between two positions of a document.
@preconcurrency @MainActor open class UITextRange: NSObject {
  nonisolated public override init() { super.init() }

  /// Whether both ends are the same position.
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text on one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  nonisolated public override init() { super.init() }

  /// The rectangle in the coordinates of the view with the text.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether it contains the start of the selection.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A direction on screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down
}

// MARK: Positions in text fields and text views

final class CharacterPosition: UITextPosition {
  /// The distance from the beginning, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? CharacterPosition)?.offset == offset }
  override nonisolated var hash: Int { offset.hashValue }
}

final class CharacterRange: UITextRange {
  let characters: NSRange

  init(_ characters: NSRange) { self.characters = characters }

  override var isEmpty: Bool { characters.length == 0 }
  override var start: UITextPosition { CharacterPosition(characters.location) }
  override var end: UITextPosition { CharacterPosition(NSMaxRange(characters)) }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? CharacterRange)?.characters == characters }
  override nonisolated var hash: Int { characters.hashValue }
}

final class LineSelection: UITextSelectionRect {
  private let area: CGRect
  private let ends: (start: Bool, end: Bool)
  private let direction: NSWritingDirection

  init(_ area: CGRect, isFirst: Bool, isLast: Bool, _ direction: NSWritingDirection) {
    (self.area, ends, self.direction) = (area, (isFirst, isLast), direction)
  }

  override var rect: CGRect { area }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
  override var writingDirection: NSWritingDirection { direction }
}
