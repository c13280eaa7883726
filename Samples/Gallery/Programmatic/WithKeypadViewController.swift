import UIKit

/// Makes room for the keyboard, by the height in its notifications.
///
/// The original has a known limit: in landscape it uses the keyboard's width as its height, as was correct in screen
/// coordinates until iOS 7. Since iOS 8 these rotate with the interface, and the form is compressed until it is
/// invisible.
final class WithKeypadViewController: UIViewController {
  private(set) var customView: WithKeypadView!
  private var observers: [any NSObjectProtocol] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "With Keypad"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    customView = WithKeypadView(frame: view.bounds)
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(customView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe(UIResponder.keyboardWillShowNotification) { controller, frame, duration in
      controller.keyboardWillShow(frame, duration: duration)
    }
    observe(UIResponder.keyboardWillHideNotification) { controller, _, duration in
      controller.keyboardWillHide(duration: duration)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    customView.textView.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func observe(
    _ name: Notification.Name,
    _ body: @escaping @MainActor @Sendable (WithKeypadViewController, CGRect, TimeInterval) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
      let info = note.userInfo
      let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
      MainActor.assumeIsolated {
        guard let self else { return }
        body(self, frame, duration)
      }
    }
    observers.append(observer)
  }

  private func keyboardWillShow(_ frame: CGRect, duration: TimeInterval) {
    let keypadHeight = interfaceOrientation.isPortrait ? frame.height : frame.width
    let height = view.bounds.height - keypadHeight
    UIView.animate(withDuration: duration) {
      self.customView.frame.size.height = height
    }
  }

  private func keyboardWillHide(duration: TimeInterval) {
    let height = view.bounds.height
    UIView.animate(withDuration: duration) {
      self.customView.frame.size.height = height
    }
  }
}
