import SystemProfiles

// What whoever shows a program while it runs has to know.
extension Session {
  /// The picture changes by itself, as time passes: something is on its way.
  package var isMoving: Bool {
    animations.running.values.contains { !$0.isHeld } || layersMoveUntil > now || motions.isMoving(at: clock.now)
  }

  /// The place on the screen that a place of the picture shows: until iOS 7 the screen stays as it is when the interface
  /// turns.
  package func screenPoint(ofPicture point: CGPoint) -> CGPoint {
    point.applying(environment.windowsToInterface.inverted())
  }

  /// The rectangle around a part of a view, on the picture.
  package func pictureFrame(of rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    return inWindow.applying(view.root.geometry.transformToSuperview).applying(environment.windowsToInterface)
  }

  /// The view that a finger would touch.
  package func touchedView(at point: CGPoint) -> UIView? { hit(at: point)?.view }

  /// Keys of a keyboard would write a text.
  package var takesText: Bool { typing.firstResponder?.takesText ?? false }

  /// How much of the corners of the screen is round, in points.
  package var screenCornerRadius: CGFloat { environment.device.screen.body.screenRadius }
}

/// What layout did in a frame.
package struct LayoutTally: Sendable, Equatable {
  /// Who had whom laid out, in sentences, in the order in which they asked.
  package var causes: [String]
  /// How often `layoutSubviews` ran, and how often a constraint solver was asked for a solution.
  package var layouts, solutions: Int

  package init(causes: [String] = [], layouts: Int = 0, solutions: Int = 0) {
    (self.causes, self.layouts, self.solutions) = (causes, layouts, solutions)
  }
}

extension Session {
  /// Has layout be counted from now on, for `takeTally`.
  package func beginTally() { unrest = LayoutLoopTrace(isComplete: true) }

  /// What has been counted since the last call.
  package func takeTally() -> LayoutTally {
    defer {
      unrest?.forget()
      talliedSolverRuns = solverRuns
    }
    return LayoutTally(
      causes: unrest?.sentences ?? [], layouts: unrest?.layouts ?? 0, solutions: solverRuns - talliedSolverRuns)
  }
}

/// Something on the screen that can be touched, by what a person calls it.
package struct TouchPlace: Sendable, Equatable {
  package let name: String
  /// On the picture.
  package let point: CGPoint
  /// The rectangle around what is touched, on the picture.
  package let frame: CGRect
  package let traits: UIAccessibilityTraits
}

extension Session {
  /// What a finger reaches now, in the order of the views, the frontmost first.
  package var touchPlaces: [TouchPlace] {
    windowsOnScreen.reversed().flatMap(\.allTouchTargets).compactMap { target in
      let screen = target.pointOnScreen
      guard let name = target.names.first, target.isInSight, let touched = touchedView(at: screen),
        target.isReached(by: touched)
      else { return nil }
      return TouchPlace(
        name: name, point: screen.applying(environment.windowsToInterface),
        frame: pictureFrame(of: target.view.bounds, in: target.view), traits: target.view.accessibilityTraits)
    }
  }
}

extension UIView {
  /// The first and the last baseline of a text, in the view's coordinates; nil without one.
  package var baselines: (first: CGFloat, last: CGFloat)? {
    let rect = alignmentRect(forFrame: bounds)
    return baselineOffsets(in: rect.size).map { (rect.minY + $0.firstFromTop, rect.maxY - $0.lastFromBottom) }
  }
}
