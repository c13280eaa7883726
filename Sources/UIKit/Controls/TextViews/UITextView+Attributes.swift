import Typesetting

/// Rarely used state of a text view.
final class TextViewExtras {
  var styled: NSAttributedString?
  var typing: [NSAttributedString.Key: Any]?
  var linkAttributes: [NSAttributedString.Key: Any]?
  private(set) var container: NSTextContainer?
  private(set) var manager: NSLayoutManager?
  /// The text storage; nil unless the program has accessed it or provided it with the container.
  fileprivate var storage: NSTextStorage?
  fileprivate var isUpdatingStorage = false
  /// Whether the storage receives a change that can be undone.
  fileprivate var isEditing = false

  @MainActor func container(of view: UITextView) -> NSTextContainer {
    if let container { return container }
    let made = NSTextContainer(of: view)
    container = made
    return made
  }

  @MainActor func adopt(_ container: NSTextContainer, of view: UITextView) {
    self.container = container
    container.belong(to: view)
    guard let manager = container.layoutManager else { return }
    manager.textView = view
    self.manager = manager
    guard let storage = manager.textStorage else { return }
    self.storage = storage
    storage.textView = view
    view.storageDidChange(changeInLength: 0)
  }

  @MainActor func manager(of view: UITextView) -> NSLayoutManager {
    if let manager { return manager }
    let made = NSLayoutManager(of: view)
    manager = made
    return made
  }
}

extension UITextView {
  /// The text storage of the view, created on first access.
  var ownStorage: NSTextStorage {
    let extras = ownExtras
    if let storage = extras.storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    extras.storage = made
    made.addLayoutManager(layoutManager)
    made.textView = self
    return made
  }

  /// Updates the view after a change of the storage. A change by the program discards the undo history.
  func storageDidChange(changeInLength delta: Int) {
    guard let extras, let storage = extras.storage, !extras.isUpdatingStorage else { return }
    let text = storage.string, atEnd = caret == endOfText
    if text != simple.text, !extras.isEditing {
      textUndo?.forget()
      changingText { simple.text = text }
    }
    simple.text = text
    extras.styled = storage.length > 0 ? storage.snapshot : nil
    caret = atEnd ? endOfText : clamped(caret)
    textDidChange()
  }

  /// Updates the storage after a change of the view's text.
  fileprivate func updateStorage() {
    guard let extras, let storage = extras.storage, !extras.isUpdatingStorage else { return }
    let text = attributedText ?? NSAttributedString(string: "")
    guard !storage.snapshot.isEqual(to: text) else { return }
    extras.isUpdatingStorage = true
    storage.setAttributedString(text)
    extras.isUpdatingStorage = false
  }

  /// - Returns: false without a storage. Otherwise the storage receives the change first.
  func replaceInStorage(_ range: NSRange, with string: String) -> Bool {
    guard let extras, let storage = extras.storage else { return false }
    extras.isEditing = true
    defer { extras.isEditing = false }
    storage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingAttributes))
    return true
  }
}

struct MeasuredHeight {
  let width: CGFloat
  let category: UIContentSizeCategory
  let height: CGFloat
}

/// The values of a text view's basic properties.
struct SimpleViewText {
  var text = ""
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.left
}

extension UITextView {
  func hold(text: String) {
    simple.text = text
    extras?.styled = nil
    caret = endOfText
    textDidChange()
  }

  var ownExtras: TextViewExtras {
    if let extras { return extras }
    let made = TextViewExtras()
    extras = made
    return made
  }

