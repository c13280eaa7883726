// Content and background configurations.
extension UITableViewCell {
  func show(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    guard let configuration else { return removeConfiguredContent() }
    let old = parts.content, new = configuration.contentView(reusing: old)
    guard new !== old else { return setNeedsLayout() }
    old?.removeFromSuperview()
    parts = CellParts(content: new)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = contentFrame
    insertSubview(new, at: backgroundCount)
    setNeedsLayout()
  }

  /// Removes the configured content. A plain content view is created on demand.
  private func removeConfiguredContent() {
    guard parts.content is any UIContentView else { return }
    parts.content?.removeFromSuperview()
    parts = CellParts()
    setNeedsLayout()
  }

  /// > Source: the reference of `backgroundConfiguration`: setting one resets background color and background views.
  func show(_ background: UIBackgroundConfiguration?) {
    if background != nil {
      (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, backgroundColor) = (nil, nil, nil, nil)
    }
    take(background)
  }

  private func take(_ background: UIBackgroundConfiguration?) {
    let old = configurations.background?.customView
    configurations.background = background
    if old !== background?.customView { replaceBackground(old, with: background?.customView) }
    setNeedsLayout()
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = editing.showsConfirmation
    state.isReordering = editing.isLifted
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

  // MARK: Backgrounds

  func selectionDidChange() {
    showSelectedBackground()
    parts.text?.isHighlighted = showsSelection
    parts.detail?.isHighlighted = showsSelection
    parts.image?.isHighlighted = showsSelection
    setNeedsUpdateConfiguration()
  }

  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: new === backgroundView ? 0 : backgroundCount)
    showSelectedBackground()
  }

  /// The view that shows the selection, if there is one. With multiple selection allowed, the one for that takes
  /// precedence.
  var shownSelectedBackground: UIView? {
    let isOneOfSeveral = table.map {
      $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection
    }
    return isOneOfSeveral == true ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  func showSelectedBackground() {
    let shown = shownSelectedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.isHidden = view !== shown || !showsSelection
    }
  }

  /// The number of subviews behind the content.
  var backgroundCount: Int {
    [
      backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, configurations.background?.customView,
    ].count { $0?.superview === self }
  }

  func layoutBackgrounds() {
    showSelectedBackground()
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      if let view, view.frame != body { view.frame = body }
    }
    guard let background = configurations.background, let view = background.customView else { return }
    view.frame = background.frame(in: body, of: self)
  }
}
