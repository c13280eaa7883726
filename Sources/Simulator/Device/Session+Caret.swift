import CoreTypes
import UIKit

extension Session {
  /// The frame of the caret, or of the selection's end, in the picture; nil if no text is being edited.
  ///
  /// Input methods show composed text there.
  var caretFrame: CGRect? {
    guard takesText else { return nil }
    for window in windowsOnScreen.reversed() {
      guard let view = window.editedView, let text = view as? any UIView & UITextInput else { continue }
      guard let range = text.selectedTextRange else { return nil }
      return pictureFrame(of: text.caretRect(for: range.end), in: view)
    }
    return nil
  }
}

extension UIView {
  fileprivate var editedView: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.editedView { return found }
    }
    return nil
  }
}
