import UIKit

/// A bar that is below the status bar in every generation; for portrait only, like the original.
final class StatusBarView: UIView {
  let navbar = UINavigationBar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    navbar.items = [UINavigationItem(title: "Navbar")]
    addSubview(navbar)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()

    let width = bounds.width
    let isOS7Later = NSString(string: UIDevice.current.systemVersion).floatValue >= 7

    // Until iOS 7 the rectangle does not rotate with the interface.
    let statusBarHeight = UIApplication.shared.statusBarFrame.height

    // Since iOS 7 the view begins under the status bar.
    let navbarY = isOS7Later ? statusBarHeight : 0
    navbar.frame = CGRect(x: 0, y: navbarY, width: width, height: 44)
  }
}
