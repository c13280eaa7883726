extension UIViewController {
  /// The way in which a controller appears and disappears, instead of the default of its container or presentation.
  ///
  /// Pictures of the view move, fade and grow. Flips and curls are shown as cross-dissolves, as for
  /// ``UIViewController/modalTransitionStyle``. Dragging a zoomed view back is not supported.
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

    /// Grows the view out of a view of the controller below, and shrinks it back into that view.
    ///
    /// - Parameter sourceViewProvider: called at the start and at the end. If it returns nil, the view fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options, sourceViewProvider)) }

    /// Options of a zoom transition.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      /// The part of the zoomed view that covers the source, in the zoomed view's coordinates; nil for all of it.
      open var alignmentRectProvider: (@MainActor (ZoomAlignmentRectContext) -> CGRect?)?
      /// Not called: dragging the view back is not supported.
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

    /// The controllers of a zoom transition.
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open private(set) var zoomedViewController: UIViewController
      open private(set) var sourceViewController: UIViewController

      init(_ zoomed: UIViewController, from source: UIViewController) {
        (zoomedViewController, sourceViewController) = (zoomed, source)
      }
    }

    /// The views of a zoom transition.
    @preconcurrency @MainActor open class ZoomAlignmentRectContext: NSObject {
      open private(set) var sourceView: UIView
      open private(set) var zoomedViewController: UIViewController

      init(_ source: UIView, _ zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }
    }

    /// The gesture that would drag a zoomed view back.
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

  /// Returns the state of the zoomed view before it appears and after it has disappeared; nil for other kinds of
  /// transition.
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
