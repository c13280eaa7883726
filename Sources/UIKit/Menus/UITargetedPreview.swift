/// What a preview looks like.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// Behind the view; nil for the view's own.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { twin } }

  var twin: UIPreviewParameters {
    let made = UIPreviewParameters()
    made.backgroundColor = backgroundColor
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
