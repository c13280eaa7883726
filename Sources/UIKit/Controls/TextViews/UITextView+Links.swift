/// The interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0, presentActions, preview
}

/// A link or an attachment in a text.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// The range in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

// Taps on links.
extension UITextView {
  /// - Returns: nil if there is no link or attachment at the point.
  private func item(at point: CGPoint) -> UITextItem? {
    guard let place = character(at: point)?.location else { return nil }
    let text = withDetectedLinks(attributedText)
    guard place < text.length else { return nil }
    var range = NSRange(location: place, length: 1)
    if let link = text.attribute(.link, at: place, effectiveRange: &range) {
      let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      return url.map { UITextItem(.link($0), range: range) }
    }
    let attachment = text.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment
    return attachment.map { UITextItem(.textAttachment($0), range: range) }
  }

  /// - Returns: false if there is no link at the point, or if the text is editable.
  func tapLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: point) else { return false }
    let standard = UIAction { [weak self] _ in self?.open(item) }
    session.perform {
      guard
        let action = delegate.map({ $0.textView(self, primaryActionFor: item, defaultAction: standard) }) ?? standard
      else { return }
      action.run(sender: self, in: session)
    }
    return true
  }

  private func open(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      let opens = delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if opens ?? true { session.open(url, nil) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}
