/// A document of text that can be edited at any place of it, and says where its characters are.
///
/// Text fields and text views are such documents. Another class that adopts it gets answers of an empty document for
/// what it does not implement.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  /// Replaces text as code does: the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)

  /// A caret is an empty range; nil where nothing is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has not finished; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How marked text is drawn. Text fields and text views keep it and draw a background of their own.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// - Parameter offset: in UTF-16 units, negative towards the beginning.
  /// - Returns: nil beyond the ends of the document.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// - Parameter offset: in characters, or in lines for up and down.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// In UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Of the part of the range that is on its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Two points wide and as high as the line.
  func caretRect(for position: UITextPosition) -> CGRect
  /// One for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Of the character under a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  private var document: (any EditedText)? { self as? any EditedText }

  public func text(in range: UITextRange) -> String? {
    guard let document, let range = document.characters(of: range) else { return nil }
    return (document.editedText as NSString).substring(with: range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let document, let range = document.characters(of: range) else { return }
    document.replaceCharacters(in: range, with: text)
  }

  public var selectedTextRange: UITextRange? {
    get { document?.selectedCharacters.map(CharacterRange.init) }
    set {
      guard let document, let range = newValue.flatMap(document.characters) else { return }
      document.selectedCharacters = range
    }
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
    guard let document, let range = document.characters(of: range) else { return .null }
    return document.selectionRects(of: range).first?.rect ?? document.caretRect(at: range.location)
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let document, let position = position as? CharacterPosition else { return .null }
    return document.caretRect(at: position.offset)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let document, let range = document.characters(of: range) else { return [] }
    return document.selectionRects(of: range)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    document.map { CharacterPosition($0.place(closestTo: point)) }
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let document, let range = document.characters(of: range) else { return nil }
    return CharacterPosition(min(max(document.place(closestTo: point), range.location), NSMaxRange(range)))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    document?.character(at: point).map(CharacterRange.init)
  }
}
