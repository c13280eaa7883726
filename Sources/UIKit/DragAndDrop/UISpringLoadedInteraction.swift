/// How far a view is from being opened by a drag that rests on it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0, possible, activating, activated
}

/// A drag that rests on a view. UIKit makes contexts; none comes about without drags.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// What shows that the drag is about to open it; nil for the view itself.
  var targetView: UIView? { get set }
  /// What the program identifies the target by.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}
