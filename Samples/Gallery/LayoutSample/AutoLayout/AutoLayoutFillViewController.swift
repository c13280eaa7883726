import UIKit

/// A button over the whole view, by constraints: its alignment rectangle fills it, and the bevel below is outside.
final class AutoLayoutFillViewController: UIViewController {
  init() {
    super.init(nibName: "AutoLayoutFillViewController", bundle: .module)
    title = "Auto Layout - Fill"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
