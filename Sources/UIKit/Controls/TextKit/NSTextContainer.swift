import Typesetting

/// An area for lines of text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  private(set) weak var textView: UITextView?
  private var ownSize = CGSize.zero
  open internal(set) weak var layoutManager: NSLayoutManager?

  nonisolated public override init() { super.init() }

  /// - Parameter size: the size of the area in points; 0 for no limit.
  public init(size: CGSize) {
    super.init()
    ownSize = size
  }

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
    lineFragmentPadding = textView.session.metrics.textView.lineFragmentPadding
    widthTracksTextView = true
  }

  func belong(to textView: UITextView) {
    self.textView = textView
    textView.textDidChange()
  }

  /// The padding on the left and right of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The largest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The line break mode of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Whether the container follows the width of its text view, without the insets. It is true for a text view's own
  /// container.
  open var widthTracksTextView = false { didSet { didChange() } }
  /// Whether the container follows the height of its text view, without the insets. Text that does not fit is then not
  /// laid out.
  open var heightTracksTextView = false { didSet { didChange() } }
  /// The areas that lines avoid, in the container's coordinates, from iOS 7 on.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

  open var size: CGSize {
    get {
      guard let textView else { return ownSize }
      let room = textView.bounds.inset(by: textView.textContainerInset).size
      // A text view's own container has no height of its own.
      let height = heightTracksTextView || ownSize.height == 0 ? room.height : ownSize.height
      return CGSize(width: widthTracksTextView ? room.width : ownSize.width, height: height)
    }
    set {
      ownSize = newValue
      didChange()
    }
  }

  /// Whether the container is a rectangle without exclusions.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The width of a text view's container that does not follow the view, in points.
  var fixedWidth: CGFloat? {
    guard textView != nil, !widthTracksTextView else { return nil }
    return ownSize.width > 0 ? min(ownSize.width, 1e7) : 1e7
  }

  /// The width of a line without the padding, in points; infinite for no limit.
  var lineWidth: CGFloat { size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }

  /// The height of the container; nil for no limit.
  var heightLimit: CGFloat? {
    if textView != nil, heightTracksTextView { return size.height }
    return ownSize.height > 0 && ownSize.height < 1e6 ? ownSize.height : nil
  }

  /// Returns the excluded areas in the coordinates of the lines, which start after the padding.
  ///
  /// - Parameter isMirrored: whether lines start on the right.
  func exclusions(isMirrored: Bool) -> [TextExclusion] {
    let width = lineWidth
    return exclusionPaths.flatMap { path in
      path.outline.subpaths.map { part in
        TextExclusion(
          part.points.map {
            let x = $0.x - lineFragmentPadding
            return CGPoint(x: isMirrored && width.isFinite ? width - x : x, y: $0.y)
          })
      }
    }
  }

  private func didChange() {
    textView?.textDidChange()
    layoutManager?.layoutDidChange()
  }
}
