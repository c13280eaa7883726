import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The callbacks of an app's presentation controller. Basis: the references of `UIPresentationController` and
/// `UIContentContainer`.
@MainActor struct PresentationContainerTests {
  private final class Half: UIPresentationController {
    var told: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
      return CGRect(origin: CGPoint(x: 0, y: bounds.height - size.height), size: size)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append("size \(Int(size.width)) \(Int(size.height))")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      told.append("preferred \(Int(container.preferredContentSize.height))")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { told.append("traits") }
  }

  private final class Presented: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      sizes.append(size)
    }
  }

  @Test func aTurnAndAnotherPreferredSize() throws {
    let stage = try TransitionStage(), presented = stage.session.perform { Presented() }
    stage.session.launch { [first = stage.first] in first }
    stage.session.advance(by: 1)
    stage.supplier.presentation = { Half(presentedViewController: $0, presenting: $1) }
    stage.supplier.animator = nil
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = stage.supplier
    stage.session.perform { stage.first.present(presented, animated: false) }
    stage.session.advance(by: 1)
    let half = try #require(presented.presentationController as? Half)
    #expect(presented.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    presented.preferredContentSize = CGSize(width: 0, height: 90)
    #expect(half.told.last == "preferred 90" && half.preferredContentSize.height == 90)
    half.told = []
    stage.session.supportedOrientations = .all
    stage.session.rotate(to: .landscapeRight)
    stage.session.advance(by: 1)
    #expect(half.told.contains("size 568 320") && half.told.contains("traits"))
    #expect(presented.sizes == [CGSize(width: 568, height: 160)])
    #expect(presented.view.frame == CGRect(x: 0, y: 160, width: 568, height: 160))
  }
}