  /// The font of the view, scaled to the text size if the view adjusts to it.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? effectiveFont.atTextSize(of: self) : effectiveFont
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: effectiveFont]
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// The padding on the left and right of each line.
  var lineFragmentPadding: CGFloat {
    extras?.container?.lineFragmentPadding ?? session.metrics.textView.lineFragmentPadding
  }

  func apply(_ extras: TextViewExtras, to block: inout TextBlock) {
    if let container = extras.container {
      (block.numberOfLines, block.lineBreakMode) = (container.maximumNumberOfLines, container.lineBreakMode)
      block.exclusions = container.exclusions(isMirrored: isRightToLeft)
    }
    defer {
      if let container = extras.container { block = block.cut(to: container.heightLimit, width: contentArea.width) }
    }
    guard var styled = extras.styled ?? detectedText ?? spacedPlainText(extras), styled.length > 0 else { return }
    if let manager = extras.manager {
      styled = manager.spaced(styled, width: contentArea.width)
      block.placedByDelegate = manager.placement(
        of: styled.string, in: textContainer, padding: lineFragmentPadding)
    }
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    let room = bounds.width > 0 ? contentArea.width : 1e7
    block.attributed = AttributedText(withDetectedLinks(styled), font: block.font, session: session, room: room) {
      font in
      follows ? font.atTextSize(of: self) : font
    }
  }

  /// Returns plain text as attributed text, so that the layout manager's delegate can change its distances.
  private func spacedPlainText(_ extras: TextViewExtras) -> NSAttributedString? {
    guard extras.manager?.delegate != nil else { return nil }
    return NSAttributedString(string: simple.text, attributes: plainAttributes)
  }

  // MARK: Content

  /// The area for lines, in the content's coordinates.
  var contentArea: CGRect {
    var area = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
    if let width = extras?.container?.fixedWidth { area.size.width = width }
    return area.insetBy(dx: lineFragmentPadding, dy: 0)
  }

  /// Returns the width of a line in a view of a given width.
  func lineWidth(inWidth width: CGFloat) -> CGFloat {
    let room = extras?.container?.fixedWidth ?? width - textContainerInset.left - textContainerInset.right
    return max(0, room - 2 * lineFragmentPadding)
  }

  func textDidChange() {
    updateStorage()
    extras?.manager?.layoutDidChange()
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the content: the width of the view, and the height of the text with its insets; nil without a width.
  var sizeOfContent: CGSize? {
    let width = bounds.width
    guard width > 0 else { return nil }
    let insets = textContainerInset, own = extras?.container?.fixedWidth
    let wide = own.map { max(width, $0 + insets.left + insets.right) } ?? width
    return CGSize(width: wide, height: height(atWidth: width))
  }

  /// Returns the height of the content, cached while the text scrolls.
  private func height(atWidth width: CGFloat) -> CGFloat {
    let category = environmentOfTraits.contentSizeCategory
    if let measured, measured.width == width, measured.category == category { return measured.height }
    let height = fittingSize(width: width).height
    measured = MeasuredHeight(width: width, category: category, height: height)
    return height
  }

  /// Returns the rectangle of the line at a location in the text, in the content's coordinates.
  func lineRect(at location: Int) -> CGRect? {
    let text = text ?? "", area = contentArea
    let lines = measuredText.layout(within: max(0, area.width)).lines
    let end = text.utf16.index(text.startIndex, offsetBy: min(max(0, location), text.utf16.count))
    guard let line = lines.last(where: { $0.range.lowerBound <= end }) ?? lines.first else { return nil }
    let font = line.runs.first?.font ?? measuredText.resolvedFont
    return CGRect(
      x: area.minX, y: area.minY + line.baseline - font.ascender, width: area.width, height: font.lineHeight)
  }

  // MARK: Setting

  func takeAttributedText(_ new: NSAttributedString?) {
    hold(text: new?.string ?? "")
    guard let new, new.length > 0 else { return }
    let first = new.attributes(at: 0, effectiveRange: nil)
    if let own = first[.font] as? UIFont { simple.font = own }
    if let own = first[.foregroundColor] as? UIColor { simple.color = own }
    if let own = first[.paragraphStyle] as? NSParagraphStyle { simple.alignment = own.alignment }
    ownExtras.styled = new.copy() as? NSAttributedString
    textDidChange()
  }

  /// Applies a font or a color to all of the attributed text.
  func spread(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled = extras?.styled, let value else { return }
    extras?.styled = styled.setting(key, to: value)
    updateStorage()
  }
}
