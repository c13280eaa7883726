/// A rectangle that constraints can refer to. It is not drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.handle }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var owner: ItemHandle?
  final let handle = ItemHandle()
  open var identifier = ""
  /// The rectangle in the owning view's coordinates, as of the last layout. The frame of a guide that the system places
  /// is current in a window, whether or not a constraint refers to it.
  open internal(set) var layoutFrame: CGRect {
    get { placedFrame ?? solvedFrame }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero

  var kind = Kind.custom
  package var source: ViewSource?

  public override init() {
    super.init()
    handle.guide = self
  }

  /// Ignores the document's values, because the nib loader creates guides itself.
  public required init?(coder: NSCoder) {
    super.init()
    handle.guide = self
  }

  deinit { handle.guide = nil }

  open override var description: String { MainActor.assumeIsolated { describe() } }

  /// The source of the guide's rectangle.
  enum Kind: Sendable {
    /// Constraints of the app.
    case custom
    /// The owner's bounds inset by the safe area.
    case safeArea
    /// The owner's bounds inset by its layout margins.
    case layoutMargins
    /// The bar area at the top or bottom of a controller's view.
    case topLayout, bottomLayout
    /// The visible frame or the content of a scroll view.
    case scrollFrame, scrollContent
    /// The area covered by the keyboard, or else the strip below the safe area.
    case keyboard
    /// The readable width inside the margins.
    case readableContent

    /// Whether the area depends on the owner's position and size. Other areas depend on insets only.
    var followsPlace: Bool { self == .keyboard || self == .readableContent }
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Debugging

  open var hasAmbiguousLayout: Bool { SolutionStudy(of: self)?.isAmbiguous(self) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    SolutionStudy(of: self)?.origins(of: self, axis).constraints ?? []
  }

  /// Whether a keyboard guide is at least as high as the strip below the safe area.
  var countsBottomSafeArea: Bool { true }
}

extension UILayoutGuide: LayoutItem {
  var owningItemView: UIView? { owningView }
  var itemContainer: UIView? { owningView }
}
