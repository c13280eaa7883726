import UIKit

/// As thin as a controller can be: its view knows how to lay itself out.
final class NinePositionsViewController: UIViewController {
  private let ninePositionsView = NinePositionsView()

  override func loadView() {
    view = ninePositionsView
  }
}
