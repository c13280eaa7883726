/// The rule for the height of lines with letters that extend far above or below them.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The metrics of the font determine the height.
  case typographic = 0
  /// The letters of the text determine the height, for scripts such as Thai and Arabic that need more space.
  case oversize
}

/// A text view or label whose lines can make room for tall letters.
///
/// Lines here always have the height of their fonts, because font tables contain no extents of letters. The rule is
/// only stored.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}
