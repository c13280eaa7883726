/// The room for a text view's lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  private weak var textView: UITextView?
  private var ownSize: CGSize?

  nonisolated public override init() { super.init() }

  /// - Parameter size: of the room, in points; a text view that takes the container has its own.
  public init(size: CGSize) {
    super.init()
    ownSize = size
  }

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
    lineFragmentPadding = textView.session.metrics.textView.lineFragmentPadding
  }

  func belong(to textView: UITextView) {
    (self.textView, ownSize) = (textView, nil)
    textView.textDidChange()
  }

  /// In points, left and right of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChange() } }
  /// 0 for as many as the text takes.
  open var maximumNumberOfLines = 0 { didSet { textView?.textDidChange() } }
  /// Of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.textDidChange() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// The bounds of the text view without its insets, unless set.
  open var size: CGSize {
    get { ownSize ?? textView.map { $0.bounds.inset(by: $0.textContainerInset).size } ?? .zero }
    set { ownSize = newValue }
  }
}

/// Answers where the lines of a text view are; sizes only, no glyphs.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  private weak var textView: UITextView?

  nonisolated public override init() { super.init() }

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  /// What the lines take of the container, padding included; not rounded up.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    let padding = container.lineFragmentPadding
    let size = textView.measuredText.layout(within: max(0, container.size.width - 2 * padding)).size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// Lines are laid out whenever they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}
}
