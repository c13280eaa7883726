import UIKit

/// Labels at fixed distances from the bars, by constraints to the layout guides instead of deltas.
final class LayoutGuidesViewController: UIViewController {
  private(set) var topLabel: UILabel!
  private(set) var bottomLabel: UILabel!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Layout Guides"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    topLabel = addLabel("20 points below the top guide")
    bottomLabel = addLabel("20 points above the bottom guide")

    let views: [String: Any] = [
      "top": topLabel!, "bottom": bottomLabel!, "topGuide": topLayoutGuide, "bottomGuide": bottomLayoutGuide,
    ]
    for format in ["H:|-20-[top]", "H:|-20-[bottom]", "V:[topGuide]-20-[top]", "V:[bottom]-20-[bottomGuide]"] {
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  private func addLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }
}
