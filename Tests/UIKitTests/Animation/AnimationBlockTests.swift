import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Animation blocks, their visible values and their ends. Basis: the UIView reference unless a test states otherwise.
@MainActor struct AnimationBlockTests {
  @Test("every animatable property is shown in between, and has its final value immediately")
  func properties() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 100, 100))
    view.backgroundColor = .red
    stage.animate(1) {
      view.center = CGPoint(x: 90, y: 50)
      view.bounds = CGRect(x: 0, y: 20, width: 60, height: 100)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.alpha = 0
      view.backgroundColor = .blue
      view.layer.cornerRadius = 8
    }
    stage.wait(0.25)
    let shown = try #require(view.layer.presentation())
    #expect(shown.position == CGPoint(x: 60, y: 50) && shown.bounds == CGRect(x: 0, y: 5, width: 90, height: 100))
    #expect(shown.affineTransform() == CGAffineTransform(scaleX: 1.25, y: 1.25))
    #expect(shown.opacity == 0.75 && shown.cornerRadius == 2)
    #expect(shown.backgroundColor == CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
    #expect(view.alpha == 0 && view.layer.opacity == 0 && view.layer.cornerRadius == 8 && shown.model() === view.layer)
    #expect(
      view.layer.animationKeys() == ["position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius"])
    stage.wait(0.75)
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.position == view.center)
  }

  @Test("the picture has the shown size, place, opacity and colour; a scrolled content moves")
  func picture() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 100, 100))
    let inner = stage.view(box(0, 0, 10, 10), in: view)
    (view.backgroundColor, inner.backgroundColor) = (nil, .blue)
    stage.animate(1) {
      view.frame = box(0, 100, 200, 100)
      view.bounds.origin.y = 40
      (view.backgroundColor, inner.alpha) = (.red, 0)
    }
    stage.wait(0.5)
    let lines = stage.session.recordFrame(of: stage.root).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.hasPrefix("concatenate") || $0.hasPrefix("fill") || $0.hasPrefix("layer") } == [
        "concatenate 1 0 0 1 0 30", "fill rect(0 20 150 100) #ff0000/0.5", "layer 0.5", "fill rect(0 0 10 10) #0000ff",
      ])
  }

  @Test("a drawing is fitted to the size that is shown by the content mode")
  func content() throws {
    let stage = try AnimationStage()
    let label = stage.session.perform {
      let label = UILabel(frame: box(0, 0, 50, 20))
      label.text = "Text"
      stage.root.addSubview(label)
      return label
    }
    stage.animate(1) { label.frame.size.width = 100 }
    stage.wait(0.5)
    func scales() -> [String] {
      stage.session.recordFrame(of: stage.root).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("concatenate") }
    }
    #expect(scales() == ["concatenate 0.75 0 0 1 0 0"])
    label.contentMode = .left
    #expect(scales() == [])
  }

  @Test("a delay shows the start; the completion comes when both are over")
  func delay() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate(0.4, delay: 0.1) { view.frame.origin.x = 100 }
    #expect(stage.at([0.1, 0.2, 0.3]) { view.shownFrame.minX } == [0, 25, 50])
    #expect(stage.trace.take() == [])
    stage.wait(0.2)
    #expect(view.shownFrame.minX == 100 && stage.trace.take() == ["it true"])
  }

  @Test("ease in and out is the default curve")
  func defaultCurve() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform { UIView.animate(withDuration: 1) { view.frame.origin.x = 100 } }
    let curve = TimingCurve.easeInOut
    for (time, x) in zip([0.2, 0.6], stage.at([0.2, 0.6]) { view.shownFrame.minX }) {
      #expect(abs(x - 100 * curve.progress(after: time, of: 1)) < 1e-9)
    }
  }

  @Test("a duration of 0 shows the end at once and completes in the next turn, whatever the delay")
  func noDuration() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate("zero", 0, delay: 3) { view.frame.origin.x = 100 }
    #expect(view.shownFrame.minX == 100 && stage.trace.take() == [])
    stage.wait(0)
    #expect(stage.trace.take() == ["zero true"])
  }

  /// Basis: captured; "Premature Completion" of Spaceman Labs, and flowkey's findings on devices.
  @Test("a block that changes nothing is over in the next turn")
  func nothing() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate("same", 10) { view.frame.origin.x = 0 }
    stage.wait(0)
    #expect(stage.trace.take() == ["same true"])
  }

  @Test("switched off, changes jump and completions come in the next turn")
  func disabled() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform { UIView.setAnimationsEnabled(false) }
    stage.animate("off", 1) { view.frame.origin.x = 100 }
    stage.wait(0)
    #expect(view.shownFrame.minX == 100 && stage.trace.take() == ["off true"])
    stage.perform { UIView.setAnimationsEnabled(true) }
    stage.animate("part", 1) {
      UIView.performWithoutAnimation { view.frame.origin.y = 50 }
      view.frame.origin.x = 0
    }
    stage.wait(0.5)
    #expect(view.shownFrame == box(50, 50, 10, 10))
  }

  @Test("an autoreversed animation goes there and back and then shows its end")
  func autoreverse() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate(1, [.curveLinear, .autoreverse]) { view.frame.origin.x = 100 }
    #expect(stage.at([0.5, 1, 1.25, 1.75, 2]) { view.shownFrame.minX } == [50, 100, 75, 25, 100])
    #expect(stage.trace.take() == ["it true"])
  }

  @Test("a repeated one goes on without keeping the session busy, until it is removed")
  func repeated() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate(1, [.curveLinear, .repeat]) { view.frame.origin.x = 100 }
    #expect(stage.at([0.5, 1, 1.25, 1000.75]) { view.shownFrame.minX } == [50, 0, 25, 75])
    #expect(stage.trace.take() == [])
    view.layer.removeAllAnimations()
    #expect(view.shownFrame.minX == 100)
    stage.wait(0)
    #expect(stage.trace.take() == ["it false"])
  }

  @Test("an inner block takes duration and curve of the outer one, unless it overrides them")
  func nested() throws {
    let stage = try AnimationStage(), views = (0..<3).map { _ in stage.view(box(0, 0, 10, 10)) }
    var durations: [TimeInterval] = []
    stage.animate("outer", 2) {
      views[0].frame.origin.x = 100
      stage.animate("inner", 1, .curveEaseIn) {
        views[1].frame.origin.x = 100
        durations.append(UIView.inheritedAnimationDuration)
      }
      stage.animate("own", 1, [.overrideInheritedDuration]) {
        views[2].frame.origin.x = 100
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [2, 1] && stage.session.perform { UIView.inheritedAnimationDuration } == 0)
    #expect(stage.at([0.5]) { views.map(\.shownFrame.minX) } == [[25, 25, 50]])
    stage.wait(2)
    #expect(stage.trace.take() == ["own true", "inner true", "outer true"])
  }

  @Test("timers, dispatched blocks and completions come in the order of their times")
  func order() throws {
    let stage = try AnimationStage(), trace = stage.trace, view = stage.view(box(0, 0, 10, 10))
    stage.animate("long", 0.3) { view.frame.origin.x = 30 }
    stage.animate("short", 0.1) { view.alpha = 0 }
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { trace.note("block at \(view.shownFrame.minX)") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { trace.note("timer") }
      }
      DispatchQueue.main.async { trace.note("soon") }
    }
    stage.wait(1)
    #expect(trace.take() == ["soon", "short true", "timer", "block at 20.0", "long true"])
  }

  @Test("a completion may begin the next animation, which begins at its time")
  func chain() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: { _ in
        stage.animate("second", 0.5) { view.frame.origin.x = 0 }
      }
    }
    #expect(stage.at([0.25, 0.5, 0.75, 1]) { view.shownFrame.minX } == [50, 100, 50, 0])
    #expect(stage.trace.take() == ["second true"])
  }

  @Test("a view that moves is not touched, unless its animation allows it")
  func touches() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    let point = CGPoint(x: 5, y: 5)
    stage.animate(1) { view.alpha = 0.5 }
    #expect(stage.root.hitTest(point, with: nil) === stage.root)
    stage.wait(1)
    stage.animate(1, .allowUserInteraction) { view.frame.origin.x = 0.5 }
    #expect(stage.root.hitTest(point, with: nil) === view)
  }

  @Test("a spring swings beyond its end, and its completion comes with its duration")
  func spring() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
        view.frame.origin.x = 100
      } completion: { _ in
        stage.trace.note("done")
      }
    }
    let spring = SpringCurve(dampingRatio: 0.4, restingAfter: 1)
    let shown = stage.at([0.1, 0.2, 0.5]) { view.shownFrame.minX }
    #expect(zip(shown, [0.1, 0.2, 0.5]).allSatisfy { abs($0 - 100 * spring.progress(after: $1)) < 1e-9 })
    #expect(shown.contains { $0 > 100 } && stage.trace.take() == [])
    stage.wait(0.5)
    #expect(view.shownFrame.minX == 100 && stage.trace.take() == ["done"])
  }

  @Test("a spring by duration and bounce ends when it has settled")
  func bounce() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.animate(springDuration: 0.5, bounce: 0.2) {
        view.frame.origin.x = 100
      } completion: { _ in
        stage.trace.note("done")
      }
    }
    let spring = SpringCurve(perceivedDuration: 0.5, bounce: 0.2)
    stage.wait(0.5)
    #expect(abs(view.shownFrame.minX - 100 * spring.progress(after: 0.5)) < 1e-9 && stage.trace.take() == [])
    stage.wait(spring.settlingTime - 0.5)
    #expect(view.shownFrame.minX == 100 && stage.trace.take() == ["done"])
  }

  @Test("keyframes have their shares of a whole whose curve is their own")
  func keyframes() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.perform {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 20 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      } completion: {
        stage.trace.note("done \($0)")
      }
    }
    #expect(view.frame.minX == 20)
    let shown = stage.at([0.5, 1, 1.25, 1.5, 1.75]) { [view.shownFrame.minX, CGFloat(view.shownAlpha)] }
    #expect(shown == [[50, 1], [100, 1], [60, 0.75], [20, 0.5], [20, 0.25]])
    stage.wait(0.25)
    #expect(stage.trace.take() == ["done true"])
  }

  @Test("discrete keyframes show ends alone")
  func discrete() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
      }
    }
    #expect(stage.at([0.25, 0.75]) { view.shownFrame.minX } == [0, 100])
  }

  @Test("animations in steps have their settings, 0.2 seconds where they have none")
  func steps() throws {
    let stage = try AnimationStage(.iOS(6)), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationCurve(.linear)
      view.frame.origin.x = 100
      UIView.commitAnimations()
    }
    #expect(stage.at([0.1, 0.2]) { view.shownFrame.minX } == [50, 100])
    stage.perform {
      UIView.beginAnimations("back", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      view.frame.origin.x = 0
      UIView.commitAnimations()
    }
    #expect(stage.at([0.5, 1, 2, 2.75, 4.5]) { view.shownFrame.minX } == [100, 50, 50, 75, 0])
  }

  @Test("a cross-dissolve fades what was there over what is there now")
  func crossDissolve() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10)), other = stage.view(.zero)
    view.backgroundColor = .red
    stage.perform {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      } completion: {
        stage.trace.note("done \($0)")
      }
    }
    func drawn() -> [String] {
      stage.session.recordFrame(of: stage.root).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("layer") || $0.hasPrefix("fill") }
    }
    stage.wait(0.25)
    #expect(drawn() == ["fill rect(0 0 10 10) #0000ff", "layer 0.75", "fill rect(0 0 10 10) #ff0000"])
    stage.wait(0.75)
    #expect(drawn() == ["fill rect(0 0 10 10) #0000ff"] && stage.trace.take() == ["done true"])
    stage.perform {
      other.removeFromSuperview()
      UIView.transition(from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    }
    #expect(view.superview == nil && other.superview === stage.root && drawn() == ["fill rect(0 0 10 10) #0000ff"])
    stage.wait(0.5)
    #expect(drawn() == ["layer 0.5", "fill rect(0 0 10 10) #0000ff"])
  }

  @Test("a transition has its duration though it shows its end at once")
  func transition() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromLeft) {
        view.frame.origin.x = 100
      } completion: {
        stage.trace.note("done \($0)")
      }
    }
    #expect(view.shownFrame.minX == 100)
    stage.wait(0.4)
    #expect(stage.trace.take() == [])
    stage.wait(0.1)
    #expect(stage.trace.take() == ["done true"])
  }

  /// Basis: UIView.h.
  @Test("rates of frames have UIKit's bits")
  func frameRates() {
    typealias Options = UIView.AnimationOptions
    #expect(Options.preferredFramesPerSecond60.rawValue == 3 << 24 && Options.preferredFramesPerSecondDefault == [])
    #expect(Options.preferredFramesPerSecond30.rawValue == 7 << 24)
  }
}
