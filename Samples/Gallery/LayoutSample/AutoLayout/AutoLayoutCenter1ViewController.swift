import UIKit

/// A button in the center of the view, by constraints.
final class AutoLayoutCenter1ViewController: UIViewController {
  init() {
    super.init(nibName: "AutoLayoutCenter1ViewController", bundle: .module)
    title = "Auto Layout - Center1"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
