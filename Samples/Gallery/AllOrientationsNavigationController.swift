import UIKit

/// The root of both sample apps. Since iOS 6 only the root controller determines the supported orientations. A
/// navigation controller does not ask the controllers on its stack, and a phone would exclude upside down.
final class AllOrientationsNavigationController: UINavigationController {
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
