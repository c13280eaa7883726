/// A rectangle that constraints can refer to and that nothing draws.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.handle }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var owner: ItemHandle?
  final let handle = ItemHandle()
  open var identifier = ""
  /// In the owning view's coordinates, as the last layout left it. A guide that the system places is up to date in a window,
  /// whether or not a constraint mentions it.
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

  /// Without the values of a document: the nib loader makes guides itself.
  public required init?(coder: NSCoder) {
    super.init()
    handle.guide = self
  }

  deinit { handle.guide = nil }

  open override var description: String { MainActor.assumeIsolated { describe() } }

  /// What fixes the guide's rectangle.
  enum Kind: Sendable {
    /// Constraints made by the app.
    case custom
    /// The owner's bounds without the safe area insets.
    case safeArea
    /// The owner's bounds without its layout margins.
    case layoutMargins
    /// A controller's bar area, at the top or at the bottom of its view.
    case topLayout, bottomLayout
    /// A scroll view's visible frame and its content.
    case scrollFrame, scrollContent
    /// What the keyboard covers, or the safe area's strip at the bottom.
    case keyboard
    /// The readable width inside the margins.
    case readableContent

    /// The area follows from where the owner is, and how large; others follow from insets alone.
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

  /// Whether a keyboard guide is at least as high as what the safe area leaves out at the bottom.
  var countsBottomSafeArea: Bool { true }
}

extension UILayoutGuide: LayoutItem {
  var owningItemView: UIView? { owningView }
  var itemContainer: UIView? { owningView }
}
