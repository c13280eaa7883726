import UIKit

/// A button in the center of the view, by a frame.
final class SetFrameCenter1ViewController: UIViewController {
  private(set) var centerButton: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Center1"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    centerButton = UIButton(type: .roundedRect)
    centerButton.setTitle("Center", for: .normal)
    view.addSubview(centerButton)
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let buttonSize = centerButton.sizeThatFits(size)
    centerButton.frame = CGRect(
      origin: CGPoint(x: (size.width - buttonSize.width) / 2, y: (size.height - buttonSize.height) / 2),
      size: buttonSize)
  }
}
