import UIKit

/// Colors that follow the appearance, if there are two.
extension UIColor {
  @MainActor static var screen: UIColor { Release.isAtLeast("13") ? .systemBackground : .white }
  @MainActor static var text: UIColor { Release.isAtLeast("13") ? .label : .black }
  @MainActor static var raised: UIColor {
    Release.isAtLeast("13") ? .secondarySystemBackground : UIColor(white: 0.97, alpha: 1)
  }
  @MainActor static var bubble: UIColor { Release.isAtLeast("13") ? .systemGray5 : UIColor(white: 0.91, alpha: 1) }
}
