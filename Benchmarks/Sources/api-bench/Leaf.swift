import UIKit

/// A label or an image with content measured in advance.
final class Leaf: UIView {
  private let natural: CGSize

  init(_ width: Double, _ height: Double) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }

  override var intrinsicContentSize: CGSize { natural }

  override func sizeThatFits(_ size: CGSize) -> CGSize { natural }

  /// Returns one line of text, which hugs its content as labels do.
  static func text(_ width: Double, lines: Double = 1) -> Leaf {
    let leaf = Leaf(width, 20.5 * lines)
    leaf.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    leaf.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    return leaf
  }

  /// Returns a view that always keeps its width.
  static func rigid(_ width: Double, _ height: Double) -> Leaf {
    let leaf = Leaf(width, height)
    leaf.setContentHuggingPriority(.required, for: .horizontal)
    leaf.setContentCompressionResistancePriority(.required, for: .horizontal)
    return leaf
  }
}

extension UIView {
  func addForConstraints(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
