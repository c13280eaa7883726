/// How a line makes room for letters that reach far above or below it.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// By the metrics of the font.
  case typographic = 0
  /// By the letters of the text, as far as scripts such as Thai and Arabic need more room.
  case oversize
}

/// A view of text whose lines can make room for tall letters.
///
/// Lines here are as high as their fonts: the tables know no extents of letters. The rule is kept for the program.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}
