import UIKit

/// Since iOS 7, views at the top of a view in a navigation controller are under the bar, 64 points higher, because the
/// view is extended by default. The button turns the extension off and on.
final class ExtendedEdgesViewController: UIViewController {
  private(set) var headingLabel: UILabel!
  private(set) var edgesButton: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Extended Edges"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    headingLabel = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
    headingLabel.autoresizingMask = .flexibleWidth
    headingLabel.text = "At the top of the view"
    headingLabel.textAlignment = .center
    headingLabel.backgroundColor = .yellow
    view.addSubview(headingLabel)

    edgesButton = UIButton(type: .roundedRect)
    edgesButton.frame = CGRect(x: (view.bounds.width - 160) / 2, y: 120, width: 160, height: 44)
    edgesButton.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    edgesButton.setTitle("Edges None", for: .normal)
    edgesButton.addAction(UIAction { [weak self] _ in self?.edgesButtonDidTap() }, for: .touchUpInside)
    view.addSubview(edgesButton)
  }

  private func edgesButtonDidTap() {
    let isExtended = edgesForExtendedLayout == .all
    edgesForExtendedLayout = isExtended ? [] : .all
    edgesButton.setTitle(isExtended ? "Edges All" : "Edges None", for: .normal)
    view.setNeedsLayout()
  }
}
