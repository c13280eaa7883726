import UIKit

/// A label with as many lines as the text needs at the width from constraints, even on iOS 6 and 7. Later labels
/// determine their width themselves.
final class WrappingLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !Release.isAtLeast("8"), preferredMaxLayoutWidth != bounds.width else { return }
    preferredMaxLayoutWidth = bounds.width
    superview?.setNeedsLayout()
  }
}
