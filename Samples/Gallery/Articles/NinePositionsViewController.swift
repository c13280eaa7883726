import UIKit

/// A minimal controller, whose view lays itself out.
final class NinePositionsViewController: UIViewController {
  private let ninePositionsView = NinePositionsView()

  override func loadView() {
    view = ninePositionsView
  }
}
