import UIKit

/// A button of zero size. Its mask follows the *change* of the view's size and does not fit the button to the view, so
/// nothing is visible in any orientation.
final class ZeroFrameViewController: UIViewController {
  private(set) var button: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Zero Frame"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let bounds = view.bounds
    NSLog(
      "viewDidLoad self.view.bounds(%f,%f,%f,%f)", bounds.origin.x, bounds.origin.y, bounds.size.width,
      bounds.size.height)

    button = UIButton(type: .roundedRect)
    button.frame = .zero
    button.setTitle("This label fills self.view.", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(button)
  }
}
