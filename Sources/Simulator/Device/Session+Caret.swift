import CoreTypes
import UIKit

extension Session {
  /// The frame of the caret, or of the selection's end, on the picture; nil while no text is edited.
  ///
  /// Input methods show the text that is being composed there.
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
