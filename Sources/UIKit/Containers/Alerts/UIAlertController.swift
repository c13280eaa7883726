import SystemProfiles

/// An alert in the middle of the screen, or an action sheet at the bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0, alert
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The action whose button is bold in place of the cancel action; one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { preferredActionDidChange() } }
  /// Stored only: on iPhone and iPad a critical alert looks like any other.
  open var severity = UIAlertControllerSeverity.default
  /// Called when the alert of a `UIAlertView` or `UIActionSheet` is about to be dismissed, with the chosen action. A
  /// tap outside the sheet counts as its cancel action.
  var willGo: ((UIAlertAction?) -> Void)?
  /// Called after the alert of a `UIAlertView` or `UIActionSheet` is dismissed.
  var wentAway: (() -> Void)?
  /// The panel, once it is loaded.
  var panel: AlertPanel? { loadedView as? AlertPanel }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds an action. An alert has at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Exception.internalInconsistency.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// - Parameter configurationHandler: called immediately with the new field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      Exception.internalInconsistency.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = session.perform { AlertField() }
    textFields = (textFields ?? []) + [field]
    session.perform { configurationHandler?(field) }
    contentDidChange()
  }

  /// Adds a field that a `UIAlertView` has already made.
  func adopt(_ field: UITextField) {
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  private func preferredActionDidChange() {
    if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
      Exception.invalidArgument.raise(
        "The preferred action must be one of the actions of the alert controller (\(preferredAction)).")
    }
    contentDidChange()
  }

  private func contentDidChange() {
    panel?.takeContent(of: self)
    if place.area != nil { presentation.controller?.place() }
  }

  open override func loadView() { view = session.perform { AlertPanel(of: self) } }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// `popover` for an action sheet on iPad, or where action sheets appear at their source.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet && sheetsArePopovers ? .popover : .overFullScreen }
    set {}
  }

  private var sheetsArePopovers: Bool {
    session.environment.device.idiom == .pad || session.behaves(.actionSheetsStandAtTheirSource)
  }

  /// Whether the alert is in a popover. A sheet without a source is in the middle instead and shows its cancel button.
  var isInPopover: Bool {
    guard modalPresentationStyle == .popover else { return false }
    return presentationController?.form != .alert
  }

  override var standsAboveKeyboard: Bool { true }

  override var isActionSheet: Bool { preferredStyle == .actionSheet }

  override func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    if modalPresentationStyle == .popover { return AlertPopover(presentedViewController: self, presenting: presenter) }
    return AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  private var wayOut: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// A tap outside a sheet dismisses it as if its cancel action had been chosen.
  func willBeTakenAway() { willGo?(wayOut) }

  func wasTakenAway() { isAway(after: wayOut) }

  /// Dismisses the alert, then calls the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    willGo?(action)
    dismiss(animated: true) { [self] in isAway(after: action) }
  }

  private func isAway(after action: UIAlertAction?) {
    if let action { action.handler?(action) }
    wentAway?()
  }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0, critical
}
