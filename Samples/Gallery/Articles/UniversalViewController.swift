import UIKit

/// Shows the layout for phones and tablets.
final class UniversalViewController: UIViewController {
  private let universalView = UniversalView()

  override func loadView() {
    view = universalView
  }
}
