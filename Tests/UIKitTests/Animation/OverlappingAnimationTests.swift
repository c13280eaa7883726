import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A second animation of a property that is being animated. Basis: captured; material-motion's tests of UIKit for
/// additive animations, Additive Animations of iosoteric.com for iOS 7 and 8.
@MainActor struct OverlappingAnimationTests {
  /// Makes a view that moves linearly and is halfway to 100 points.
  private func makeHalfway(_ version: SystemVersion) throws -> (AnimationStage, UIView) {
    let stage = try AnimationStage(version), view = stage.view(box(0, 0, 10, 10))
    stage.animate("there", 1) { view.frame.origin.x = 100 }
    stage.wait(0.5)
    return (stage, view)
  }

  @Test(
    "from iOS 8 on the first one goes on under the second: nothing jumps and both finish", arguments: [true, false])
  func addsUp(beginsFromCurrentState: Bool) throws {
    let (stage, view) = try makeHalfway(.iOS(8))
    stage.animate("back", 1, beginsFromCurrentState ? [.curveLinear, .beginFromCurrentState] : .curveLinear) {
      view.frame.origin.x = 0
    }
    // Linear animations stop while they overlap: the speed is the same in both directions.
    #expect(stage.at([0, 0.25, 0.5, 0.75, 1]) { view.shownFrame.minX } == [50, 50, 50, 25, 0])
    #expect(stage.trace.take() == ["there true", "back true"])
  }

  @Test("before, the second takes its place: from where it is, when it says so")
  func replaces() throws {
    let (stage, view) = try makeHalfway(.iOS(7))
    stage.animate("back", 1, [.curveLinear, .beginFromCurrentState]) { view.frame.origin.x = 0 }
    #expect(stage.at([0, 0.5, 1]) { view.shownFrame.minX } == [50, 25, 0])
    #expect(stage.trace.take() == ["there false", "back true"])
  }

  @Test("and else from where the first one was going")
  func jumps() throws {
    let (stage, view) = try makeHalfway(.iOS(7))
    stage.animate("back", 1) { view.frame.origin.x = 0 }
    #expect(stage.at([0, 0.5]) { view.shownFrame.minX } == [100, 50])
  }

  @Test("a new animation of opacity or color replaces the old one", arguments: [SystemVersion.iOS(7), .iOS(17)])
  func opacity(version: SystemVersion) throws {
    let stage = try AnimationStage(version), view = stage.view(box(0, 0, 10, 10))
    stage.animate("out", 1) { view.alpha = 0 }
    stage.wait(0.5)
    stage.animate("in", 1, [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
    #expect(stage.at([0, 0.5]) { view.shownAlpha } == [0.5, 0.75])
    #expect(stage.trace.take() == ["out false"])
    stage.animate("out again", 1) { view.alpha = 0 }
    #expect(view.shownAlpha == 1)
  }

  @Test("a block that loses one of its changes goes on for the others, and has not finished")
  func partly() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate("both", 1) {
      view.alpha = 0
      view.frame.origin.x = 100
    }
    stage.wait(0.25)
    stage.animate("alpha", 0.25) { view.alpha = 1 }
    stage.wait(0.25)
    #expect(view.shownFrame.minX == 50 && stage.trace.take() == ["alpha true"])
    stage.wait(0.5)
    #expect(stage.trace.take() == ["both false"])
  }

  @Test("a property that one block changes twice is one change")
  func twice() throws {
    for version in [SystemVersion.iOS(7), .iOS(17)] {
      let stage = try AnimationStage(version), view = stage.view(box(0, 0, 10, 10))
      stage.animate(1) {
        view.frame.origin.x = 50
        view.frame.origin.x = 100
      }
      stage.wait(0.5)
      #expect(view.layer.animationKeys() == ["position"] && view.shownFrame.minX == (version == .iOS(7) ? 75 : 50))
      stage.wait(0.5)
      #expect(stage.trace.take() == ["it true"])
    }
  }

  @Test("a change without a block moves the end of a running animation")
  func unanimated() throws {
    let positions: [CGFloat] = try [SystemVersion.iOS(7), .iOS(17)].map { (version: SystemVersion) in
      let stage = try AnimationStage(version), view = stage.view(box(0, 0, 10, 10))
      stage.animate(1) { view.frame.origin.x = 100 }
      stage.wait(0.5)
      stage.perform { view.frame.origin.x = 200 }
      return view.shownFrame.minX
    }
    // From 0 to the new end, and 50 short of it.
    #expect(positions == [100, 150])
  }

  @Test("a view that leaves its superview has arrived, and its block has not finished")
  func removal() throws {
    let stage = try AnimationStage(), outer = stage.view(box(0, 0, 50, 50)), inner = stage.view(.zero, in: outer)
    stage.animate(1) { inner.frame = box(0, 0, 10, 10) }
    stage.wait(0.5)
    stage.perform { outer.removeFromSuperview() }
    #expect(inner.shownFrame == box(0, 0, 10, 10))
    stage.wait(0)
    #expect(stage.trace.take() == ["it false"])
  }

  @Test("an endless animation is released when the program ends, without a completion")
  func endOfProgram() throws {
    let stage = try AnimationStage()
    weak var dropped: UIView?
    stage.perform {
      let view = UIView()
      dropped = view
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: { [trace = stage.trace] in
        trace.note("\(view.alpha) \($0)")
      }
    }
    #expect(dropped != nil)
    stage.session.end()
    #expect(dropped == nil && stage.trace.take() == [])
  }

  @Test("a settled session retains nothing of its animations")
  func rest() throws {
    let stage = try AnimationStage()
    weak var dropped: UIView?
    stage.perform {
      let view = UIView(), held = EventTrace()
      dropped = view
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        held.note("\(view.alpha)")
      }
    }
    #expect(dropped != nil && stage.session.animations.running.count == 1)
    stage.wait(1)
    #expect(dropped == nil && stage.session.animations.running.isEmpty && stage.session.animations.open.isEmpty)
  }
}
