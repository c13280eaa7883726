import UIKit

/// Header, content and footer, as the article intends it.
final class HeaderContentFooterFixedView: UIView {
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
    footerView.frame = CGRect(x: 0, y: height - 44, width: width, height: 44)
    contentView.frame = CGRect(
      x: 0, y: headerView.bounds.height, width: width,
      height: height - headerView.bounds.height - footerView.bounds.height)
  }
}
