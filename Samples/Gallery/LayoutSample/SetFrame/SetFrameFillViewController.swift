import UIKit

/// A button over the whole view, by a frame.
final class SetFrameFillViewController: UIViewController {
  private(set) var button: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Fill"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    button = UIButton(type: .roundedRect)
    button.setTitle("Button", for: .normal)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    button.frame = view.bounds
  }
}
