import DisplayLists

/// What layout, drawing and touches ask a view's class, so that they need not know the classes above them.
///
/// These are members of UIView that only UIKit's own classes override. They are here to keep them apart from Apple's.
@preconcurrency @MainActor open class PassParticipant: AnimatedResponder {
  // MARK: Layout

  /// Distances of the first and last baselines from the top and bottom edges of the alignment rectangle, for a view of
  /// this size; nil when the view has no text, so that its edges serve as baselines.
  func baselineOffsets(in alignmentSize: CGSize) -> BaselineOffsets? { nil }

  /// The intrinsic size at a given width, for content whose height depends on it; nil for all other content.
  func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? { nil }

  /// Whether the system has margins of its own for the view and for its content.
  var isTableCell: Bool { false }

  /// The content's height follows from its width: `intrinsicContentSize(atWidth:)` has an answer.
  var wrapsContent: Bool { false }

  /// A subview has another size.
  func subviewDidResize() {}

  /// How much of the safe area's insets stays outside of what is in the view.
  func coverKeptFromContent(_ insets: UIEdgeInsets) -> UIEdgeInsets { .zero }

  /// Of a table cell.
  var cellMargins: UIEdgeInsets? { nil }

  /// What a table cell gives its content view.
  func cellMargins(of subview: UIView) -> UIEdgeInsets? { nil }

  /// Takes the size of the content that constraints say; nil on an axis of which they say nothing.
  func takeSolvedContentSize(width: CGFloat?, height: CGFloat?) {}

  /// Hiding the subview changes the layout of this view.
  func arranges(_ subview: UIView) -> Bool { false }

  /// Asked by touches that are about to begin in the view or below it.
  func touchesMayBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  // MARK: Drawing

  /// Records what the view itself shows, between its background and its subviews, in its own coordinates.
  func recordContent(into canvas: inout DisplayListRecorder) {}

  /// Records what lies over the subviews, in the view's own coordinates; `shown` are the bounds as they are shown now.
  func recordOverlay(in shown: CGRect, into canvas: inout DisplayListRecorder) {}

  /// False for a view that is only a place for its subviews.
  var isRendered: Bool { true }

  /// False where the background colour has a shape of its own.
  var hasRectangularBackground: Bool { isRendered }

  /// The content is drawn for the size that is shown, without a picture that is stretched.
  var contentFollowsShownSize: Bool { false }

  /// `draw(_:)` of subclasses is not asked for.
  var neverDrawsByCode: Bool { false }

  /// Records what stands on the content of a cell, as `recordContent` does.
  func recordDecoration(into canvas: inout DisplayListRecorder) {}

  /// What an old status bar above the view takes its colour from.
  var statusBarBackdrop: RGBAColor? { nil }

  // MARK: News of subviews

  /// A subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  /// A subview's natural size may have changed.
  func subviewContentSizeDidChange() {}

  /// Constraints in a subview that was measured, or natural sizes in it, are others.
  func measuredSubviewDidChange() {}

  // MARK: Description

  /// Fields at the end of `description`, each after "; ".
  var describedState: String { "" }

  /// What `recursiveDescription` adds to the line of this view.
  var descriptionSuffix: String { "" }
}
