import DisplayLists

extension UITextView {
  /// The text starts at the content's corner and scrolls with the bounds.
  func draw(into recorder: inout DisplayListRecorder) {
    if backgroundColor == nil { recorder.fill(bounds, session.palette.table.background) }
    let content = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: session.metrics.textView.lineFragmentPadding, dy: 0)
    guard text?.isEmpty == false, content.width > 0 else { return }
    let ink = TextInk(
      color: resolve(textColor) ?? session.palette.labelText, alignment: textAlignment, isRightToLeft: isRightToLeft)
    measuredText.draw(in: content, ink, into: &recorder)
  }
}
