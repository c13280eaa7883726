import Testing
import UIKit

@testable import UIKit

/// Property animators.
/// Basis: the UIViewPropertyAnimator reference; the positions are calculated for linear curves.
@MainActor struct PropertyAnimatorTests {
  private let stage: AnimationStage
  private let view: UIView
  private let animator: UIViewPropertyAnimator

  init() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    animator = stage.session.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
      animator.addCompletion { stage.trace.note("ended at \(["end", "start", "current"][$0.rawValue])") }
      return animator
    }
    (self.stage, self.view) = (stage, view)
  }

  private var x: CGFloat { view.shownFrame.minX }

  @Test("nothing changes before it starts; then it runs and tells its end")
  func runs() {
    #expect(view.frame.minX == 0 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.frame.minX == 100 && animator.state == .active && animator.isRunning)
    #expect(stage.at([0.25, 0.5]) { x } == [25, 50] && animator.fractionComplete == 0.5)
    stage.wait(0.5)
    #expect(x == 100 && animator.state == .inactive && !animator.isRunning)
    #expect(stage.trace.take() == ["ended at end"])
  }

  @Test("a delay comes before the way")
  func delay() {
    animator.startAnimation(afterDelay: 0.5)
    #expect(stage.at([0.5, 1]) { x } == [0, 50])
    stage.wait(0.5)
    #expect(stage.trace.take() == ["ended at end"])
  }

  @Test("held, it stays; it goes on from there with the time that is left")
  func pause() {
    animator.startAnimation()
    stage.wait(0.25)
    animator.pauseAnimation()
    stage.wait(5)
    #expect(x == 25 && animator.state == .active && !animator.isRunning && stage.trace.take() == [])
    animator.startAnimation()
    #expect(stage.at([0.25, 0.75]) { x } == [50, 100])
    #expect(stage.trace.take() == ["ended at end"])
  }

  @Test("moved by hand it shows that share of the way, and runs on from there")
  func scrubbing() {
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && view.frame.minX == 100 && abs(x - 30) < 1e-9)
    animator.fractionComplete = 0.6
    #expect(abs(x - 60) < 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    stage.wait(0.25)
    #expect(abs(x - 80) < 1e-9)
    stage.wait(0.25)
    #expect(x == 100 && stage.trace.take() == ["ended at end"])
  }

  @Test("turned round it goes back, and everything has its start again")
  func reversed() {
    animator.startAnimation()
    stage.wait(0.5)
    animator.isReversed = true
    #expect(x == 50)
    stage.wait(0.25)
    #expect(x == 25 && view.frame.minX == 100)
    stage.wait(0.25)
    #expect(x == 0 && view.frame.minX == 0 && stage.trace.take() == ["ended at start"])
  }

  @Test("turned round before it starts, it comes from its end")
  func reversedBeforeStart() {
    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.at([0, 0.25]) { x } == [100, 75] && animator.fractionComplete == 0.25)
    stage.wait(0.75)
    #expect(view.frame.minX == 0 && stage.trace.take() == ["ended at start"])
  }

  @Test("stopped without an end, everything stays where it is to be seen")
  func stopped() {
    animator.startAnimation()
    stage.wait(0.4)
    animator.stopAnimation(true)
    #expect(view.frame.minX == 40 && x == 40 && animator.state == .inactive)
    stage.wait(1)
    #expect(stage.trace.take() == [])
  }

  @Test(
    "stopped with an end, it is said where that is",
    arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 40)])
  func finished(position: UIViewAnimatingPosition, end: CGFloat) {
    animator.startAnimation()
    stage.wait(0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.frame.minX == 40)
    animator.finishAnimation(at: position)
    #expect(view.frame.minX == end && x == end && animator.state == .inactive)
    #expect(stage.trace.take().count == 1)
  }

  @Test("what is added on the way begins there and ends with it")
  func additions() {
    animator.startAnimation()
    stage.wait(0.5)
    animator.addAnimations { view.frame.origin.y = 100 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    #expect(view.shownFrame.origin == CGPoint(x: 50, y: 0) && view.frame.minY == 100)
    stage.wait(0.25)
    #expect(view.shownFrame.origin == CGPoint(x: 75, y: 50) && view.shownAlpha == 1)
    stage.wait(0.125)
    #expect(view.shownAlpha == 0.5)
  }

  @Test("it can wait at its end")
  func pausing() {
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.wait(2)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    #expect(stage.trace.take() == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(stage.trace.take() == ["ended at end"])
  }

  @Test("constraints move by it, too; a running one needs no other owner")
  func constraints() throws {
    let child = stage.view(.zero)
    stage.perform {
      child.translatesAutoresizingMaskIntoConstraints = false
      let width = child.widthAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([
        width, child.heightAnchor.constraint(equalToConstant: 20),
        child.topAnchor.constraint(equalTo: stage.root.topAnchor),
        child.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      ])
      stage.root.layoutIfNeeded()
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 120
        stage.root.layoutIfNeeded()
      } completion: { _ in
        stage.trace.note("done")
      }
    }
    stage.wait(0.5)
    #expect(child.shownFrame == box(0, 0, 70, 20))
    stage.wait(0.5)
    #expect(stage.trace.take() == ["done"])
  }

  @Test("springs by their own physics have their own duration, and parameters say what they are")
  func parameters() {
    stage.perform {
      let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
      let own = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      #expect(own.duration == SpringCurve(perceivedDuration: 0.5, bounce: 0).settlingTime)
      #expect(UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5).duration == 9)
      let cubic = UICubicTimingParameters(animationCurve: .easeIn)
      #expect(cubic.timingCurveType == .builtin && cubic.controlPoint2 == CGPoint(x: 1, y: 1))
      #expect(spring.timingCurveType == .spring && cubic.springTimingParameters == nil)
    }
  }

  @Test("an animator that is not interruptible runs to its end, whatever is asked of it")
  func notInterruptible() {
    animator.isInterruptible = false
    animator.startAnimation()
    stage.wait(0.25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.stopAnimation(true)
    #expect(x == 25 && animator.isRunning && animator.state == .active)
    stage.wait(0.75)
    #expect(x == 100 && stage.trace.take() == ["ended at end"])
  }
}
