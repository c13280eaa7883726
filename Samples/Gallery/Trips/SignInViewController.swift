import UIKit

/// Two text fields and a button, which the keyboard never covers.
final class SignInViewController: UIViewController {
  let emailField = UITextField()
  let passwordField = UITextField()
  let errorLabel: UILabel = WrappingLabel()
  let scrollView = UIScrollView()
  private(set) lazy var signInButton = UIButton(
    configuration: .filled(), primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.signIn() })
  private let didSignIn: () -> Void

  init(didSignIn: @escaping () -> Void = {}) {
    self.didSignIn = didSignIn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    didSignIn = {}
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    view.backgroundColor = .systemBackground
    configureFields()
    signInButton.configuration?.buttonSize = .large
    signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    errorLabel.isHidden = true

    let logo = UIImageView(image: UIImage(systemName: "globe"))
    logo.contentMode = .scaleAspectFit
    logo.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let welcome = makeLabel("Welcome back", .title1, .label)
    let forgotten = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Forgot your password?") { _ in })
    let stack = UIStackView(arrangedSubviews: [
      logo, welcome, emailField, passwordField, errorLabel, signInButton, forgotten,
    ])
    stack.axis = .vertical
    stack.spacing = 14
    stack.setCustomSpacing(28, after: welcome)
    addConstraints(to: stack)
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = WrappingLabel()
    configure(label, style, color)
    label.text = text
    return label
  }

  private func configure(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
  }

  private func configureFields() {
    configure(errorLabel, .footnote, .systemRed)
    emailField.placeholder = "E-mail"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    emailField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .go
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.delegate = self
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
  }

  private func addConstraints(to stack: UIStackView) {
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400), width,
    ])
  }

  private func signIn() {
    guard let email = emailField.text, email.contains("@") else { return show("Enter your e-mail address.") }
    guard let password = passwordField.text, password.count >= 8 else {
      return show("A password has at least 8 characters.")
    }
    view.endEditing(true)
    didSignIn()
  }

  private func show(_ error: String) {
    UIView.animate(withDuration: 0.25) { [self] in
      errorLabel.text = error
      errorLabel.isHidden = false
      view.layoutIfNeeded()
    }
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      signIn()
    }
    return false
  }
}
