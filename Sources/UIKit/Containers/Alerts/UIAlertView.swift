/// The alert of iOS 2 to 7, which reports button indices to a delegate. `UIAlertController` replaces it in iOS 8.
@preconcurrency @MainActor open class UIAlertView: UIView {
  open var title = ""
  open var message: String?
  open weak var delegate: (any UIAlertViewDelegate)?
  /// -1 for none.
  open var cancelButtonIndex = -1
  open var alertViewStyle = UIAlertViewStyle.default { didSet { styleDidChange() } }
  let shim = AlertShim()

  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// - Returns: the index of the button.
  @discardableResult open func addButton(withTitle title: String?) -> Int { shim.add(title) }

  open func buttonTitle(at buttonIndex: Int) -> String? { shim.title(buttonIndex) }
  open var numberOfButtons: Int { shim.titles.count }
  /// -1 if there is no button other than the cancel button.
  open var firstOtherButtonIndex: Int { shim.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  open var isVisible: Bool { shim.isVisible }
  open func textField(at textFieldIndex: Int) -> UITextField? { shim.field(textFieldIndex) }

  /// Shows the alert above everything else, in a window of its own.
  open func show() {
    guard !isVisible else { return }
    let alert = session.perform { () -> UIAlertController in
      delegate?.willPresent(self)
      return UIAlertController(title: title, message: message, preferredStyle: .alert)
    }
    let listener = AlertShim.Listener(
      presented: { [weak self] in if let self { delegate?.didPresent(self) } }, willGo: willGo,
      gone: { self.delegate?.alertView(self, didDismissWithButtonIndex: $0.index) })
    shim.present(alert, cancel: cancelButtonIndex, destructive: -1, in: session, listener)
    enableFirstOtherButton()
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shim.dismiss(buttonIndex, animated: animated)
  }

  private func willGo(_ choice: AlertShim.Choice) {
    if choice.isTouch { delegate?.alertView(self, clickedButtonAt: choice.index) }
    delegate?.alertView(self, willDismissWithButtonIndex: choice.index)
  }

  private func styleDidChange() {
    shim.setFields(alertViewStyle, in: session) { [weak self] in self?.enableFirstOtherButton() }
  }

  /// > Basis: documented for edits; that the delegate is also asked when the alert appears is assumed.
  private func enableFirstOtherButton() {
    guard alertViewStyle != .default, let delegate else { return }
    shim.enable(firstOtherButtonIndex, session.perform { delegate.alertViewShouldEnableFirstOtherButton(self) })
  }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// In Objective-C these methods are optional; here their defaults do nothing.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called while the alert is still on screen; it is dismissed afterwards.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system cancels the alert, as releases before iOS 4 did when the user left the app. Never called here, not even
  /// for a tap on the cancel button.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called after each edit in the fields of an ``UIAlertView/alertViewStyle``.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
  /// Called before the animation.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the animation.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
