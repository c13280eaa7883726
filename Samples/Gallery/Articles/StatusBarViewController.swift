import UIKit

/// Shows the bar below the status bar.
final class StatusBarViewController: UIViewController {
  private let statusBarView = StatusBarView()

  override func loadView() {
    view = statusBarView
  }
}
