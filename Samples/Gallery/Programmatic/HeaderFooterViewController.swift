import UIKit

/// Two strips, held at the top and at the bottom by their masks.
final class HeaderFooterViewController: UIViewController {
  private(set) var headerView: UIView!
  private(set) var footerView: UIView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Header & Footer"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let bounds = view.bounds

    headerView = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 50))
    headerView.autoresizingMask = .flexibleWidth
    headerView.backgroundColor = .blue
    view.addSubview(headerView)

    footerView = UIView(frame: CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50))
    footerView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    footerView.backgroundColor = .red
    view.addSubview(footerView)
  }
}
