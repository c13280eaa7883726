import UIKit

/// A document made for iOS 7, where its views are 20 points lower: its deltas move them back on iOS 6.
final class DeltasViewController: UIViewController {
  var label: UILabel!
  var bodyView: UIView!

  init() {
    super.init(nibName: "DeltasViewController", bundle: .module)
    title = "iOS 6/7 Deltas"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
