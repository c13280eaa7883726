import UIKit

/// Four labels in the corners of the view, by constraints.
final class AutoLayoutEdgeViewController: UIViewController {
  init() {
    super.init(nibName: "AutoLayoutEdgeViewController", bundle: .module)
    title = "Auto Layout - Edge"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
