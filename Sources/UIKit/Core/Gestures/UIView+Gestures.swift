// The recognizers of a view.
extension UIView {
  func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    look.recognizers.append(recognizer)
    recognizer.view = self
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    look.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
