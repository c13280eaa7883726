import Testing

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`, and those that the system supplies.
/// Basis: the references of UIView's class methods.
@MainActor struct AnimationStepsTests {
  private final class Listener: NSObject, ObjCExposed {
    var heard: [String] = []
    var context: UnsafeMutableRawPointer?

    func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
      heard.append("start \(animationID ?? "nil")")
      self.context = context
    }

    func animationDidStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      heard.append("stop \(animationID ?? "nil") \(finished.boolValue)")
    }

    func over() { heard.append("over") }

    static var objcMembers: [ObjCMember] {
      [
        .action("animationWillStart:context:", Listener.animationWillStart),
        .action("animationDidStop:finished:context:", Listener.animationDidStop), .action("over", Listener.over),
      ]
    }
  }

  @Test("the delegate is notified of the beginning after the delay, and of the end")
  func delegates() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10)), listener = Listener()
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    stage.perform {
      UIView.beginAnimations("move", context: context)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart("animationWillStart:context:")
      UIView.setAnimationDidStop("animationDidStop:finished:context:")
      view.frame.origin.x = 100
      UIView.commitAnimations()
    }
    #expect(stage.at([0.25, 0.75, 1.5]) { listener.heard.count } == [0, 1, 2])
    #expect(listener.heard == ["start move", "stop move true"] && listener.context == context)
  }

  @Test("a method without parameters is told, too, and false stands for an animation that another one replaced")
  func replaced() throws {
    let stage = try AnimationStage(.iOS(7)), view = stage.view(box(0, 0, 10, 10)), listener = Listener()
    func animate(_ alpha: CGFloat, _ selector: Selector) {
      stage.perform {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(selector)
        view.alpha = alpha
        UIView.commitAnimations()
      }
    }
    animate(0, "animationDidStop:finished:context:")
    stage.wait(0.1)
    animate(1, "over")
    stage.wait(1)
    #expect(listener.heard == ["stop nil false", "over"])
  }

  @Test("a transition has its duration although nothing else moves")
  func transition() throws {
    let stage = try AnimationStage(), listener = Listener()
    stage.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop("over")
      UIView.setAnimationTransition(.flipFromLeft, for: stage.root, cache: true)
      stage.root.addSubview(UIView())
      UIView.commitAnimations()
    }
    #expect(stage.at([0.9, 1]) { listener.heard } == [[], ["over"]])
  }

  @Test("deleted views leave their superviews at the end, and look as before")
  func delete() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10)), other = stage.view(box(0, 0, 10, 10))
    stage.perform {
      UIView.perform(.delete, on: [view], animations: { other.frame.origin.x = 100 }) { stage.trace.note("done \($0)") }
    }
    stage.wait(0.1)
    let shown = view.layer.presentation()?.opacity ?? -1
    #expect(view.superview != nil && shown > 0 && shown < 1 && other.shownFrame.minX > 0)
    stage.wait(1)
    #expect(view.superview == nil && view.alpha == 1 && view.transform == .identity)
    #expect(other.frame.minX == 100 && stage.trace.take() == ["done true"])
  }

  @Test("an animator of no arguments takes what is added to it")
  func animator() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    let animator = stage.session.perform { UIViewPropertyAnimator() }
    stage.perform {
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
    }
    stage.wait(animator.duration / 2)
    #expect(abs(view.shownFrame.minX - 50) < 1e-6)
    stage.wait(1)
    #expect(view.shownFrame.minX == 100 && animator.state == .inactive)
  }
}
