import UIKit

extension UIButton {
  /// The title has the size of any system button, and larger ones where the user reads larger text.
  func followTextSize() {
    guard Release.isAtLeast("10") else { return }
    titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
