/// A transition between two layouts whose progress the app controls.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// - Parameters:
  ///   - completed: whether the transition reached its end.
  ///   - finished: whether it was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if collection.transition != nil || layout === collectionViewLayout {
      Exception.internalInconsistency.raise(
        "the collection is already in the middle of an interactive transition, or has this layout")
    }
    let old = collectionViewLayout
    let transition = session.perform {
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
        ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    }
    collection.transition = InteractiveTransition(layout: transition, completion: completion)
    tellTransition(from: old, to: layout)
    replaceLayout(by: transition)
    // Keeps the old layout's state of its items.
    for part in [old, layout] { part.collectionView = self }
    session.perform { layout.invalidateLayout() }
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = collection.transition else { return }
    collection.transition = nil
    let layout = transition.layout
    let (final, other) =
      finished ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
    replaceLayout(by: final)
    other.collectionView = nil
    session.runTransition(AnimationTiming(duration: Self.transitionTime), { showNewLayout() }) { [weak self] in
      self?.end(layout.currentLayout, layout.nextLayout, nil)
      transition.completion?($0, finished)
    }
  }
}
