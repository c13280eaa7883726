import CoreTypes

/// The state of a scroll view besides its bounds.
struct ScrollState {
  weak var delegate: UIScrollViewDelegate?
  /// The edge effects; nil until the program accesses one.
  var edgeEffects: ScrollEdgeEffects?
  /// The controller that has set the scroll view as content for its bars.
  weak var contentOwner: UIViewController?
  /// The range at the last layout; nil before the first one.
  var settledRange: ScrollRange?
  /// Whether the first layout as part of a program is complete.
  var hasBegun = false
  /// The insets that the safe area added at the last layout.
  var settledAdjustment = UIEdgeInsets.zero
  /// The number of the last change of the offset or movement. A movement with an earlier number has been stopped.
  var motion = 0
  /// The number of the movement that decelerates after a drag; nil if there is none.
  var deceleration: Int?
  /// The number of the animated movement that code has started; nil if there is none.
  var animation: Int?
  /// The alignment of content that is smaller than the view, as fractions of the remaining space.
  var alignment = CGPoint.zero
  /// The momentum scroll in progress.
  var fling: ScrollFling?
  /// The animated scroll in progress, which moves frame by frame.
  var travel: ScrollTravel?
  /// Whether code shows the indicators when it changes the offset.
  var showsIndicatorsOfChanges = false
  /// The state of a drag; nil while the content is not dragged.
  var grip: ContentGrip?
  /// The gesture recognizers, created for the first touch.
  var gestures: ScrollGestures?
  var isTracking = false
  var isDragging = false
  weak var refreshControl: UIRefreshControl?
  /// The space that the refresh control takes above the content while it refreshes.
  var refreshInset: CGFloat = 0
  /// The session time at which the indicators start to fade out; nil if they have never been shown.
  var indicatorsStayUntil: TimeInterval?
  /// The state of zooming; nil while the scale is 1.
  var zoom: ZoomState?
}

/// The content size that constraints determine. It is nil on axes without such constraints, where code determines the
/// size.
///
/// > Source: Technical Note TN2154, "Mixed Approach".
struct SolvedContentSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  var isEmpty: Bool { width == nil && height == nil }

  func or(_ other: CGSize) -> CGSize { CGSize(width: width ?? other.width, height: height ?? other.height) }
}

/// The state of a scroll view with scaled content.
final class ZoomState {
  var scale: CGFloat = 1
  weak var view: UIView?
  /// The content size at scale 1 that constraints determine; nil on axes without such constraints.
  var solvedContentSize = SolvedContentSize()
  /// Whether an animated change is in progress.
  var isUnderWay = false
  /// Whether a pinch changes the scale.
  var isPinched = false
  /// Whether the scale moves back to its limits.
  var isBouncing = false
}
