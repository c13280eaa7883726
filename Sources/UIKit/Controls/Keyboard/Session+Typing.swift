// Typing.
extension Session {
  /// Presses the keys for a text one after the other, as far as the first responder's delegate allows.
  ///
  /// A line break is the return key, which a text field does not have to insert as text. Backspace (U+0008) is the
  /// delete key.
  ///
  /// - Throws: `TypingError` if no responder takes text, or once it stops taking text.
  package func type(_ text: String) throws(TypingError) {
    for character in text {
      guard let responder = typing.firstResponder, responder.takesText else {
        throw TypingError(typed: text, firstResponder: typing.firstResponder?.typeName)
      }
      perform {
        switch character {
        case "\u{8}", "\u{7F}": responder.takeDelete()
        case "\n", "\r", "\r\n": responder.takeTyped("\n")
        default: responder.takeTyped(String(character))
        }
      }
    }
  }
}

/// An error for text that no responder takes.
package struct TypingError: Error, Equatable, CustomStringConvertible {
  package var typed: String
  /// The class of the first responder, which takes no text; nil if there is none.
  package var firstResponder: String?

  package var description: String {
    let problem =
      firstResponder.map { "the first responder, a \($0), takes no text" } ?? "there is no first responder"
    return "no responder takes the text \u{201C}\(typed)\u{201D}: \(problem). Tap a text field or a text view first."
  }
}

extension UIResponder {
  fileprivate var typeName: String { String(describing: Swift.type(of: self)) }
}
