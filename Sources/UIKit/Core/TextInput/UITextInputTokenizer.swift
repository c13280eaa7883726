/// The unit of text that a step covers.
public enum UITextGranularity: Int, Sendable {
  case character = 0, word, sentence, paragraph, line, document
}

public enum UITextStorageDirection: Int, Sendable {
  case forward = 0, backward
}

/// A storage or layout direction, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

/// An object that finds words, sentences, lines and paragraphs in a document.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of text fields and text views. Words consist of letters and digits; sentences end at punctuation.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var document: (any TextEditor)?

  /// - Parameter textInput: A text field or a text view. Other documents have no units here.
  public init(textInput: any UIResponder & UITextInput) {
    document = textInput as? any TextEditor
    super.init()
  }

  /// Returns the unit around a position; at the edge of two units, the one in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let document, let place = (position as? CharacterPosition)?.offset else { return nil }
    let forward = isForward(direction)
    return units(granularity, in: document).first { unit in
      forward
        ? unit.location <= place && place < NSMaxRange(unit) : unit.location < place && place <= NSMaxRange(unit)
    }.map(CharacterRange.init)
  }

  /// Whether a position is at the end of a unit in the forward direction, or at its beginning in the backward
  /// direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let document, let place = (position as? CharacterPosition)?.offset else { return false }
    let forward = isForward(direction)
    return units(granularity, in: document).contains { place == (forward ? NSMaxRange($0) : $0.location) }
  }

  /// Returns the next boundary other than the position itself.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let document, let place = (position as? CharacterPosition)?.offset else { return nil }
    let units = units(granularity, in: document)
    let found =
      isForward(direction)
      ? units.lazy.map { NSMaxRange($0) }.first { $0 > place } : units.lazy.map(\.location).last { $0 < place }
    return found.map(CharacterPosition.init)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func isForward(_ direction: UITextDirection) -> Bool {
    let isBackward = direction == .storage(.backward)
    guard let layout = UITextLayoutDirection(rawValue: direction.rawValue) else { return !isBackward }
    switch layout {
    case .up: return false
    case .down: return true
    case .left, .right: return (layout == .right) != (document?.isRightToLeft ?? false)
    }
  }

  /// Returns the units in text order, in UTF-16 units.
  private func units(_ granularity: UITextGranularity, in document: any TextEditor) -> [NSRange] {
    let text = document.editedText, whole = NSRange(location: 0, length: document.length)
    switch granularity {
    case .document: return whole.length > 0 ? [whole] : []
    case .character: return text.indices.map { NSRange($0...$0, in: text) }
    case .line:
      let starts = document.placedLines.map(\.start)
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] : whole.length
        return NSRange(location: starts[index], length: end - starts[index])
      }
    case .word: return document.words
    case .paragraph: return text.units { $0.isNewline }
    case .sentence: return text.units { ".!?\u{2026}\u{3002}".contains($0) || $0.isNewline }
    }
  }
}

extension TextEditor {
  fileprivate var words: [NSRange] {
    var found: [NSRange] = [], place = 0
    for character in editedText {
      if place >= found.last.map({ NSMaxRange($0) }) ?? 0, let word = word(around: place), word.location == place {
        found.append(word)
      }
      place += character.utf16.count
    }
    return found
  }
}

extension String {
  /// Returns the segments that end with a matching character and the spaces after it.
  fileprivate func units(endingWith isEnd: (Character) -> Bool) -> [NSRange] {
    var found: [NSRange] = [], start = startIndex, index = startIndex
    while index < endIndex {
      let ends = isEnd(self[index])
      index = self.index(after: index)
      guard ends else { continue }
      while index < endIndex, isEnd(self[index]) || self[index] == " " { index = self.index(after: index) }
      found.append(NSRange(start..<index, in: self))
      start = index
    }
    if start < endIndex { found.append(NSRange(start..<endIndex, in: self)) }
    return found
  }
}
