// Editing at the caret, which is where `selectedRange` is.
extension UITextView {
  var mayBeginEditing: Bool { session.perform { delegate?.textViewShouldBeginEditing(self) ?? true } }

  var mayEndEditing: Bool { session.perform { delegate?.textViewShouldEndEditing(self) ?? true } }

  func beginEditing() {
    session.perform {
      delegate?.textViewDidBeginEditing(self)
      session.notificationCenter.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }
  }

  func finishEditing() {
    delegate?.textViewDidEndEditing(self)
    session.notificationCenter.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  /// The caret ends up after what is put in.
  func replace(_ range: NSRange, with string: String) {
    let old = text ?? ""
    guard let replaced = Range(range, in: old) else { return }
    if let styled = extras?.styled {
      let changed = NSMutableAttributedString(attributedString: styled)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingAttributes))
      attributedText = changed
    } else {
      text = old.replacingCharacters(in: replaced, with: string)
    }
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    session.perform {
      delegate?.textViewDidChange(self)
      session.notificationCenter.post(name: UITextView.textDidChangeNotification, object: self)
    }
  }

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// What the delete key takes away: the selection, else the character before the caret; nil at the beginning.
  var rangeToDelete: NSRange? {
    if selectedRange.length > 0 { return selectedRange }
    let text = text ?? ""
    guard let caret = Range(selectedRange, in: text)?.lowerBound, caret > text.startIndex else { return nil }
    return NSRange(text.index(before: caret)..<caret, in: text)
  }

  var endOfText: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }
}
