import SystemProfiles
import UIKit

@testable import UIKit

/// A screen with two text fields and a text view that records its delegate callbacks and the keyboard's notifications.
@MainActor final class KeyboardScreen: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let first = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
  let second = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
  let notes = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 100))
  let trace = EventTrace()
  /// The delegate methods that return false.
  var refused: Set<String> = []
  private(set) var infos: [[AnyHashable: Any]] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func viewDidLoad() {
    for view in [first, second, notes] { self.view.addSubview(view) }
    (first.delegate, second.delegate, notes.delegate) = (self, self, self)
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
    (first.placeholder, second.placeholder) = ("First", "Second")
    watchKeyboard()
  }

  private func watchKeyboard() {
    for name in Self.notifications {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.hear(notification) }
      }
    }
  }

  private func hear(_ notification: Notification) {
    trace.note(notification.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
    infos.append(notification.userInfo ?? [:])
  }

  private static let notifications = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
  ]

  /// Begin and end frame of the last notification.
  var lastFrames: [CGRect] {
    [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].compactMap {
      infos.last?[$0] as? CGRect
    }
  }

  private func answer(_ question: String) -> Bool {
    trace.note(question)
    return !refused.contains(question)
  }

  private func name(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("\(name(textField)) shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { trace.note("\(name(textField)) didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("\(name(textField)) shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { trace.note("\(name(textField)) didEnd") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("\(name(textField)) shouldReturn") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("\(name(textField)) shouldClear") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    answer("\(name(textField)) \(range.location)+\(range.length) \(string)")
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("notes shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { trace.note("notes didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("notes shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { trace.note("notes didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    answer("notes \(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("notes didChange") }
}

extension KeyboardScreen {
  /// Shows the screen on a device of this name, and lets it settle.
  static func on(
    _ device: String, _ version: SystemVersion, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> KeyboardScreen {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation))
    session.supportedOrientations = .all
    let screen = session.perform { KeyboardScreen() }
    session.launch(root: { screen })
    return screen
  }
}
