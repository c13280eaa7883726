/// A view that replaces the keyboard or is placed on top of it.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0, keyboard
  }

  open private(set) var inputViewStyle = Style.default
  /// Whether constraints determine the height of the view, and not its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { autoresizingMask = .flexibleWidth }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A custom keyboard. Its view replaces the system's keys while its responder is the first responder.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = TextDocumentProxy(session)

  /// The controller's view. It has the height of the system's keys unless the program sets another view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  open override func loadView() {
    let size = CGSize(width: session.environment.screenSize.width, height: session.environment.keyboardStep.keys)
    view = session.perform { UIInputView(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard) }
  }

  /// The proxy that types into the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language of the keyboard. It is only stored.
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard needs a key to switch keyboards. There is no other keyboard here.
  open var needsInputModeSwitchKey: Bool { false }

  // MARK: Changes of the edited text that the keyboard has not made

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  open func dismissKeyboard() { session.typing.firstResponder?.resignFirstResponder() }
  open func advanceToNextInputMode() { hasNoEffect("UIInputViewController.advanceToNextInputMode()") }
}

/// A proxy for the text that a custom keyboard edits.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil if there is none.
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  /// An identifier that stays the same as long as the first responder does.
  var documentIdentifier: UUID { get }

  /// Moves the caret by a number of characters, towards the beginning for negative numbers.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A proxy that forwards to the first responder.
private final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private unowned let session: Session
  let documentIdentifier = UUID()

  init(_ session: Session) { self.session = session }

  private var responder: UIResponder? { session.typing.firstResponder }
  private var input: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { (responder as? any UIKeyInput)?.hasText ?? false }
  func insertText(_ text: String) { responder?.takeTyped(text) }
  func deleteBackward() { responder?.takeDelete() }

  var documentContextBeforeInput: String? {
    guard let input, let start = input.selectedTextRange?.start else { return nil }
    return text(from: input.beginningOfDocument, to: start)
  }

  var documentContextAfterInput: String? {
    guard let input, let end = input.selectedTextRange?.end else { return nil }
    return text(from: end, to: input.endOfDocument)
  }

  var selectedText: String? {
    guard let input, let range = input.selectedTextRange, !range.isEmpty else { return nil }
    return input.text(in: range)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let range = input.selectedTextRange,
      let place = input.position(from: offset < 0 ? range.start : range.end, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let input, let text = input.textRange(from: start, to: end).flatMap(input.text(in:)), !text.isEmpty else {
      return nil
    }
    return text
  }
}
