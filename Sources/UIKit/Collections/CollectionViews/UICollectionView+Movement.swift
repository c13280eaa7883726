// Interactive movement of items, by a drag or by code that provides the position.
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
    // The other items make room with an animation; the item itself follows the touch immediately.
    if target == movement.target { layoutElements() } else { showMovement() }
  }

  /// Returns the data source's index path of the item shown at an index path. They differ while an item is moved.
  func dataPath(of item: IndexPath) -> IndexPath { collection.movement?.dataPath(of: item) ?? item }

  /// Records that the data source does not handle moved items, so that none can be moved.
  func refuseMovement() {
    collection.movement?.isRefused = true
    collection.cannotMoveItems = true
  }

  // MARK: Target

  /// Returns the layout's proposal. If it is another place, the delegate decides.
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

  /// Returns a valid target, which may be the end of a section. Raises an exception otherwise.
  ///
  /// > Basis: assumed, the message.
  private func checkedTarget(_ target: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    let counts = settledCounts
    let room = target.count == 2 && counts.indices.contains(target.section) ? counts[target.section] : -1
    let most = target.count == 2 && target.section == movement.target.section ? room - 1 : room
    if target.count == 2, target.item >= 0, target.item <= most { return target }
    Exception.internalInconsistency.raise(
      "Attempted to move the item at \(movement.original.described) to an invalid index path (\(target.described))")
  }

  /// > Basis: assumed: that the exception is that of a view's frame.
  private func check(_ position: CGPoint) {
    guard !position.x.isFinite || !position.y.isFinite else { return }
    Exception.invalidGeometry.raise("CALayer position contains NaN: [\(position.x) \(position.y)]")
  }

  // MARK: Display

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

  /// Updates index paths and counts without asking the data source, which may already have changed; that ends the
  /// movement.
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

  /// Returns the item to its original place before pending changes are laid out. The data source may already contain
  /// them.
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

  /// Returns the layout's attributes with those of the moved item at its current position.
  func withMovingItem(_ inSight: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement = collection.movement else { return inSight }
    let held = session.perform {
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: movement.position)
    }
    return inSight.filter { $0.element != .cell(movement.target) } + [held]
  }
}
