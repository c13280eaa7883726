import UIKit

extension UITableViewCell {
  /// Returns the height that follows from the cell's constraints, for tables that do not measure their rows (before iOS
  /// 8).
  func height(in tableView: UITableView) -> CGFloat {
    frame.size.width = tableView.bounds.width
    layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height + 1
  }
}
