// Animation of items to their places after a change. It affects only what is shown.
extension UICollectionView {
  /// > Basis: assumed: recalled, in seconds; that of tables.
  static var changeTime: TimeInterval { 0.3 }

  /// - Returns: the identifiers of the visible views, by element before the change.
  func beginShift() -> [CollectionElement: ObjectIdentifier] {
    let shown = collection.visible.values.sorted { Self.isBehind($0.attributes, $1.attributes) }
    collection.shift = RowTransition(
      of: self, shown.map(\.view), over: Self.changeTime, isInFront: collection.background != nil)
    return collection.visible.mapValues { ObjectIdentifier($0.view) }
  }

  /// Animates a view that leaves the screen. It fades in place unless the layout provides final attributes.
  func leavesSight(_ view: UICollectionReusableView) {
    // Drawing the snapshot accesses the collection view, so its state must not be held meanwhile.
    if var shift = collection.shift {
      shift.leaves(view, to: .faded)
      collection.shift = shift
    }
    if !session.motions.isEmpty { session.motions.forget(view) }
  }

  /// - Parameters:
  ///   - starts: the initial states of views that were not visible.
  ///   - chosen: the initial states of visible views that do not start at their earlier frames.
  func finishShift(
    _ views: [UICollectionReusableView], _ starts: [ObjectIdentifier: TransitionState],
    _ chosen: [ObjectIdentifier: TransitionState]
  ) {
    var shift = collection.shift
    for view in views where chosen[ObjectIdentifier(view)] != nil { shift?.forgetPlace(of: view) }
    shift?.begin(views, in: self) { chosen[ObjectIdentifier($0)] ?? starts[ObjectIdentifier($0)] ?? .faded }
  }
}

extension TransitionState {
  /// The state in which a view with some attributes appears as other attributes would place it.
  @MainActor init(from attributes: UICollectionViewLayoutAttributes, to other: UICollectionViewLayoutAttributes) {
    let (start, end) = (attributes.center, other.center)
    self.init(
      transform: CGAffineTransform(translationX: -start.x, y: -start.y).concatenating(other.transform)
        .concatenating(CGAffineTransform(translationX: end.x, y: end.y)), opacity: other.isHidden ? 0 : other.alpha)
  }
}
