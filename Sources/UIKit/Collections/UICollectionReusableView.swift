/// A view that a collection view makes, places and uses again: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// nil for a view that no collection view dequeued.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How a collection view makes views of registered classes: runs the subclass's own `init(frame:)`.
  public required convenience init(_registeredWith frame: CGRect) { self.init(frame: frame) }

  /// Before a view that left the screen is used again. Call `super`.
  open func prepareForReuse() {}

  /// For attributes of a program's own subclass; the others are applied already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the constraints inside ask for; as they came when there are none.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

  /// The view whose constraints decide the size.
  var fittedView: UIView { self }
}

extension UICollectionReusableView {
  private func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let view = fittedView
    guard view is any UIContentView || view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }),
      let fitting = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let size = view.systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    fitting.frame = CGRect(origin: attributes.frame.origin, size: size)
    return fitting
  }

  /// Every property but those of subclasses, which `apply` takes.
  func place(as attributes: UICollectionViewLayoutAttributes) {
    if transform != attributes.transform { transform = attributes.transform }
    if attributes.transform.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
  }
}
