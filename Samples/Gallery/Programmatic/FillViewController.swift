import UIKit

/// A button over the whole screen: with a mask it follows the view, without one it keeps its initial size.
final class FillViewController: UIViewController {
  private let isOK: Bool
  private(set) var button: UIButton!

  init(isOK: Bool) {
    self.isOK = isOK
    super.init(nibName: nil, bundle: nil)
    title = "Fill(\(isOK ? "OK" : "NG"))"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let bounds = view.bounds
    NSLog(
      "self.view.bounds(%f,%f,%f,%f)", bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)

    button = UIButton(type: .roundedRect)
    button.setTitle("Button fills self.view.", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.frame = bounds
    if isOK {
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(button)
  }
}
