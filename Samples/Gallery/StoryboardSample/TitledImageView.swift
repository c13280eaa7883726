import UIKit

/// A view whose content is in a document of its own: it loads that as its owner and fills itself with it.
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
  /// The margins are those at this moment: none, when the content has the size of the view.
  func fill(from nibName: String) {
    let views = Bundle.module.loadNibNamed(nibName, owner: self) as? [UIView]
    guard let content = views?.first else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
