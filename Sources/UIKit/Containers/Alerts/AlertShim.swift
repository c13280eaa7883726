import SystemProfiles

/// Shows a `UIAlertView` or `UIActionSheet` as an alert controller, in a window above the others.
@MainActor final class AlertShim {
  /// The reason that the alert was dismissed.
  struct Choice {
    let index: Int
    /// Whether the user tapped a button. Otherwise code dismissed the alert.
    let isTouch: Bool
  }

  /// The callbacks that notify the delegate.
  struct Listener {
    var presented: () -> Void
    /// Called before the alert is dismissed.
    var willGo: (Choice) -> Void
    var gone: (Choice) -> Void
  }

  private(set) var titles: [String] = []
  private var fields: [UITextField] = []
  private var window: UIWindow?
  private weak var alert: UIAlertController?
  private var listener: Listener?
  /// The choice that dismisses the alert; nil until one is made.
  private var choice: Choice?
  private weak var formerKeyWindow: UIWindow?

  nonisolated init() {}

  var isVisible: Bool { window != nil }

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  func field(_ index: Int) -> UITextField? { fields.indices.contains(index) ? fields[index] : nil }

  /// - Parameter edited: called after each edit in one of the fields.
  func setFields(_ style: UIAlertViewStyle, in session: Session, edited: @escaping () -> Void) {
    let isSecure: [Bool] =
      switch style {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    fields = session.perform {
      isSecure.map { isSecure in
        let field = AlertField()
        field.isSecureTextEntry = isSecure
        field.addAction(UIAction { _ in edited() }, for: .editingChanged)
        return field
      }
    }
  }

  /// Presents the alert. Does nothing while it is already presented.
  func present(
    _ alert: UIAlertController, cancel: Int, destructive: Int, in session: Session, _ listener: Listener
  ) {
    guard window == nil else { return }
    (self.alert, self.listener) = (alert, listener)
    for field in fields { alert.adopt(field) }
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancel ? .cancel : index == destructive ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    alert.willGo = { [self, weak alert] action in
      let index = alert?.actions.firstIndex { $0 === action }
      willGo(Choice(index: index ?? -1, isTouch: action != nil), in: session)
    }
    alert.wentAway = { [self] in end(in: session) }
    formerKeyWindow = session.keyWindow
    let window = session.perform { AlertWindow() }
    self.window = window
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true) { listener.presented() }
  }

  func enable(_ index: Int, _ isEnabled: Bool) {
    guard let alert, alert.actions.indices.contains(index) else { return }
    alert.actions[index].isEnabled = isEnabled
  }

  /// Dismisses the alert from code.
  func dismiss(_ index: Int, animated: Bool) {
    guard let alert, choice == nil else { return }
    willGo(Choice(index: index, isTouch: false), in: alert.session)
    alert.dismiss(animated: animated) { [self] in end(in: alert.session) }
  }

  /// Records the first choice and ignores later ones.
  private func willGo(_ choice: Choice, in session: Session) {
    guard self.choice == nil else { return }
    self.choice = choice
    session.perform { listener?.willGo(choice) }
  }

  /// If another alert has become key in the meantime, it stays key.
  private func end(in session: Session) {
    guard let choice, let window else { return }
    let listener = listener, wasKey = window.isKeyWindow
    window.isHidden = true
    if wasKey, formerKeyWindow?.isHidden == false { formerKeyWindow?.makeKey() }
    (self.window, self.listener, self.choice) = (nil, nil, nil)
    session.perform { listener?.gone(choice) }
  }
}

/// A window without content of its own, from which the alert is presented.
final class AlertWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
    let root = AlertRoot()
    rootViewController = root
  }

  convenience init() { self.init(frame: Session.current.environment.screenBounds) }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("an alert's window is made by the alert") }

  override var isOfSystem: Bool { true }
}

final class AlertRoot: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
