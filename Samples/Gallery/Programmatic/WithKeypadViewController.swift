import UIKit

final class WithKeypadViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "With Keypad"
  }
  required init?(coder: NSCoder) { fatalError() }
}
