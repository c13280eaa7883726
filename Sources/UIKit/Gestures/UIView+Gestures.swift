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

  /// Several fingers at once are felt by the view.
  public var isMultipleTouchEnabled: Bool {
    get { look.isMultipleTouchEnabled }
    set { look.isMultipleTouchEnabled = newValue }
  }

  /// While it is touched no other view of the window is, and the other way round.
  public var isExclusiveTouch: Bool {
    get { look.isExclusiveTouch }
    set { look.isExclusiveTouch = newValue }
  }
}
