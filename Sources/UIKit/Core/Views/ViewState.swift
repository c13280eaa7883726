/// Position and size; `frame` is computed from these.
struct ViewGeometry {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var turn: Turn?

  /// Few views have one, so they have room for a reference to it.
  private indirect enum Turn { case by(CGAffineTransform) }

  var transform: CGAffineTransform {
    get { if case .by(let transform)? = turn { transform } else { .identity } }
    set { turn = newValue.isIdentity ? nil : .by(newValue) }
  }

  var isUpright: Bool { turn == nil }
}

/// Nothing is to be placed again as long as this stays the same.
struct PlacingMoment: Equatable {
  var moves: UInt32 = 0
  /// Of the session's environment.
  var environment: UInt32 = 0
}

/// The view's place in the tree. A superview keeps its subviews alive, not the other way round.
struct ViewHierarchy {
  /// The superview, which takes itself away when it goes.
  var above: ViewReference?
  var subviews: [UIView] = []
  private var controllerLink: ControllerLink?

  var controller: UIViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue.map(ControllerLink.init) }
  }
}

/// Most views have no controller: a `weak` reference in each would cost time whenever a view is looked at.
final class ControllerLink {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

/// What the view shows apart from its content.
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
  /// What the program set itself, so that no proxy does.
  var choices = AppearanceChoices()
  /// It came to a bar without a size, which the bar gives it.
  var hasSizeOfBar = false
  var rare: RareLook?
}

extension LayoutState {
  /// Two solutions of one system differ by the solver's noise.
  var hasAppliedSolution: Bool {
    guard let solved, let applied else { return false }
    return abs(solved.minX - applied.minX) < 1e-6 && abs(solved.minY - applied.minY) < 1e-6
      && abs(solved.width - applied.width) < 1e-6 && abs(solved.height - applied.height) < 1e-6
  }
}

/// Everything the layout passes read and write.
struct LayoutState {
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var translatesAutoresizingMask = true
  var needsLayout = false
  var needsUpdateConstraints = true
  /// A view below may have the wish, else none has: whoever wishes tells all views above.
  var someBelowNeedLayout = false
  var someBelowNeedUpdateConstraints = false
  /// The view or one below may be another than the last trait pass found it.
  var someNeedTraits = true
  /// Such wishes follow from another frame. Written by the trait pass.
  var insetsFollowGeometry = true
  /// The margins of a subview depend on the margins here.
  var marginsReachSubviews = false
  /// True inside `layoutSubviews`: a subview that is resized there does not ask for another one.
  var isPlacingSubviews = false
  /// True while the frame is set to what constraints solved to: no frame that the autoresizing mask refers to.
  var isTakingSolvedFrame = false
  /// `updateProperties` was called at least once.
  var hasUpdatedProperties = false
  /// `layoutSubviews` came down to UIView's own.
  var reachedOwnLayout = false

  var constraints = ConstraintList()
  var guides: [UILayoutGuide] = []
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compression = AxisPair(UILayoutPriority.defaultHigh)

  var margins = LayoutMargins()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What the container that made the view says for it. Written by the trait pass.
  var givenDirection = UISemanticContentAttribute.unspecified
  /// What the view makes may have to follow its direction.
  var givesDirection = false
  var overriddenStyle = UIUserInterfaceStyle.unspecified
  /// There are ``textSizeLimits``.
  var limitsTextSize = false
  /// There are ``traitOverrides``, or ``traitsOfPlace``.
  var hasTraitOverrides = false
  /// There are ``traitRegistrations``.
  var hasTraitRegistrations = false
  /// The margins are those of a controller's root view, without a controller.
  var hasRootMargins = false
  /// Written by the trait pass; nil before the first one.
  var traits: UITraitCollection?
  /// Written by the trait pass.
  var safeAreaInsets = UIEdgeInsets.zero

  /// The frame that was last assigned (not solved), and the superview's size at that moment: what the autoresizing
  /// mask refers to. The size is nil until a superview whose own size is solved has got one.
  var placement = Placement()
  /// True for a view whose size is still to be solved for the first time: its subviews do not react to that change.
  var sizeIsProvisional = false

  /// Of a topmost view: constraints or natural sizes changed since the last solution.
  var solutionIsOutdated = false
  /// Written by the constraint pass: the solved frame, not yet rounded; nil for a view that no constraint concerns.
  var solved: CGRect?
  /// The solution that the frame was last taken from.
  var applied: CGRect?
  /// In which of the session's environments the frame was taken; `max` when somebody moved the view since.
  var placedIn = UInt32.max
  /// Counts whatever moves a subview, or lets the solution do so.
  var subviewMoves: UInt32 = 1
  /// When the subviews were last put where the solution has them.
  var subviewsPlacedAt = PlacingMoment()
  /// What the content measured, until it is said to be another.
  var measures = IntrinsicSizeCache()
  var rare: RareLayoutState?
}

struct Placement {
  /// Without the view's transform.
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

/// Distances of text baselines from the top and from the bottom of an alignment rectangle, in points.
struct BaselineOffsets: Equatable {
  var firstFromTop: CGFloat
  var lastFromBottom: CGFloat
}

/// Where a view was declared in a document. A class, as a view by code has nothing but room for a reference to it.
package final class ViewSource: Sendable {
  /// The element's `id`, in an archive the objectID of its record.
  package let id: String
  package let position: SourcePosition?
  /// The name that the document gives the class: a custom class, or the UIKit class of the element.
  package let className: String

  package init(id: String, position: SourcePosition? = nil, className: String) {
    (self.id, self.position, self.className) = (id, position, className)
  }
}
