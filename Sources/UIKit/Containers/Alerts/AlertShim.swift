import SystemProfiles

/// Shows an old alert or action sheet as a controller, in a window in front of the others.
@MainActor final class AlertShim {
  /// The reason that the alert was dismissed.
  struct Choice {
    let index: Int
    /// A button was touched; the program dismissed it else.
    let isTouch: Bool
  }

  /// Callbacks that tell the delegate.
  struct Listener {
    var presented: () -> Void
    /// The alert is still there.
    var willGo: (Choice) -> Void
    var gone: (Choice) -> Void
  }

  private(set) var titles: [String] = []
  private var fields: [UITextField] = []
  private var window: UIWindow?
  private weak var alert: UIAlertController?
  private var listener: Listener?
  /// Made: the alert is on its way out.
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

  /// - Parameter edited: called after each edit in one of them.
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

  /// Once at a time.
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

  /// The program takes the alert away.
  func dismiss(_ index: Int, animated: Bool) {
    guard let alert, choice == nil else { return }
    willGo(Choice(index: index, isTouch: false), in: alert.session)
    alert.dismiss(animated: animated) { [self] in end(in: alert.session) }
  }

  /// The first choice is the one that counts.
  private func willGo(_ choice: Choice, in session: Session) {
    guard self.choice == nil else { return }
    self.choice = choice
    session.perform { listener?.willGo(choice) }
  }

  /// Another alert that came meanwhile keeps the key window.
  private func end(in session: Session) {
    guard let choice, let window else { return }
    let listener = listener, wasKey = window.isKeyWindow
    window.isHidden = true
    if wasKey, formerKeyWindow?.isHidden == false { formerKeyWindow?.makeKey() }
    (self.window, self.listener, self.choice) = (nil, nil, nil)
    session.perform { listener?.gone(choice) }
  }
}

/// Holds nothing but what it presents.
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
