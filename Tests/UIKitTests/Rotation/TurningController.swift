import UIKit

@testable import UIKit

/// Records rotations and changes of size as `name event`, with the visible state at that moment.
class TurningController: UIViewController {
  let name: String
  let trace: EventTrace
  var orientations = UIInterfaceOrientationMask.all
  var follows = true

  init(_ name: String, _ trace: EventTrace) {
    (self.name, self.trace) = (name, trace)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { follows }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientations.contains(orientation) }

  func note(_ event: String) {
    trace.note("\(name) \(event), \(view.bounds.size.words) \(interfaceOrientation.name)")
  }

  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    note("will rotate to \(orientation.name) in \(duration)")
  }
  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    note("will animate to \(orientation.name)")
  }
  override func didRotate(from orientation: UIInterfaceOrientation) { note("did rotate from \(orientation.name)") }
  override func viewWillLayoutSubviews() { note("will layout") }
  override func viewDidLayoutSubviews() { note("did layout") }
}

/// Also records the callbacks of iOS 8.
final class ResizingController: TurningController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note("to \(size.words) in \(coordinator.transitionDuration)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.note("alongside")
    } completion: { _ in
      self.note("complete")
    }
  }

  override func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("to \(traits.classes)")
    super.willTransition(to: traits, with: coordinator)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    note("from \(previous?.classes ?? "nothing") to \(traitCollection.classes)")
  }
}

extension CGSize {
  var words: String { "\(Int(width))x\(Int(height))" }
}

extension UITraitCollection {
  /// The size classes, as `wC hR`.
  var classes: String {
    let letters: [UIUserInterfaceSizeClass: String] = [.unspecified: "A", .compact: "C", .regular: "R"]
    return "w\(letters[horizontalSizeClass]!) h\(letters[verticalSizeClass]!)"
  }
}

extension Session {
  /// Rotates, and waits for the end of the animation.
  @MainActor func finishTurn(to orientation: UIInterfaceOrientation) {
    rotate(to: orientation)
    advance(by: 1)
  }
}
