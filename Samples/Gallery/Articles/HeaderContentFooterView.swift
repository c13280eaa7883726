import UIKit

/// Header, content and footer, as printed in the article.
///
/// The original has a known error: the arguments of two rectangles are swapped. The footer gets its y as x, off the
/// screen to the right. The content gets the header's height as x, so it covers the header and extends off the screen.
final class HeaderContentFooterView: UIView {
  let headerView = UINavigationBar()
  let contentView = UITableView()
  let footerView = UIToolbar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    headerView.items = [UINavigationItem(title: "Header")]
    addSubview(headerView)
    addSubview(contentView)
    addSubview(footerView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()

    let width = bounds.width
    let height = bounds.height

    headerView.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    footerView.frame = CGRect(x: height - 44, y: 0, width: width, height: 44)
    contentView.frame = CGRect(
      x: headerView.bounds.height, y: 0, width: width,
      height: height - headerView.bounds.height - footerView.bounds.height)
  }
}
