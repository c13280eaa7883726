import UIKit

/// A view with its content in a separate document, which it loads as the owner.
final class TitledImageView: UIView {
  weak var imageView: UIImageView!
  weak var titleLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(from: "TitledImageView")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(from: "TitledImageView")
  }
}

extension UIView {
  /// Fills the view from a document. The margins are the current ones: none, if the content has the size of the view.
  func fill(from nibName: String) {
    let views = Bundle.module.loadNibNamed(nibName, owner: self) as? [UIView]
    guard let content = views?.first else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
