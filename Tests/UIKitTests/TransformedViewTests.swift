import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Frames of rotated or scaled views. Basis: public test suites that pass on iOS, and reports.
@MainActor struct TransformedViewTests {
  @Test("the frame of a turned view is the box around its corners, without noise")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 75, y: 50, width: 50, height: 100))
    #expect(view.frame.width == 50 && view.frame.height == 100)
  }

  @Test("setting the frame of a turned view puts its centre in the middle of that frame")
  func frameOfTurned() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    #expect(view.center == CGPoint(x: 140, y: 220))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
    #expect(view.center == CGPoint(x: 140, y: 220) && view.bounds.size == CGSize(width: 40, height: 80))
    #expect(view.frame == CGRect(x: 100, y: 200, width: 80, height: 40))
  }

  @Test("sizeToFit sets the bounds of a transformed view, and leaves it where it was")
  func fitting() {
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 30) && view.transform.a == 0.5)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test("a root view keeps the transform that its controller gave it", arguments: [(6, 1), (8, 0), (12, 0), (17, 0)])
  func rootView(_ major: Int, _ minor: Int) throws {
    let session = try Session.of(.iOS(major, minor)), controller = session.perform { Flipped() }
    session.launch(root: { UINavigationController(rootViewController: controller) })
    #expect(controller.view.transform == CGAffineTransform(scaleX: 1, y: -1))
    let height = controller.view.bounds.height
    session.rotate(to: .landscapeRight)
    session.advance(by: 1)
    session.rotate(to: .portrait)
    session.advance(by: 1)
    #expect(controller.view.transform == CGAffineTransform(scaleX: 1, y: -1))
    #expect(controller.view.bounds.height == height)
  }
}

private final class Fitting: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 30) }
}

private final class Flipped: UITableViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
  }
}
