import DisplayLists

/// A placeholder for a view of a missing class. It has the view's place, subviews and constraints, and shows its name.
@preconcurrency @MainActor open class PlaceholderView: UIView {
  /// The text in the middle.
  var label = ""

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
