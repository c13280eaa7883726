import UIKit

/// The screen of `Browser/Login.storyboard` and `Browser/login.html`, in code.
final class LoginScreen: UIView {
  private var last: UIView?

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
    add(text("Welcome back", size: 28, lines: 1), gap: 24)
    add(text("Sign in with the address that you registered with, and we will take you to where you were.", size: 15))
    for name in ["Server", "E-mail", "Password", "Code"] { add(row(name)) }
    add(ends(text("Remember me", size: 17, lines: 1), UISwitch()))
    let button = UIButton(type: .system)
    button.setTitle("Sign In", for: .normal)
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    add(button)
    add(ends(text("Forgot your password?", size: 15, lines: 1), text("Create an account", size: 15, lines: 1)))
    add(text("By signing in you agree to the terms of use.", size: 15))
  }

  /// Adds a view below the existing ones, from margin to margin.
  private func add(_ view: UIView, gap: CGFloat = 12) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? topAnchor, constant: gap),
    ])
    last = view
  }

  private func text(_ text: String, size: CGFloat, lines: Int = 0) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
    return label
  }

  private func row(_ name: String) -> UIView {
    let bar = UIView(), label = text(name, size: 17, lines: 1), field = UITextField()
    field.borderStyle = .roundedRect
    place([label, field], in: bar)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor), label.widthAnchor.constraint(equalToConstant: 90),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor), field.topAnchor.constraint(equalTo: bar.topAnchor),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor), field.heightAnchor.constraint(equalToConstant: 34),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
    return bar
  }

  private func ends(_ left: UIView, _ right: UIView) -> UIView {
    let bar = UIView()
    place([left, right], in: bar)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      right.topAnchor.constraint(equalTo: bar.topAnchor), right.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      left.centerYAnchor.constraint(equalTo: right.centerYAnchor),
    ])
    return bar
  }

  private func place(_ views: [UIView], in bar: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(view)
    }
  }
}
