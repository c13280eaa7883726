import DisplayLists

/// Stands for a view of a class that is not there: keeps its place, its children and its constraints, and says its name.
@preconcurrency @MainActor open class PlaceholderView: UIView {
  /// What the picture says in its middle.
  var label = ""

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
