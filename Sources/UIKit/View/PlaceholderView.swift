import DisplayLists
import SystemProfiles

/// Stands for a view of a class that is not there: keeps its place, its children and its constraints, and says its name.
@preconcurrency @MainActor open class PlaceholderView: UIView {
  /// What the picture says in its middle.
  var label = "" { didSet { invalidateIntrinsicContentSize() } }
  /// The size that the real view would have by itself, where that is known.
  var naturalSize = NaturalSize(height: nil) { didSet { contentMayDiffer() } }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
