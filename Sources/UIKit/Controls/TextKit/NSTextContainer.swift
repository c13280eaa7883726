import Typesetting

/// The room for lines of text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  private(set) weak var textView: UITextView?
  private var ownSize = CGSize.zero
  open internal(set) weak var layoutManager: NSLayoutManager?

  nonisolated public override init() { super.init() }

  /// - Parameter size: of the room, in points; 0 for no limit.
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

  /// In points, left and right of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// 0 for as many as the text takes.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// Of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// The container is as wide as its text view without the insets. True for a text view's own container.
  open var widthTracksTextView = false { didSet { didChange() } }
  /// The container is as high as its text view without the insets: what has no room is not laid out.
  open var heightTracksTextView = false { didSet { didChange() } }
  /// Areas in the container's coordinates that lines leave free, from iOS 7 on.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

  open var size: CGSize {
    get {
      guard let textView else { return ownSize }
      let room = textView.bounds.inset(by: textView.textContainerInset).size
      // A container of a text view's own has no height of its own.
      let height = heightTracksTextView || ownSize.height == 0 ? room.height : ownSize.height
      return CGSize(width: widthTracksTextView ? room.width : ownSize.width, height: height)
    }
    set {
      ownSize = newValue
      didChange()
    }
  }

  /// Whether lines start at the first line fragment that has room.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The width of a container of a text view that does not follow the view, in points.
  var fixedWidth: CGFloat? {
    guard textView != nil, !widthTracksTextView else { return nil }
    return ownSize.width > 0 ? min(ownSize.width, 1e7) : 1e7
  }

  /// The room of one line without the padding, in points; infinite for no limit.
  var lineWidth: CGFloat { size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }

  /// Where the container ends; nil for no limit.
  var heightLimit: CGFloat? {
    if textView != nil, heightTracksTextView { return size.height }
    return ownSize.height > 0 && ownSize.height < 1e6 ? ownSize.height : nil
  }

  /// The excluded areas in the coordinates of the lines, which start after the padding.
  ///
  /// - Parameter isMirrored: lines start at the right.
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
