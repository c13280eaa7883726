/// A part of a search that is more than text, such as a person or a place. It is shown as one element before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The object that the token represents in the program.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The tokens of a search field.
struct SearchTokens {
  var all: [UISearchToken] = []
  /// The index of the selected token, which the delete key removes.
  var selected: Int?
  /// The background color; nil for the system's.
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

  /// > Basis: assumed, the wording.
  func check(_ index: Int, upTo last: Int) {
    if index >= 0, index <= last { return }
    Exception.range.raise("token index \(index) beyond bounds for \(tokens.count) tokens")
  }

  // MARK: Keys and touches

  /// Handles the delete key. Before the text, it first selects the last token and then removes it.
  ///
  /// - Returns: whether the key applied to a token.
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
