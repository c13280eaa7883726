import UIKit

extension UIButton {
  /// Makes the title as large as that of any system button, and larger if the user reads larger text.
  func followTextSize() {
    guard Release.isAtLeast("10") else { return }
    titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
