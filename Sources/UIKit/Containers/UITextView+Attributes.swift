import Typesetting

/// What few text views have.
final class TextViewExtras {
  var styled: NSAttributedString?
  var typing: [NSAttributedString.Key: Any]?
  var linkAttributes: [NSAttributedString.Key: Any]?
  private(set) var container: NSTextContainer?
  private var manager: NSLayoutManager?

  @MainActor func container(of view: UITextView) -> NSTextContainer {
    if let container { return container }
    let made = NSTextContainer(of: view)
    container = made
    return made
  }

  @MainActor func adopt(_ container: NSTextContainer, of view: UITextView) {
    container.belong(to: view)
    self.container = container
  }

  @MainActor func manager(of view: UITextView) -> NSLayoutManager {
    if let manager { return manager }
    let made = NSLayoutManager(of: view)
    manager = made
    return made
  }
}

struct MeasuredHeight {
  let width: CGFloat
  let category: UIContentSizeCategory
  let height: CGFloat
}

/// What the simple properties of a text view hold.
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

  /// The font as asked for, at the text size that it follows.
  var displayedFont: UIFont {
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    return follows ? effectiveFont.atTextSize(of: self) : effectiveFont
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: effectiveFont]
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// Left and right of each line.
  var lineFragmentPadding: CGFloat {
    extras?.container?.lineFragmentPadding ?? session.metrics.textView.lineFragmentPadding
  }

  func apply(_ extras: TextViewExtras, to block: inout TextBlock) {
    if let container = extras.container {
      (block.numberOfLines, block.lineBreakMode) = (container.maximumNumberOfLines, container.lineBreakMode)
    }
    guard let styled = extras.styled, styled.length > 0 else { return }
    let follows = adjustsFontForContentSizeCategory && session.behaves(.fontsCanFollowContentSize)
    let room = bounds.width > 0 ? contentArea.width : 1e7
    block.attributed = AttributedText(styled, font: block.font, session: session, room: room) { font in
      follows ? font.atTextSize(of: self) : font
    }
  }

  // MARK: Content

  /// Where lines are, in the content's coordinates.
  var contentArea: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset).insetBy(dx: lineFragmentPadding, dy: 0)
  }

  func textDidChange() {
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// As wide as the view and as high as the text and its insets.
  func updateContentSize() {
    let width = bounds.width
    guard width > 0 else { return }
    let size = CGSize(width: width, height: height(atWidth: width))
    if size != contentSize { contentSize = size }
  }

  /// Kept while the text scrolls.
  private func height(atWidth width: CGFloat) -> CGFloat {
    let category = environmentOfTraits.contentSizeCategory
    if let measured, measured.width == width, measured.category == category { return measured.height }
    let height = fittingSize(width: width).height
    measured = MeasuredHeight(width: width, category: category, height: height)
    return height
  }

  /// Of the line that holds a place in the text, in the content's coordinates.
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

  /// Font and colour, set when there is attributed text, are set for all of it.
  func spread(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled = extras?.styled, let value else { return }
    extras?.styled = styled.setting(key, to: value)
  }
}

/// What a text view finds in its text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}
