import UIKit

/// The search form by constraints, without setting any frame.
final class AutoLayoutHorizontalViewController: UIViewController {
  var searchButton: UIButton!
  var nameLabel: UILabel!
  var longTextButton: UIButton!

  init() {
    super.init(nibName: "AutoLayoutHorizontalViewController", bundle: .module)
    title = "Auto Layout - Horizontal"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    longTextButton.addAction(UIAction { [weak self] _ in self?.buttonDidTap() }, for: .touchUpInside)
  }

  private func buttonDidTap() {
    let longText = "Looooong text"
    searchButton.setTitle(longText, for: .normal)
    nameLabel.text = longText
  }
}
