import UIKit

/// Shows the search form that lays itself out; a tap makes its strings longer.
final class Horizontal2ViewController: UIViewController {
  private(set) var customView: Horizontal2View!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Horizontal2"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    customView = Horizontal2View(frame: view.bounds)
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    customView.longTextButton.addAction(
      UIAction { [weak self] _ in self?.longTextButtonDidTap() }, for: .touchUpInside)
    view.addSubview(customView)
  }

  private func longTextButtonDidTap() {
    let longText = "Looooong text"
    customView.searchButton.setTitle(longText, for: .normal)
    customView.nameLabel.text = longText
    customView.setNeedsLayout()
  }
}
