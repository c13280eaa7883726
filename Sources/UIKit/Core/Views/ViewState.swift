/// The position and size of a view. `frame` is computed from these.
struct ViewGeometry {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var turn: Turn?

  /// A transform. Few views have one, so it is stored indirectly.
  private indirect enum Turn { case by(CGAffineTransform) }

  var transform: CGAffineTransform {
    get { if case .by(let transform)? = turn { transform } else { .identity } }
    set { turn = newValue.isIdentity ? nil : .by(newValue) }
  }

  var isUpright: Bool { turn == nil }
}

/// The state in which subviews were placed. While it is unchanged, they need no placement.
struct PlacingMoment: Equatable {
  var moves: UInt32 = 0
  /// The number of the session's environment.
  var environment: UInt32 = 0
}

/// The view's place in the tree. Superviews retain their subviews, but not vice versa.
struct ViewHierarchy {
  /// The superview, which clears this reference when it is deallocated.
  var above: ViewReference?
  var subviews: [UIView] = []
  private var controllerLink: ControllerLink?

  var controller: UIViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue.map(ControllerLink.init) }
  }
}

/// A link to a view's controller. Most views have none, and a `weak` reference in each view would slow down all
/// accesses.
final class ControllerLink {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

/// The appearance of a view apart from its content.
struct ViewLook {
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  var tag = 0
  var backgroundColor: UIColor?
  /// The properties that the program set itself, which proxies do not override.
  var choices = AppearanceChoices()
  /// Whether the view was added to a bar without a size, so that the bar determines it.
  var hasSizeOfBar = false
  var rare: RareLook?
}

extension LayoutState {
  /// Whether the frame is the solved one, apart from the solver's rounding errors.
  var hasAppliedSolution: Bool {
    guard let solved, let applied else { return false }
    return abs(solved.minX - applied.minX) < 1e-6 && abs(solved.minY - applied.minY) < 1e-6
      && abs(solved.width - applied.width) < 1e-6 && abs(solved.height - applied.height) < 1e-6
  }
}

/// The state that the layout passes read and write.
struct LayoutState {
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var translatesAutoresizingMask = true
  var needsLayout = false
  var needsUpdateConstraints = true
  /// Whether a view below may need layout. Views that need it mark all their ancestors.
  var someBelowNeedLayout = false
  var someBelowNeedUpdateConstraints = false
  /// Whether traits of the view or one below may have changed since the last trait pass.
  var someNeedTraits = true
  /// Whether a change of the frame requires a trait update. Set by the trait pass.
  var insetsFollowGeometry = true
  /// Whether the margins of a subview depend on the margins of this view.
  var marginsReachSubviews = false
  /// Whether `layoutSubviews` is running. A subview that is resized meanwhile does not mark this view again.
  var isPlacingSubviews = false
  /// Whether a solved frame is being set, which the autoresizing mask does not refer to.
  var isTakingSolvedFrame = false
  /// Whether `updateProperties` was called at least once.
  var hasUpdatedProperties = false
  /// Whether `layoutSubviews` reached UIView's implementation.
  var reachedOwnLayout = false

  var constraints = ConstraintList()
  var guides: [UILayoutGuide] = []
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compression = AxisPair(UILayoutPriority.defaultHigh)

  var margins = LayoutMargins()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction from the container that created the view. Set by the trait pass.
  var givenDirection = UISemanticContentAttribute.unspecified
  /// Whether the views that this one creates may have to follow its direction.
  var givesDirection = false
  var overriddenStyle = UIUserInterfaceStyle.unspecified
  /// Whether there are ``textSizeLimits``.
  var limitsTextSize = false
  /// Whether there are ``traitOverrides`` or ``traitsOfPlace``.
  var hasTraitOverrides = false
  /// Whether there are ``traitRegistrations``.
  var hasTraitRegistrations = false
  /// Whether the margins are those of a controller's root view, without a controller.
  var hasRootMargins = false
  /// The traits, set by the trait pass; nil before the first one.
  var traits: UITraitCollection?
  /// The safe area insets, set by the trait pass.
  var safeAreaInsets = UIEdgeInsets.zero

  /// The frame that was last assigned (not solved) and the superview's size at that time, which the autoresizing mask
  /// refers to. The size is nil until a superview whose own size is solved has one.
  var placement = Placement()
  /// Whether the size has yet to be solved for the first time. Subviews do not react to that change.
  var sizeIsProvisional = false

  /// Whether constraints or intrinsic content sizes changed since the last solution, for a root.
  var solutionIsOutdated = false
  /// The solved frame, not rounded, set by the constraint pass; nil for a view that no constraint affects.
  var solved: CGRect?
  /// The solution that was last applied to the frame.
  var applied: CGRect?
  /// The number of the session's environment in which the frame was applied; `max` if the view has moved since.
  var placedIn = UInt32.max
  /// The number of changes that move a subview, or let the solution move it.
  var subviewMoves: UInt32 = 1
  /// The state in which the subviews were last placed by the solution.
  var subviewsPlacedAt = PlacingMoment()
  /// The cached measurements of the content, until it is invalidated.
  var measures = IntrinsicSizeCache()
  var rare: RareLayoutState?
}

struct Placement {
  /// The frame without the view's transform.
  var frame = CGRect.zero
  var superviewSize: CGSize?
}

/// A value for each axis.
struct AxisPair<Value: Sendable & Equatable>: Sendable, Equatable {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) { (horizontal, vertical) = (both, both) }

  init(horizontal: Value, vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The distances of text baselines from the top and bottom of an alignment rect, in points.
struct BaselineOffsets: Equatable {
  var firstFromTop: CGFloat
  var lastFromBottom: CGFloat
}

/// The declaration of a view in a document. It is a class, so that views created in code only store a nil reference.
package final class ViewSource: Sendable {
  /// The element's `id`; in an archive, the objectID of its record.
  package let id: String
  package let position: SourcePosition?
  /// The class name in the document: a custom class, or the UIKit class of the element.
  package let className: String

  package init(id: String, position: SourcePosition? = nil, className: String) {
    (self.id, self.position, self.className) = (id, position, className)
  }
}
