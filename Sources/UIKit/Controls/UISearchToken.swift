/// A part of a search that is more than text, such as a person or a place: it stands before the text, in one piece.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// What the token stands for in the program.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The tokens of a search field.
struct SearchTokens {
  var all: [UISearchToken] = []
  /// The one that the next touch on the delete key takes away.
  var selected: Int?
  /// Nil for the system's.
  var background: UIColor?
  var allowsDeleting = true
  var allowsCopying = true
}

extension UISearchTextField {
  /// Before the text, in their order. What a program does to them is told as a change of the search.
  public var tokens: [UISearchToken] {
    get { tokenState.all }
    set {
      (tokenState.all, tokenState.selected) = (newValue, nil)
      tokensDidChange()
    }
  }

  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count)
    tokens.insert(token, at: tokenIndex)
  }

  public func removeToken(at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count - 1)
    tokens.remove(at: tokenIndex)
  }

  /// Before the token: such places come before the first one of the text, and only ``tokens(in:)`` reads them. A
  /// selection of text never reaches into tokens here.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    check(tokenIndex, upTo: tokens.count - 1)
    return CharacterPosition(tokenIndex - tokens.count)
  }

  /// Tokens that begin inside of the range.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = (textRange as? CharacterRange)?.characters else { return [] }
    return tokens.enumerated().filter { index, _ in
      range.location <= index - tokens.count && index - tokens.count < NSMaxRange(range)
    }.map(\.element)
  }

  /// The whole text, without tokens.
  public var textualRange: UITextRange { CharacterRange(NSRange(location: 0, length: length)) }

  /// Takes the text out, puts the token in and selects it.
  public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    check(tokenIndex, upTo: tokens.count)
    if let range = characters(of: textRange) { replaceCharacters(in: range, with: "") }
    tokenState.all.insert(token, at: tokenIndex)
    tokenState.selected = tokenIndex
    tokensDidChange()
  }

  /// Never nil: set to nil it is the system's again.
  public var tokenBackgroundColor: UIColor! {
    get { tokenState.background ?? .tertiarySystemFill }
    set { tokenState.background = newValue }
  }

  /// Whether the delete key takes tokens away.
  public var allowsDeletingTokens: Bool {
    get { tokenState.allowsDeleting }
    set { tokenState.allowsDeleting = newValue }
  }

  /// Remembered: nothing is copied here.
  public var allowsCopyingTokens: Bool {
    get { tokenState.allowsCopying }
    set { tokenState.allowsCopying = newValue }
  }

  func tokensDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    tokensWereChanged?()
  }

  /// > Basis: assumed, the words.
  private func check(_ index: Int, upTo last: Int) {
    if index >= 0, index <= last { return }
    Exception.range.raise("token index \(index) beyond bounds for \(tokens.count) tokens")
  }

  // MARK: Keys and fingers

  /// The delete key before the text selects the last token first, and takes it away then.
  ///
  /// - Returns: whether the key was for a token.
  func deleteToken() -> Bool {
    guard !tokens.isEmpty, tokenState.selected != nil || caret == NSRange(location: 0, length: 0) else { return false }
    guard tokenState.allowsDeleting else { return true }
    guard let index = tokenState.selected else {
      tokenState.selected = tokens.count - 1
      return true
    }
    tokenState.all.remove(at: index)
    tokenState.selected = nil
    invalidateIntrinsicContentSize()
    editedTextDidChange()
    return true
  }

  func token(at point: CGPoint) -> Int? { tokenFrames(in: bounds).firstIndex { $0.contains(point) } }

  var tokenTargets: [TouchTarget] {
    zip(tokens, tokenFrames(in: bounds)).map { token, frame in
      TouchTarget(names: [token.text], view: self, point: CGPoint(x: frame.midX, y: frame.midY))
    }
  }
}
