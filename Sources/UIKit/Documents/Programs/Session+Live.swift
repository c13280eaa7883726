import SystemProfiles

// State for hosts that show a running program.
extension Session {
  /// Whether the picture changes over time, because an animation is in progress.
  package var isMoving: Bool {
    animations.running.values.contains { !$0.isHeld } || layersMoveUntil > now || motions.isMoving(at: clock.now)
  }

  /// The screen location for a location in the picture. Until iOS 7, the screen's coordinates don't rotate with the
  /// interface.
  package func screenPoint(ofPicture point: CGPoint) -> CGPoint {
    point.applying(environment.windowsToInterface.inverted())
  }

  /// The rectangle around a part of a view, in the picture.
  package func pictureFrame(of rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    return inWindow.applying(view.root.geometry.transformToSuperview).applying(environment.windowsToInterface)
  }

  /// The view that a touch would hit.
  package func touchedView(at point: CGPoint) -> UIView? { hit(at: point)?.view }

  /// Whether key presses enter text.
  package var takesText: Bool { typing.firstResponder?.takesText ?? false }

  /// The corner radius of the screen, in points.
  package var screenCornerRadius: CGFloat { environment.device.screen.body.screenRadius }
}

/// The layout work in a frame.
package struct LayoutTally: Sendable, Equatable {
  /// The causes of layout, as sentences in the order of the requests.
  package var causes: [String]
  /// The number of `layoutSubviews` calls, and of solutions requested from a constraint solver.
  package var layouts, solutions: Int

  package init(causes: [String] = [], layouts: Int = 0, solutions: Int = 0) {
    (self.causes, self.layouts, self.solutions) = (causes, layouts, solutions)
  }
}

extension Session {
  /// Starts counting layout work for `takeTally`.
  package func beginTally() { unrest = LayoutLoopTrace(isComplete: true) }

  /// Returns the layout work since the last call.
  package func takeTally() -> LayoutTally {
    defer {
      unrest?.forget()
      talliedSolverRuns = solverRuns
    }
    return LayoutTally(
      causes: unrest?.sentences ?? [], layouts: unrest?.layouts ?? 0, solutions: solverRuns - talliedSolverRuns)
  }
}

/// A touchable element on the screen, with the name that the user sees.
package struct TouchPlace: Sendable, Equatable {
  package let name: String
  /// The location in the picture.
  package let point: CGPoint
  /// The rectangle around the element, in the picture.
  package let frame: CGRect
  package let traits: UIAccessibilityTraits
}

extension Session {
  /// The elements that a touch can currently reach, in view order, the frontmost first.
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
  /// The first and last baselines of the text, in the view's coordinates; nil without text.
  package var baselines: (first: CGFloat, last: CGFloat)? {
    let rect = alignmentRect(forFrame: bounds)
    return baselineOffsets(in: rect.size).map { (rect.minY + $0.firstFromTop, rect.maxY - $0.lastFromBottom) }
  }
}
