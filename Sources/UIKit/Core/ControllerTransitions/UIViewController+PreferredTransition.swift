extension UIViewController {
  /// How a controller comes on screen and leaves it, in place of what its container or its presentation does by itself.
  ///
  /// Pictures of the view move, fade and grow; flips and curls are shown as cross-dissolves, as for
  /// ``UIViewController/modalTransitionStyle``. A finger cannot drag a zoomed view back.
  @preconcurrency @MainActor public class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, @MainActor (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    required init(_ kind: Kind) { self.kind = kind }

    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// The view grows out of a view of the controller below, and shrinks back into it.
    ///
    /// - Parameter sourceViewProvider: asked at the beginning and at the end; nil for a view that fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options, sourceViewProvider)) }

    /// What a zoom looks like beside its views.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      /// The part of the zoomed view that lies on the source, in the coordinates of the zoomed view; nil for all of it.
      open var alignmentRectProvider: (@MainActor (ZoomAlignmentRectContext) -> CGRect?)?
      /// Asked before a finger drags the view back, which it does not here.
      open var interactiveDismissShouldBegin: (@MainActor (ZoomInteractionContext) -> Bool)? {
        didSet { hasNoEffect("UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin") }
      }
      open var dimmingColor: UIColor? {
        didSet { hasNoEffect("UIViewController.Transition.ZoomOptions.dimmingColor") }
      }
      open var dimmingVisualEffect: UIVisualEffect? {
        didSet { hasNoEffect("UIViewController.Transition.ZoomOptions.dimmingVisualEffect") }
      }
    }

    /// Which controllers a zoom is between.
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open private(set) var zoomedViewController: UIViewController
      open private(set) var sourceViewController: UIViewController

      init(_ zoomed: UIViewController, from source: UIViewController) {
        (zoomedViewController, sourceViewController) = (zoomed, source)
      }
    }

    /// Which views a zoom is between.
    @preconcurrency @MainActor open class ZoomAlignmentRectContext: NSObject {
      open private(set) var sourceView: UIView
      open private(set) var zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }
    }

    /// A finger that would drag a zoomed view back.
    @preconcurrency @MainActor open class ZoomInteractionContext: NSObject {
      open private(set) var location = CGPoint.zero
      open private(set) var velocity = CGVector.zero
      open private(set) var willBegin = false

      override init() { super.init() }
    }
  }
}

extension UIViewController.Transition {
  /// Nil for a zoom.
  var modalStyle: UIModalTransitionStyle? {
    if case .style(let style) = kind { style } else { nil }
  }

  /// How the zoomed view is seen before it comes and after it has gone; nil for another kind of transition.
  ///
  /// > Basis: documented for what grows out of what; assumed, that it fades meanwhile.
  func zoomed(
    _ controller: UIViewController, from source: UIViewController, frame: CGRect, in container: UIView
  ) -> TransitionState? {
    guard case .zoom(let options, let provider) = kind else { return nil }
    let context = ZoomSourceViewProviderContext(controller, from: source)
    guard let view = controller.session.perform({ provider(context) }), view.window != nil, !frame.isEmpty else {
      return .faded
    }
    let target = view.convert(view.bounds, to: container)
    let aligned = options?.alignmentRectProvider?(ZoomAlignmentRectContext(view, controller))
    let part = (aligned ?? CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
    guard !part.isEmpty else { return .faded }
    let (x, y) = (target.width / part.width, target.height / part.height)
    return TransitionState(
      transform: CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: target.minX - part.minX * x, ty: target.minY - part.minY * y),
      opacity: 0)
  }
}
