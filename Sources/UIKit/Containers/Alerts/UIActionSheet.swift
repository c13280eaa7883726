/// The action sheet of iOS 2 to 7, which reports button indices to a delegate. `UIAlertController` replaces it in iOS
/// 8.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  open var title = ""
  open weak var delegate: (any UIActionSheetDelegate)?
  /// -1 for none.
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1
  private let shim = AlertShim()

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds the destructive button first and the cancel button last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// - Returns: the index of the button.
  @discardableResult open func addButton(withTitle title: String?) -> Int { shim.add(title) }

  open func buttonTitle(at buttonIndex: Int) -> String? { shim.title(buttonIndex) }
  open var numberOfButtons: Int { shim.titles.count }
  /// -1 if every button is the cancel or the destructive button.
  open var firstOtherButtonIndex: Int {
    shim.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  open var isVisible: Bool { shim.isVisible }

  /// Shows the sheet at the bottom of the screen, in a window of its own; on iPad beside the view.
  open func show(in view: UIView) { show(beside: view, rect: view.bounds) }

  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(beside: view, rect: rect) }

  open func show(from item: UIBarButtonItem, animated: Bool) { show(beside: nil, rect: .zero, item: item) }

  open func show(from view: UIToolbar) { show(in: view) }

  open func show(from view: UITabBar) { show(in: view) }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shim.dismiss(buttonIndex, animated: animated)
  }

  private func show(beside view: UIView?, rect: CGRect, item: UIBarButtonItem? = nil) {
    guard !isVisible else { return }
    session.perform { delegate?.willPresent(self) }
    let title = title.isEmpty ? nil : title
    let alert = session.perform { UIAlertController(title: title, message: nil, preferredStyle: .actionSheet) }
    if let popover = alert.popoverPresentationController {
      (popover.sourceView, popover.sourceRect, popover.barButtonItem) = (view, rect, item)
    }
    let listener = AlertShim.Listener(
      presented: { [weak self] in if let self { delegate?.didPresent(self) } }, willGo: willGo,
      gone: { self.delegate?.actionSheet(self, didDismissWithButtonIndex: $0.index) })
    shim.present(alert, cancel: cancelButtonIndex, destructive: destructiveButtonIndex, in: session, listener)
  }

  private func willGo(_ choice: AlertShim.Choice) {
    if choice.isTouch { delegate?.actionSheet(self, clickedButtonAt: choice.index) }
    delegate?.actionSheet(self, willDismissWithButtonIndex: choice.index)
  }
}

/// In Objective-C these methods are optional; here their defaults do nothing.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: AnyObject {
  /// Called while the sheet is still on screen; it is dismissed afterwards.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system cancels the sheet, as releases before iOS 4 did when the user left the app. Never called here, not even
  /// for a tap on the cancel button.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the animation.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the animation.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
