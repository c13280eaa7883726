import DisplayLists
import SystemProfiles
import UIKit

@testable import UIKit

/// A session with a root of 200 x 400 points that is laid out, and helpers to inspect animations in progress.
@MainActor final class AnimationStage {
  let session: Session
  let root: UIView
  let trace = EventTrace()

  init(_ version: SystemVersion = .iOS(17), isRightToLeft: Bool = false) throws {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5"))
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    session = Session(environment: environment)
    root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)) }
  }

  func perform(_ body: () -> Void) { session.perform { body() } }

  /// Adds a subview to `superview` or to the root.
  func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
    session.perform {
      let view = UIView(frame: frame)
      (superview ?? root).addSubview(view)
      return view
    }
  }

  func wait(_ seconds: TimeInterval) { session.advance(by: seconds) }

  /// Runs a block whose completion is recorded as `name finished`.
  func animate(
    _ name: String, _ duration: TimeInterval, delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void
  ) {
    session.perform {
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes) { [trace] in
        trace.note("\(name) \($0)")
      }
    }
  }

  /// Runs a block with the name "it".
  func animate(
    _ duration: TimeInterval, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = .curveLinear,
    _ changes: @escaping () -> Void
  ) {
    animate("it", duration, delay: delay, options, changes)
  }

  /// Returns `body` at each of these times from now; the session stays at the last one.
  func at<Value>(_ times: [TimeInterval], _ body: () -> Value) -> [Value] {
    var passed = 0.0
    return times.map { time in
      wait(time - passed)
      passed = time
      return body()
    }
  }

  /// The lines of the picture with the positions of views.
  var picture: [String] {
    session.recordFrame(of: root).dumpLines().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("view ") }
  }
}

extension UIView {
  /// The frame that is visible now.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
