// Animations that the system supplies.
extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    /// Views leave their superviews.
    case delete = 0
  }

  /// Runs a system animation on `views` alongside the changes of a block.
  ///
  /// > Source: the reference of `perform(_:on:options:animations:completion:)`, for what becomes of the views.
  /// > Basis: assumed for the duration, and that a view shrinks and fades.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    let session = Session.current, timing = AnimationTiming(duration: 0.35, delay: 0, options)
    session.animate(timing, options: options) {
      for view in views { (view.alpha, view.transform) = (0, view.transform.scaledBy(x: 0.1, y: 0.1)) }
      parallelAnimations?()
    } completion: { finished in
      for look in looks {
        look.view.removeFromSuperview()
        (look.view.alpha, look.view.transform) = (look.alpha, look.transform)
      }
      completion?(finished)
    }
  }
}
