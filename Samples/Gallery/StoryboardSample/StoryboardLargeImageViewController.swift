import UIKit

/// Scrolls over a picture: the picture's natural size is the size of the content.
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
  /// The content is as large as the view, which has all four edges of it.
  func hold(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let format = ["H:|[view]|", "V:|[view]|"]
    for line in format {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: ["view": view]))
    }
  }
}
