import UIKit

final class ThreeLabelsCell: UITableViewCell {
  weak var label1: UILabel!
  weak var label2: UILabel!
  weak var label3: UILabel!

  func show(_ text: String) {
    for label in [label1, label2, label3] { label?.text = text }
  }
}
