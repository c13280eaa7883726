import SystemProfiles

/// Shows an old alert or action sheet as a controller, in a window in front of the others.
@MainActor final class AlertShim {
  /// What took the alert away.
  struct Choice {
    let index: Int
    /// A button was touched; the program dismissed it else.
    let isTouch: Bool
  }

  private(set) var titles: [String] = []
  private var fields: [UITextField] = []
  private var window: UIWindow?
  private weak var alert: UIAlertController?
  private var chosen: ((Choice) -> Void)?
  private weak var formerKeyWindow: UIWindow?

  nonisolated init() {}

  var isVisible: Bool { window != nil }

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  func field(_ index: Int) -> UITextField? { fields.indices.contains(index) ? fields[index] : nil }

  func setFields(_ style: UIAlertViewStyle) {
    let isSecure: [Bool] =
      switch style {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    fields = isSecure.map { isSecure in
      let field = AlertField()
      field.isSecureTextEntry = isSecure
      return field
    }
  }

  /// Once at a time.
  func present(
    _ alert: UIAlertController, cancel: Int, destructive: Int, in session: Session,
    presented: @escaping () -> Void, chosen: @escaping (Choice) -> Void
  ) {
    guard window == nil else { return }
    (self.alert, self.chosen) = (alert, chosen)
    for field in fields { alert.adopt(field) }
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancel ? .cancel : index == destructive ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.end(Choice(index: index, isTouch: true)) })
    }
    alert.wentWithoutAction = { self.end(Choice(index: -1, isTouch: false)) }
    formerKeyWindow = session.keyWindow
    let window = session.perform { AlertWindow() }
    self.window = window
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true) { presented() }
  }

  /// The program takes the alert away.
  func dismiss(_ index: Int) {
    guard let alert else { return }
    alert.dismiss(animated: true) { self.end(Choice(index: index, isTouch: false)) }
  }

  private func end(_ choice: Choice) {
    let chosen = chosen, session = window?.session
    window?.isHidden = true
    formerKeyWindow?.makeKey()
    (window, self.chosen) = (nil, nil)
    if let session { session.perform { chosen?(choice) } } else { chosen?(choice) }
  }
}

/// Holds nothing but what it presents.
final class AlertWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let root = AlertRoot()
    rootViewController = root
  }

  convenience init() { self.init(frame: Session.current.environment.screenBounds) }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("an alert's window is made by the alert") }
}

final class AlertRoot: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
