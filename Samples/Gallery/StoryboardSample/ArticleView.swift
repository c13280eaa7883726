import UIKit

/// A picture and text below it, as high as both need at a given width.
final class ArticleView: UIView {
  weak var imageView: UIImageView!
  weak var textLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(from: "ArticleView")
    textLabel.text = Self.text
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// The width in points; the text has 20 less on either side.
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
    A scroll view asks its content how large it is. Content that says so by its own size needs no constraint to the \
    screen: four edges are enough. A text is as high as it is long only when somebody says how wide it may be, and that \
    is known when the scroll view has been laid out. So the width is handed on then, and the content says its height \
    anew. On a wide screen the same text takes fewer lines, and there is less to scroll.
    """
}
