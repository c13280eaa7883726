// Detected data in text views.
extension UITextView {
  /// Whether the view detects data: only in text that can be selected, but not edited.
  var detectsData: Bool { !dataDetectorTypes.isEmpty && !isEditable && isSelectable }

  /// The plain text with the links detected in it; nil for none.
  var detectedText: NSAttributedString? {
    guard detectsData, !simple.text.isEmpty else { return nil }
    return withDetectedLinks(NSAttributedString(string: simple.text, attributes: plainAttributes))
  }

  /// Returns the text with detected links. Links that the program has set do not change.
  func withDetectedLinks(_ text: NSAttributedString) -> NSAttributedString {
    guard detectsData else { return text }
    let found = dataDetectorTypes.links(in: text.string).filter {
      text.attribute(.link, at: $0.range.location, effectiveRange: nil) == nil
    }
    guard !found.isEmpty else { return text }
    let linked = NSMutableAttributedString(attributedString: text)
    for link in found { linked.addAttribute(.link, value: link.url, range: link.range) }
    return linked
  }

  func detectorTypesDidChange() {
    if !dataDetectorTypes.isDisjoint(with: [.address, .calendarEvent]) { session.report(.someDataIsNotDetected) }
    textDidChange()
  }
}

extension Diagnostic {
  fileprivate static let someDataIsNotDetected = Diagnostic(
    rule: "data-not-detected", severity: .note,
    message:
      "Tinamou's text views detect links and phone numbers, but no addresses and no calendar events (dataDetectorTypes)."
  )
}
