/// A view that a collection view makes, places and uses again: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// nil for a view that no collection view dequeued.
  open internal(set) var reuseIdentifier: String?
  final var sizing = CellSizing.known
  /// Where the item leads.
  final var segueTrigger: SegueTrigger?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? any ViewCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Before a view that left the screen is used again. Call `super`.
  open func prepareForReuse() {}

  /// For attributes of a program's own subclass; the others are applied already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the constraints inside ask for; as they came when there are none.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

  /// Before a view in sight is placed by another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Where the other layout has it.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The view whose constraints decide the size.
  var fittedView: UIView { self }

  /// What the content asks for on the free axes, in what it gets on the others.
  func sizeOfContent(in size: CGSize, _ free: FreeAxes) -> CGSize { contentSize(in: size, free) }

  /// What the layout says beyond the attributes.
  func takeNote(_ note: PrivateLayoutAttributes?) {}

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }

  override func givesDirection(to view: UIView, inside subview: UIView) -> Bool { view is any UIContentView }
}

extension UICollectionReusableView {
  private func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard asksForItsSize || attributes.note != nil,
      let fitting = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let free = attributes.note?.freeAxes ?? [.width, .height]
    fitting.frame = CGRect(
      origin: attributes.frame.origin, size: free.apply(sizeOfContent(in: attributes.size, free), to: attributes.size))
    return fitting
  }

  private var asksForItsSize: Bool {
    let view = fittedView
    return view is any UIContentView || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// On an axis that the layout decides, constraints have to make do with what they get.
  fileprivate func contentSize(in size: CGSize, _ free: FreeAxes) -> CGSize {
    guard asksForItsSize else { return sizeThatFits(size) }
    return fittedView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
  }

  /// Every property but those of subclasses, which `apply` takes.
  ///
  /// - Parameter isFlipped: the collection view's coordinates are turned round, and the view's content is not.
  func place(as attributes: UICollectionViewLayoutAttributes, isFlipped: Bool) {
    let new = isFlipped ? attributes.transform.scaledBy(x: -1, y: 1) : attributes.transform
    if transform != new { transform = new }
    if new.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    takeNote(attributes.note)
  }
}
