import UIKit

/// A form that scrolls clear of the keyboard. Return moves from field to field, and errors appear below fields.
final class SignUpViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let nameField = FormField(label: "Name", placeholder: "Ada Lovelace")
  let emailField = FormField(label: "E-mail", placeholder: "ada@example.org")
  let phoneField = FormField(label: "Phone", placeholder: "optional")
  let passwordField = FormField(label: "Password", placeholder: "at least 8 characters")
  let button = UIButton(type: .system)
  private let content = UIView()
  private let intro = WrappingLabel()
  private var keyboard: KeyboardObserver?

  private var fields: [FormField] { [nameField, emailField, phoneField, passwordField] }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "New Account"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .screen
    intro.text = "With an account your trips are on all your devices. We never share what you enter here."
    intro.font = .preferredFont(forTextStyle: .subheadline)
    intro.adjustsFontForContentSizeCategory = true
    intro.textColor = .gray
    prepareFields()
    button.setTitle("Create Account", for: .normal)
    button.followTextSize()
    button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    addConstraints()
  }

  private func prepareFields() {
    emailField.textField.keyboardType = .emailAddress
    emailField.textField.autocapitalizationType = .none
    phoneField.textField.keyboardType = .numbersAndPunctuation
    passwordField.textField.isSecureTextEntry = true
    for field in fields {
      field.textField.delegate = self
      field.textField.returnKeyType = field === passwordField ? .done : .next
    }
  }

  private func addConstraints() {
    let stack: [UIView] = [intro] + fields + [button]
    for view in [scrollView, content] + stack { view.translatesAutoresizingMaskIntoConstraints = false }
    var above = content.topAnchor
    for (index, part) in stack.enumerated() {
      content.addSubview(part)
      part.topAnchor.constraint(equalTo: above, constant: index == 0 ? 20 : 16).isActive = true
      above = part.bottomAnchor
      guard part !== button else { continue }
      part.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
    }
    let width = content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      content.widthAnchor.constraint(lessThanOrEqualToConstant: 480), width,
      button.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ])
  }

  // MARK: Keyboard

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard = KeyboardObserver { [weak self] in self?.keyboardWillMove(to: $0) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    keyboard?.stop()
  }

  private func keyboardWillMove(to frame: CGRect) {
    let overlap = view.overlap(ofKeyboard: frame)
    scrollView.contentInset.bottom = max(0, overlap - safeBottom)
    scrollView.scrollIndicatorInsets.bottom = scrollView.contentInset.bottom
    revealFirstResponder()
  }

  /// The inset that the scroll view adds automatically.
  private var safeBottom: CGFloat { Release.isAtLeast("11") ? view.safeAreaInsets.bottom : 0 }

  private func revealFirstResponder() {
    guard let field = fields.first(where: \.textField.isFirstResponder) else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -12), animated: false)
  }

  // MARK: Fields

  func textFieldDidBeginEditing(_ textField: UITextField) { revealFirstResponder() }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === emailField.textField { checkEmail() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(where: { $0.textField === textField }) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].textField.becomeFirstResponder()
    } else {
      submit()
    }
    return false
  }

  @discardableResult private func checkEmail() -> Bool {
    let text = emailField.textField.text ?? ""
    let isValid = text.isEmpty || (text.contains("@") && text.contains("."))
    emailField.message = isValid ? nil : "This is not an e-mail address: it needs an @ and a domain."
    return isValid && !text.isEmpty
  }

  private func submit() {
    let password = passwordField.textField.text ?? ""
    passwordField.message = password.count < 8 ? "Use at least 8 characters." : nil
    guard checkEmail(), password.count >= 8 else { return }
    view.endEditing(true)
    button.setTitle("Welcome!", for: .normal)
  }
}
