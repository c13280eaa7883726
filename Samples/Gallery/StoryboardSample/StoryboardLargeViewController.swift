import UIKit

/// A scrollable view that determines its own size.
final class StoryboardLargeViewController: UIViewController {
  weak var scrollView: UIScrollView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let view = LargeView()
    view.backgroundColor = .lightGray
    scrollView.hold(view)
  }
}

/// A square of 1024 points.
final class LargeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 1024, height: 1024) }
}
