// Transitions between layouts.
extension UICollectionView {
  /// Changes the layout. Visible cells stay. Without animation, the new layout places them at the next layout pass.
  func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout, wasShown = collection.isPrepared && !collection.visible.isEmpty
    tellTransition(from: old, to: new)
    replaceLayout(by: new)
    guard animated, wasShown else { return end(old, new, completion) }
    session.runTransition(AnimationTiming(duration: Self.transitionTime), { showNewLayout() }) { [weak self] in
      self?.end(old, new, nil)
      completion?($0)
    }
  }

  func tellTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    session.perform {
      old.prepareForTransition(to: new)
      new.prepareForTransition(from: old)
      for shown in shownViews { shown.willTransition(from: old, to: new) }
    }
  }

  private var shownViews: [UICollectionReusableView] {
    collection.visible.values.sorted { Self.isBehind($0.attributes, $1.attributes) }.map(\.view)
  }

  func showNewLayout() {
    settleLayout()
    adjustOffset()
    layoutElements()
  }

  func end(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    session.perform {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      for shown in shownViews { shown.didTransition(from: old, to: new) }
      completion?(true)
    }
  }

  /// > Basis: assumed: recalled, in seconds.
  static var transitionTime: TimeInterval { 0.3 }
}
