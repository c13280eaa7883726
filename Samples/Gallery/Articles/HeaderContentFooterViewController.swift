import UIKit

/// Shows header, content and footer, as printed or as intended.
final class HeaderContentFooterViewController: UIViewController {
  private let isFixed: Bool

  init(isFixed: Bool) {
    self.isFixed = isFixed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = isFixed ? HeaderContentFooterFixedView() : HeaderContentFooterView()
  }
}
