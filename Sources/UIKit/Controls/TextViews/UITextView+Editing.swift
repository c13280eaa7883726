// Editing at the selection.
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

  /// Replaces a range of the text, and puts the caret after the replacement.
  func replace(_ range: NSRange, with string: String) {
    let old = simple.text, before = caret
    guard let replaced = Range(range, in: old) else { return }
    if replaceInStorage(range, with: string) {
      // The storage has updated the view.
    } else if let styled = extras?.styled {
      let changed = NSMutableAttributedString(attributedString: styled)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingAttributes))
      takeAttributedText(changed)
    } else {
      hold(text: old.replacingCharacters(in: replaced, with: string))
    }
    caret = NSRange(location: range.location + string.utf16.count, length: 0)
    extras?.typing = nil
    session.perform {
      if caret != before { delegate?.textViewDidChangeSelection(self) }
      delegate?.textViewDidChange(self)
      session.notificationCenter.post(name: UITextView.textDidChangeNotification, object: self)
    }
  }

  /// Scrolls to the caret after typing.
  func showCaret() {
    guard isFirstResponder, isScrollEnabled else { return }
    updateContentSize()
    scrollRangeToVisible(caret)
  }

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  var endOfText: NSRange { NSRange(location: simple.text.utf16.count, length: 0) }
}

extension UITextView: TextEditor {
  var attributedString: NSAttributedString? { attributedText }

  var editedText: String { simple.text }

  var selectedCharacters: NSRange? {
    get { selectedRange }
    set { if let newValue { selectedRange = newValue } }
  }

  func replaceCharacters(in range: NSRange, with string: String) { replace(range, with: string) }

  func allowsChange(_ range: NSRange, _ string: String) -> Bool { mayReplace(range, with: string) }

  /// Redraws the marked text. The delegate has already been notified of the replacement.
  func markedTextDidChange() { setNeedsDisplay() }

  /// The lines of the text. An empty text has one line for the caret.
  var placedLines: [LineFragment] {
    let area = contentArea, shown = editedText
    let block = measuredText, layout = block.layout(within: max(0, area.width))
    guard !layout.lines.isEmpty else { return [emptyLine(in: area)] }
    return layout.lines.map { line in
      let font = line.runs.first?.font ?? block.resolvedFont
      let alignment = block.attributed?.paragraphStyle(of: line)?.alignment ?? textAlignment
      let room = area.width - line.indent - line.tail
      let start = area.minX + (isRightToLeft ? line.tail : line.indent)
      let rect = CGRect(
        x: start + alignment.offset(of: line.width, in: room, isRightToLeft: isRightToLeft),
        y: area.minY + session.pixelGrid.round(line.baseline) - session.pixelGrid.round(font.ascender),
        width: line.width, height: session.environment.measuringGrid.ceil(font.lineHeight))
      let places = (shown[line.range].indices + [line.range.upperBound]).map { $0.utf16Offset(in: shown) }
      return LineFragment(
        places: places, edges: line.edges(count: places.count - 1), area: rect, isRightToLeft: isRightToLeft)
    }
  }

  private func emptyLine(in area: CGRect) -> LineFragment {
    let x = area.minX + textAlignment.offset(of: 0, in: area.width, isRightToLeft: isRightToLeft)
    let rect = CGRect(x: x, y: area.minY, width: 0, height: measuredText.lineHeight)
    return LineFragment(places: [0], edges: [0], area: rect, isRightToLeft: isRightToLeft)
  }
}
