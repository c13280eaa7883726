import UIKit

/// Rows as high as their text, before tables supported that: a cell that is never shown measures all rows.
final class StoryboardFlexibleCellViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  weak var tableView: UITableView!
  private let nib = UINib(nibName: "ThreeLabelsCell", bundle: .module)
  private lazy var measuringCell = nib.instantiate(withOwner: nil).first as? ThreeLabelsCell
  private let texts = [50, 100, 150].map(String.init(digits:))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(nib, forCellReuseIdentifier: "labels")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "labels", for: indexPath)
    (cell as? ThreeLabelsCell)?.show(texts[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let cell = measuringCell else { return tableView.rowHeight }
    cell.show(texts[indexPath.row])
    return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
