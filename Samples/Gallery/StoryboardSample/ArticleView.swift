import UIKit

/// An image above a text, as high as both need at a given width.
final class ArticleView: UIView {
  weak var imageView: UIImageView!
  weak var textLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(from: "ArticleView")
    textLabel.text = Self.text
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// The width in points. The text has a margin of 20 on either side.
  var width: CGFloat = 0 {
    didSet {
      guard width != oldValue else { return }
      textLabel.preferredMaxLayoutWidth = width - 40
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    let text = textLabel.sizeThatFits(CGSize(width: width - 40, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: (20 + 150 + 8 + text.height + 20).rounded())
  }

  private static let text = """
    A scroll view needs to know the size of its content. Content with an intrinsic size needs no constraints to the \
    screen: four edges are enough. The height of a text depends on its width, and that width is known only after the \
    scroll view has been laid out. The controller then passes the width to the content, which computes its height \
    again. On a wider screen the same text takes fewer lines, so that there is less to scroll.
    """
}
