// Items that are moved by a finger, or by a program that says where the finger is.
extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard collection.movement == nil, !collection.cannotMoveItems, hasItem(indexPath), mayMove(indexPath),
      let place = layoutAttributesForItem(at: indexPath)
    else { return false }
    let shown = place.shownCenter
    collection.movement = InteractiveMovement(of: indexPath, at: shown)
    cellForItem(at: indexPath)?.isMoving = true
    endHighlight()
    moveItem(to: indexPath, from: indexPath, shown)
    return true
  }

  func mayMove(_ item: IndexPath) -> Bool {
    session.perform { dataSource?.collectionView(self, canMoveItemAt: item) ?? false }
  }

  func moveItem(_ targetPosition: CGPoint) {
    guard let movement = collection.movement else { return }
    check(targetPosition)
    let target = target(of: movement, at: targetPosition)
    collection.movement?.move(to: target)
    collection.movement?.position = targetPosition
    moveItem(to: target, from: movement.target, movement.position)
    // Others make room in their time; the item is where the finger is.
    if target == movement.target { layoutElements() } else { showMovement() }
  }

  /// What the data source calls the item that is shown at a place: another than it does while an item is moved.
  func dataPath(of item: IndexPath) -> IndexPath { collection.movement?.dataPath(of: item) ?? item }

  /// The data source has nothing that would move an item: none can be moved.
  func refuseMovement() {
    collection.movement?.isRefused = true
    collection.cannotMoveItems = true
  }

  // MARK: Where to

  /// The layout's proposal; where that is another place, the delegate decides.
  private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    settleLayout()
    let layout = collectionViewLayout
    return session.perform {
      let proposed = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
      guard proposed != movement.target, let delegate else { return checkedTarget(proposed, movement) }
      let chosen = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original, atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed)
      return checkedTarget(chosen, movement)
    }
  }

  /// The end of a section is a place, too.
  ///
  /// > Basis: assumed, the words.
  private func checkedTarget(_ target: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    let counts = settledCounts
    let room = target.count == 2 && counts.indices.contains(target.section) ? counts[target.section] : -1
    let most = target.count == 2 && target.section == movement.target.section ? room - 1 : room
    if target.count == 2, target.item >= 0, target.item <= most { return target }
    Exception.internalInconsistency.raise(
      "Attempted to move the item at \(movement.original.described) to an invalid index path (\(target.described))")
  }

  /// > Basis: assumed: that it ends as in a frame.
  private func check(_ position: CGPoint) {
    guard !position.x.isFinite || !position.y.isFinite else { return }
    Exception.invalidGeometry.raise("CALayer position contains NaN: [\(position.x) \(position.y)]")
  }

  // MARK: What is shown

  private func moveItem(to target: IndexPath, from old: IndexPath, _ position: CGPoint) {
    guard let movement = collection.movement else { return }
    let shift = target == old ? nil : InteractiveMovement.shift(from: old, to: target)
    if let shift { renumber(shift, from: old.section, to: target.section) }
    let layout = collectionViewLayout
    session.perform {
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: movement.position, previousIndexPaths: [old],
        previousPosition: position)
      context.shift = shift
      layout.invalidateLayout(with: context)
    }
  }

  /// The data source is not asked how many items there are: it may have others already, for which the movement ends.
  private func renumber(_ shift: IndexPathMapping, from old: Int, to new: Int) {
    if old != new, var counts = collection.counts, counts.indices.contains(old), counts.indices.contains(new) {
      (counts[old], counts[new]) = (counts[old] - 1, counts[new] + 1)
      collection.counts = counts
    }
    var moved: [CollectionElement: ShownElement] = [:]
    for (element, shown) in collection.visible {
      if let target = element.after(shift) { moved[target] = shown.numbered(target.indexPath) }
    }
    collection.visible = moved
    renumberItems(shift)
  }

  private func showMovement() {
    session.runTransition(AnimationTiming(duration: Self.movementTime), { layoutElements() }, completion: nil)
  }

  /// > Basis: assumed: recalled, in seconds.
  private static var movementTime: TimeInterval { 0.25 }

  /// The item goes back, for the layout of changes that are about to come: the data source may be ahead of it already.
  func endMovementForChanges() { finishMovement(isCancelled: true, isShown: false) }

  func finishMovement(isCancelled: Bool, isShown: Bool = true) {
    guard let movement = collection.movement else { return }
    let final = isCancelled ? movement.original : movement.target
    cellForItem(at: movement.target)?.isMoving = false
    collection.movement = nil
    let shift =
      final == movement.target ? nil : InteractiveMovement.shift(from: movement.target, to: final)
    if let shift { renumber(shift, from: movement.target.section, to: final.section) }
    if !isCancelled { collection.counts = nil }
    let layout = collectionViewLayout
    session.perform {
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.original], movementCancelled: isCancelled)
      context.shift = shift
      layout.invalidateLayout(with: context)
    }
    if isShown { showMovement() }
  }

  /// The layout's answer, with the item that is held where it is held.
  func withMovingItem(_ inSight: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement = collection.movement else { return inSight }
    let held = session.perform {
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.position)
    }
    return inSight.filter { $0.element != .cell(movement.target) } + [held]
  }
}
