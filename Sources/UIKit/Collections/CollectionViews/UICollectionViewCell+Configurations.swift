// Content and background configurations of items.
extension UICollectionViewCell {
  func show(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    let old = contentView
    if let configuration {
      contentView = configuration.contentView(reusing: old)
    } else if old is any UIContentView {
      contentView = session.perform { UIView() }
    }
    guard contentView !== old else { return setNeedsLayout() }
    let index = subviews.firstIndex { $0 === old } ?? subviews.count
    old.removeFromSuperview()
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: index)
    setNeedsLayout()
  }

  /// > Source: the reference of `backgroundConfiguration`: setting one resets background color and background views.
  func show(_ background: UIBackgroundConfiguration?) {
    if background != nil { (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil) }
    take(background)
  }

  private func take(_ background: UIBackgroundConfiguration?) {
    let old = configurations.background?.customView
    configurations.background = background
    if old !== background?.customView {
      old?.removeFromSuperview()
      if let view = background?.customView { insertSubview(view, at: 0) }
    }
    setNeedsLayout()
  }

  /// Whether the collection view is in edit mode and the delegate allows editing the item.
  var isEdited: Bool {
    guard let view = ancestors.lazy.compactMap({ $0 as? UICollectionView }).first, view.isEditing else { return false }
    guard let delegate = view.delegate, let indexPath = view.indexPath(for: self) else { return true }
    return session.perform { delegate.collectionView(view, canEditItemAt: indexPath) }
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isEdited
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = isMoving
    state.isExpanded = (self as? UICollectionViewListCell)?.listState.outline?.isExpanded ?? false
    return state
  }

  /// Updates the configurations for the current state, once per change: the subclass first, then the handler.
  func settleConfigurations() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    session.perform {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  func followState(_ state: UICellConfigurationState) {
    if configurations.updatesContent, let content = configurations.content { show(content.updated(for: state)) }
    if configurations.updatesBackground, let background = configurations.background {
      take(background.updated(for: state))
    }
  }

  func placeBackgroundOfConfiguration() {
    guard let background = configurations.background, let view = background.customView else { return }
    view.frame = background.frame(in: bounds, of: self)
  }
}
