import UIKit

/// The root of both sample apps. Since iOS 6 the root controller alone says which orientations there are, and a
/// navigation controller does not ask the controllers on its stack; a phone would leave out upside down.
final class AllOrientationsNavigationController: UINavigationController {
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
