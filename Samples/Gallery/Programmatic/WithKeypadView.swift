import UIKit

/// A text view above a toolbar whose button shows and hides the keyboard.
final class WithKeypadView: UIView {
  let textView: UITextView
  let toolbar: UIToolbar

  private static let toolbarHeight: CGFloat = 44

  override init(frame: CGRect) {
    let textHeight = frame.height - Self.toolbarHeight
    textView = UITextView(frame: CGRect(x: 0, y: 0, width: frame.width, height: textHeight))
    toolbar = UIToolbar(frame: CGRect(x: 0, y: textHeight, width: frame.width, height: Self.toolbarHeight))
    super.init(frame: frame)

    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.font = .systemFont(ofSize: 16)
    addSubview(textView)

    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(toolbar)

    let keypadItem = UIBarButtonItem(
      title: "Keypad", primaryAction: UIAction { [weak self] _ in self?.toggleKeypad() })
    keypadItem.style = .bordered
    toolbar.items = [UIBarButtonItem(systemItem: .flexibleSpace), keypadItem]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func toggleKeypad() {
    if textView.isFirstResponder {
      textView.resignFirstResponder()
    } else {
      textView.becomeFirstResponder()
    }
  }
}
