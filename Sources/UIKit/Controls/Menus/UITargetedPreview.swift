/// What a preview looks like.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// Behind the view; nil for the view's own.
  open var backgroundColor: UIColor!
  /// In the view's coordinates: what of it is seen; nil for all.
  open var visiblePath: UIBezierPath?
  /// In the view's coordinates: what throws the shadow; nil for what is seen.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// Parameters for a piece of text, of which the lines are seen.
  ///
  /// > Basis: assumed: a rounded rectangle around each line; UIKit joins them.
  ///
  /// - Parameter textLineRects: rectangles in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) where !rect.isEmpty {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -4), cornerRadius: 6))
    }
    visiblePath = path
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { twin } }

  private var twin: UIPreviewParameters {
    let made = self is UIDragPreviewParameters ? UIDragPreviewParameters() : UIPreviewParameters()
    made.backgroundColor = backgroundColor
    (made.visiblePath, made.shadowPath) = (visiblePath, shadowPath)
    return made
  }
}

/// Where a preview is.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  /// In the container's coordinates.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that stands for something while a person does something with it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var target: UIPreviewTarget
  private let settings: UIPreviewParameters

  open var parameters: UIPreviewParameters { settings }
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, settings, self.target) = (view, parameters, target)
    super.init()
  }

  /// Where the view is now; it has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    guard let container = view.superview, view.window != nil else {
      Exception.internalInconsistency.raise(
        "UITargetedPreview initialized with no target container view, and the provided view is not in a window: \(view)"
      )
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: settings, target: newTarget)
  }
}
