import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }
}

final class ViewController: UIViewController {
  private let label = UILabel()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Hello"
    let count = UIAction(title: "Count") { [unowned self] _ in
      taps += 1
      label.text = "Hello \(taps)"
    }
    let stack = UIStackView(arrangedSubviews: [label, UIButton(type: .system, primaryAction: count)])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .white
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
