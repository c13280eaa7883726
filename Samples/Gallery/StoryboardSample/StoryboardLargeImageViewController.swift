import UIKit

/// A scrollable picture whose natural size is the content size.
final class StoryboardLargeImageViewController: UIViewController {
  weak var scrollView: UIScrollView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let imageView = UIImageView(image: UIImage(named: "panorama"))
    imageView.backgroundColor = .lightGray
    scrollView.hold(imageView)
  }
}

extension UIScrollView {
  /// Makes the content as large as the view by pinning all four edges.
  func hold(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let format = ["H:|[view]|", "V:|[view]|"]
    for line in format {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: ["view": view]))
    }
  }
}
