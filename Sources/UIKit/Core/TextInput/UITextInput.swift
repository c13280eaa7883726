/// An object with text that can be edited at any position, and with geometry of its characters.
///
/// Text fields and text views conform to it. For other classes, the default implementations are those of an empty
/// document.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  /// Replaces text as code does, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// The delegate for changes that do not come from the keyboard. The system sets it while the document is first
  /// responder.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// The selected range, which is empty for a caret; nil if there is no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of marked text, or nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. Text fields and text views draw only the background.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// - Parameter offset: The distance in UTF-16 units, negative toward the beginning.
  /// - Returns: Nil if the position is outside the document.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// - Parameter offset: The distance in characters, or in lines for up and down.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the rectangle of the part of the range on its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns a rectangle 2 points wide and as high as the line.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns a rectangle for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The tokenizer, which finds words, lines and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose coordinates rectangles refer to.
  var textInputView: UIView { get }
  /// Returns the end of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of its line, or of the document, in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Returns the attributes of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
  private var document: (any TextEditor)? { self as? any TextEditor }

  public func text(in range: UITextRange) -> String? {
    document?.ownText(in: range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    document?.ownReplace(range, with: text)
  }

  public var selectedTextRange: UITextRange? {
    get { document?.ownSelectedRange }
    set { document?.take(selection: newValue) }
  }

  public var beginningOfDocument: UITextPosition { CharacterPosition(0) }
  public var endOfDocument: UITextPosition { CharacterPosition(document?.length ?? 0) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? CharacterPosition, let to = toPosition as? CharacterPosition else { return nil }
    let start = min(from.offset, to.offset)
    return CharacterRange(NSRange(location: start, length: max(from.offset, to.offset) - start))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let document, let position = position as? CharacterPosition else { return nil }
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...document.length).contains(place) ? CharacterPosition(place) : nil
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let document, let position = position as? CharacterPosition else { return nil }
    return document.place(position.offset, direction, steps: offset).map(CharacterPosition.init)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? CharacterPosition, let to = toPosition as? CharacterPosition else { return 0 }
    return to.offset - from.offset
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    document?.ownFirstRect(range) ?? .null
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    document?.ownCaretRect(position) ?? .null
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    document?.ownSelectionRects(range) ?? []
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    document?.ownClosestPosition(point)
  }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    let isStart =
      direction == .up || (direction == .left) != (document?.isRightToLeft ?? false) && direction != .down
    return isStart ? range.start : range.end
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let document, let place = (position as? CharacterPosition)?.offset else { return nil }
    let end = document.endOfLine(from: place, in: direction)
    return CharacterRange(NSRange(location: min(place, end), length: abs(end - place)))
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { document?.isRightToLeft == true ? .rightToLeft : .leftToRight }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let document, let place = (position as? CharacterPosition)?.offset else { return nil }
    return document.styling(at: direction == .backward ? place - 1 : place)
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let document, let range = document.characters(of: range) else { return nil }
    return CharacterPosition(min(max(document.place(closestTo: point), range.location), NSMaxRange(range)))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    document?.ownCharacterRange(point)
  }
}

extension UITextInput where Self: UIResponder {
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
