import DisplayLists

/// Hooks through which layout, drawing and touches use a view's class without depending on the classes above.
///
/// They are members of UIView that only UIKit's own classes override. This class keeps them apart from Apple's API.
@preconcurrency @MainActor open class PassParticipant: AnimatedResponder {
  // MARK: Layout

  /// Returns the distances of the first and last baselines from the top and bottom edges of the alignment rect at a
  /// size; nil if the view has no text, so that its edges serve as baselines.
  func baselineOffsets(in alignmentSize: CGSize) -> BaselineOffsets? { nil }

  /// Returns the intrinsic content size at a width, if the height depends on the width; nil for other content.
  func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? { nil }

  /// Whether the view provides its baselines itself, without a view for baseline layout.
  var placesBaselines: Bool { false }

  /// Whether the system has special margins for the view and its content view.
  var isTableCell: Bool { false }
  /// Whether the view only wraps the view that its controller is about, as in a collection view controller. The
  /// controller is told when that one's safe area changes.
  var isWrapperOfContent: Bool { false }

  /// Whether the content's height depends on its width, so that `intrinsicContentSize(atWidth:)` returns a size.
  var wrapsContent: Bool { false }

  /// Called when a subview was resized.
  func subviewDidResize() {}

  /// Returns the part of the safe area insets that does not extend to the view's content.
  func coverKeptFromContent(_ insets: UIEdgeInsets) -> UIEdgeInsets { .zero }

  /// The margins of a table cell.
  var cellMargins: UIEdgeInsets? { nil }

  /// Returns the margins of a table cell's content view.
  func cellMargins(of subview: UIView) -> UIEdgeInsets? { nil }

  /// Sets the content size that constraints determine; nil on an axis without constraints.
  func takeSolvedContentSize(width: CGFloat?, height: CGFloat?) {}

  /// Whether hiding a subview changes the layout of this view.
  func arranges(_ subview: UIView) -> Bool { false }

  /// Whether touches may begin in the view or below it.
  func touchesMayBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  // MARK: Drawing

  /// Records the view's content, between its background and its subviews, in its own coordinates.
  func recordContent(into canvas: inout DisplayListRecorder) {}

  /// Records content over the subviews, in the view's own coordinates. `shown` is the bounds rectangle on screen.
  func recordOverlay(in shown: CGRect, into canvas: inout DisplayListRecorder) {}

  /// Whether the view draws anything itself, as opposed to only containing subviews.
  var isRendered: Bool { true }

  /// Whether the background is a rectangle, as opposed to a shape of its own.
  var hasRectangularBackground: Bool { isRendered }

  /// Whether content is drawn at the size on screen instead of being stretched to it.
  var contentFollowsShownSize: Bool { false }

  /// Whether `draw(_:)` of subclasses is ignored.
  var neverDrawsByCode: Bool { false }

  /// Records decorations on top of a cell's content, in the same way as `recordContent`.
  func recordDecoration(into canvas: inout DisplayListRecorder) {}

  /// The color that an old status bar above the view adopts.
  var statusBarBackdrop: RGBAColor? { nil }

  // MARK: Changes of subviews

  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  /// Called when a subview's intrinsic content size may have changed.
  func subviewContentSizeDidChange() {}

  /// Called when constraints or intrinsic content sizes changed in a subview that was measured.
  func measuredSubviewDidChange() {}

  // MARK: Focus

  /// Whether the view scrolls, so that the focus items in it are its own and not those of the views around it.
  var scrollsFocusItems: Bool { false }

  /// Scrolls a descendant that gained the focus into the visible area.
  func reveal(focused view: UIView) {}

  /// Scrolls by the size of a focused descendant.
  ///
  /// - Returns: false if the view cannot scroll further.
  func scroll(beyond focused: UIView, _ heading: UIFocusHeading) -> Bool { false }

  /// Updates a cell that gained or lost the focus.
  func takeFocus() {}

  /// Selects the row or item that has the focus.
  ///
  /// - Returns: false for other views.
  func selectFocused() -> Bool { false }

  // MARK: Description

  /// The fields at the end of `description`, each after "; ".
  var describedState: String { "" }

  /// The text that `recursiveDescription` appends to the line of this view.
  var descriptionSuffix: String { "" }
}
