import SystemProfiles

/// A question to the user, in the middle of the screen or at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0, alert
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// Which button is bold, in place of the way out; one of the actions.
  open var preferredAction: UIAlertAction? { didSet { preferredActionDidChange() } }
  /// Remembered: on phones and pads a critical alert looks like any other.
  open var severity = UIAlertControllerSeverity.default
  /// Of an old alert: somebody chose an action, or touched the screen beside it, and the alert is on its way out.
  var willGo: ((UIAlertAction?) -> Void)?
  /// Of an old alert: it is away.
  var wentAway: (() -> Void)?
  /// The panel, once it is loaded.
  var panel: AlertPanel? { loadedView as? AlertPanel }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// There is one way out at the most.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Exception.internalInconsistency.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// - Parameter configurationHandler: called at once with the new field.
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

  /// A field that an old alert has made already.
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

  /// A sheet is a popover where there is room for one, or where sheets stand at their source.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet && sheetsArePopovers ? .popover : .overFullScreen }
    set {}
  }

  private var sheetsArePopovers: Bool {
    session.environment.device.idiom == .pad || session.behaves(.actionSheetsStandAtTheirSource)
  }

  /// A popover whose source nobody named is in the middle, where it needs its way out.
  var isInPopover: Bool {
    guard modalPresentationStyle == .popover else { return false }
    return presentationController?.form != .alert
  }

  override var standsAboveKeyboard: Bool { true }

  override func makeSystemPresentation(presenter: UIViewController?) -> UIPresentationController {
    if modalPresentationStyle == .popover { return AlertPopover(presentedViewController: self, presenting: presenter) }
    return AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  private var wayOut: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// A touch beside a sheet takes it away, as if its way out had been chosen.
  func willBeTakenAway() { willGo?(wayOut) }

  func wasTakenAway() { isAway(after: wayOut) }

  /// The alert goes first; what was asked for is done when it is away.
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

/// How much is at stake in an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0, critical
}
