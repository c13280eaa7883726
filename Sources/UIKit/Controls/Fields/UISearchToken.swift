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
  func tokensDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    tokensWereChanged?()
  }

  /// > Basis: assumed, the words.
  func check(_ index: Int, upTo last: Int) {
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
