import UIKit

/// A view as high as its two labels, one below the other.
final class TwoLabelsView: UIView {
  weak var label1: UILabel!
  weak var label2: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: "TwoLabelsView")
  }
}
