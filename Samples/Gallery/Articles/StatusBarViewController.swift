import UIKit

/// Shows the bar that keeps clear of the status bar.
final class StatusBarViewController: UIViewController {
  private let statusBarView = StatusBarView()

  override func loadView() {
    view = statusBarView
  }
}
