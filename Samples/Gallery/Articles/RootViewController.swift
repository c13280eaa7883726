import UIKit

/// A custom controller as the root of a window. Until iOS 6 the window keeps its view below the status bar. Since iOS 7
/// the view fills the screen, so views at the top move up by 20 points.
final class RootViewController: UIViewController {
  private(set) var headingLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    headingLabel = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
    headingLabel.autoresizingMask = .flexibleWidth
    headingLabel.text = "At the top of the view"
    headingLabel.textAlignment = .center
    headingLabel.backgroundColor = .yellow
    view.addSubview(headingLabel)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let frame = view.frame
    NSLog("self.view.frame(%f,%f,%f,%f)", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  }
}
