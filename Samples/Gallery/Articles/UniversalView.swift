import UIKit

/// One layout for phones and tablets.
///
/// The original has known errors: it passes the height as the width and the width as the height, and leaves x and y
/// undeclared, here 0.
final class UniversalView: UIView {
  let hogeView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    hogeView.backgroundColor = .blue
    addSubview(hogeView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()

    let (x, y): (CGFloat, CGFloat) = (0, 0)
    let width = bounds.width
    let isPad = UIDevice.current.userInterfaceIdiom == .pad

    let hogeH: CGFloat = isPad ? 300 : 100
    hogeView.frame = CGRect(x: x, y: y, width: hogeH, height: width)
  }
}
