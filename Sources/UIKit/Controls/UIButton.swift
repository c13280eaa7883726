import DisplayLists
import SystemProfiles

/// A control with a title, an image, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    /// What `roundedRect` became in iOS 7.
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close

    public static let roundedRect = ButtonType.system
  }

  public let buttonType: ButtonType

  /// What the button shows in one state.
  struct Face {
    var title: String?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  var faces: [State.RawValue: Face] = [:] { didSet { contentMayDiffer() } }
  /// The title's font; nil for the type's own.
  var titleFont: UIFont? { didSet { contentMayDiffer() } }
  var titleView: UIButtonLabel?
  /// Present for a button that is described by a configuration.
  var plan: ButtonPlan? { didSet { contentMayDiffer() } }

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle

  /// A button that is a symbol has its size from the start.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    if let symbolSize { frame.size = symbolSize }
  }

  /// - Parameter primaryAction: its title and its image become the button's.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  open func title(for state: State) -> String? { value(\.title, for: state) }
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// More than one where `titleLabel` was told so, 0 for as many as there is room for; nil for what the mode of line
  /// breaks makes of it.
  var titleLines: Int? { titleView.flatMap { $0.numberOfLines == 1 ? nil : $0.numberOfLines } }
  /// Of several lines.
  var titleLabelAlignment: NSTextAlignment? {
    titleView.flatMap { $0.textAlignment == .natural ? nil : $0.textAlignment }
  }

  open var currentTitle: String? { plan?.title ?? title(for: state) }
  /// Made when it is first asked for: sets the title's font, and says where the title is.
  open var titleLabel: UILabel? { installedTitleLabel() }

  open var currentImage: UIImage? { plan?.image ?? image(for: state) }

  open override var alignmentRectInsets: UIEdgeInsets { metrics?.alignmentInsets ?? .zero }

  open override var intrinsicContentSize: CGSize { symbolSize ?? contentSizeWithInsets }

  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }
  open override func forBaselineLayout() -> UIView { titleLabel ?? self }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTitleLabel()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize, insets = alignmentRectInsets
    return CGSize(
      width: natural.width + insets.left + insets.right, height: natural.height + insets.top + insets.bottom)
  }

  /// Another state can have another title.
  override func stateDidChange() { contentMayDiffer() }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { titleBaselines(in: size) }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? { currentTitle }

  private func change(_ state: State, _ edit: (inout Face) -> Void) {
    edit(&faces[state.rawValue, default: Face()])
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The state's own value, else the normal state's.
  private func value<Value>(_ path: KeyPath<Face, Value?>, for state: State) -> Value? {
    faces[state.rawValue]?[keyPath: path] ?? faces[State.normal.rawValue]?[keyPath: path]
  }
}

/// What a `UIButton.Configuration` in a document asks for.
struct ButtonPlan {
  enum Style { case plain, gray, tinted, filled }

  var style: Style
  var title: String?
  var subtitle: String?
  var image: UIImage?
  var imageOnTrailingSide = false
  var imageIsStacked = false
  var imagePadding: CGFloat = 0
  var contentInsets: NSDirectionalEdgeInsets?
  var foreground: UIColor?
  var background: UIColor?
  var isCapsule = false
}
