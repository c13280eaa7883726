import CoreTypes

/// What a scroll view remembers besides the bounds.
struct ScrollState {
  weak var delegate: UIScrollViewDelegate?
  /// There once the program asks for one.
  var edgeEffects: ScrollEdgeEffects?
  /// Who named it as its content for the bars.
  weak var contentOwner: UIViewController?
  /// The range at the last layout; nil before the first one.
  var settledRange: ScrollRange?
  /// The first layout as a part of a program is over.
  var hasBegun = false
  /// What the safe area added at the last layout.
  var settledAdjustment = UIEdgeInsets.zero
  /// Counts what sets the offset: who moves the content and is not the last one has been stopped.
  var motion = 0
  /// The motion in which the content comes to rest after a drag.
  var deceleration: Int?
  /// The motion that code has asked for.
  var animation: Int?
  /// Of content that is smaller than the view, in shares of what is left.
  var alignment = CGPoint.zero
  /// What comes to rest after a throw.
  var fling: ScrollFling?
  /// What code moves frame by frame.
  var travel: ScrollTravel?
  /// Code shows the indicators with its changes of the offset.
  var showsIndicatorsOfChanges = false
  /// There while a finger moves the content.
  var grip: ContentGrip?
  /// Made when the first finger comes.
  var gestures: ScrollGestures?
  var isTracking = false
  var isDragging = false
  weak var refreshControl: UIRefreshControl?
  /// What it takes above the content while it refreshes.
  var refreshInset: CGFloat = 0
  /// The session's time at which the indicators begin to go; nil while they were never shown.
  var indicatorsStayUntil: TimeInterval?
  /// Of the few that zoom; nil while the scale is 1.
  var zoom: ZoomState?
}

/// What constraints say of a content's size: nil on an axis of which they say nothing, so that code has the say.
///
/// > Source: Technical Note TN2154, "Mixed Approach".
struct SolvedContentSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  var isEmpty: Bool { width == nil && height == nil }

  func or(_ other: CGSize) -> CGSize { CGSize(width: width ?? other.width, height: height ?? other.height) }
}

/// Of a scroll view whose content was scaled.
final class ZoomState {
  var scale: CGFloat = 1
  weak var view: UIView?
  /// The content's size at the scale 1, from constraints; nil where these say nothing.
  var solvedContentSize = SolvedContentSize()
  /// An animated change is being shown.
  var isUnderWay = false
  /// Fingers change it.
  var isPinched = false
  /// It goes back to its limits.
  var isBouncing = false
}
