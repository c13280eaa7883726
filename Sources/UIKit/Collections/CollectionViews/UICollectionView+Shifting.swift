// Items on their way to where a change has put them. They are shown only.
extension UICollectionView {
  /// > Basis: assumed: recalled, in seconds; a table's.
  static var changeTime: TimeInterval { 0.3 }

  /// - Returns: whose views these are, by what is in sight before the change.
  func beginShift() -> [CollectionElement: ObjectIdentifier] {
    let shown = collection.visible.values.sorted { Self.isBehind($0.attributes, $1.attributes) }
    collection.shift = RowTransition(
      of: self, shown.map(\.view), over: Self.changeTime, isInFront: collection.background != nil)
    return collection.visible.mapValues { ObjectIdentifier($0.view) }
  }

  /// What is seen of it fades where it is, unless the layout says otherwise.
  func leavesSight(_ view: UICollectionReusableView) {
    // A picture is made of the view, which may ask the collection: nobody may hold its state meanwhile.
    if var shift = collection.shift {
      shift.leaves(view, to: .faded)
      collection.shift = shift
    }
    if !session.motions.isEmpty { session.motions.forget(view) }
  }

  /// - Parameters:
  ///   - starts: of views that were not in sight.
  ///   - chosen: of those that were, where they do not come from where they were seen.
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
  /// What a view that is placed by some attributes looks like where others would place it.
  @MainActor init(from attributes: UICollectionViewLayoutAttributes, to other: UICollectionViewLayoutAttributes) {
    let (start, end) = (attributes.center, other.center)
    self.init(
      transform: CGAffineTransform(translationX: -start.x, y: -start.y).concatenating(other.transform)
        .concatenating(CGAffineTransform(translationX: end.x, y: end.y)), opacity: other.isHidden ? 0 : other.alpha)
  }
}
