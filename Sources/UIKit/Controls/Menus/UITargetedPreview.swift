/// The appearance of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The color behind the view; nil for the view's own.
  open var backgroundColor: UIColor!
  /// The visible part of the view, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline that casts the shadow, in the view's coordinates; nil for that of the visible part.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// Creates parameters for a range of text with visible lines.
  ///
  /// > Basis: assumed: a rounded rectangle around each line; UIKit joins them.
  ///
  /// - Parameter textLineRects: the rectangles of the lines, in the view's coordinates.
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

/// The target of a preview: its container and position.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  /// The center of the preview, in the container's coordinates.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that represents an element during an interaction.
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

  /// Creates a preview at the current position of a view, which must be in a window.
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
