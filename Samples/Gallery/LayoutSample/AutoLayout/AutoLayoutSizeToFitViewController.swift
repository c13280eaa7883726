import UIKit

/// A label that grows in width, one that grows in height, and a button below them, by constraints.
///
/// The original has a known limit: the document gives the second label a preferred width of 280, so it keeps its lines
/// when the screen becomes wider.
final class AutoLayoutSizeToFitViewController: UIViewController {
  var flexibleWidthLabel: UILabel!
  var flexibleHeightLabel: UILabel!
  var longTextButton: UIButton!

  init() {
    super.init(nibName: "AutoLayoutSizeToFitViewController", bundle: .module)
    title = "Auto Layout - Size to Fit"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    longTextButton.addAction(UIAction { [weak self] _ in self?.buttonDidTap() }, for: .touchUpInside)
  }

  private func buttonDidTap() {
    flexibleWidthLabel.text = "Looooooooooooooooong text"
    flexibleHeightLabel.text = "Looooooooooooooooooooooooooooooooooooooooooooong text"
  }
}
