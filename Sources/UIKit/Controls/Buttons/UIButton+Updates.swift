/// What few buttons have: a reference stands for all of it.
@MainActor final class RareButtonState {
  var configuration: UIButton.Configuration?
  var updateHandler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  /// Set on the title's label of a configured button: it counts until the next update.
  var labelFont: UIFont?
  /// The configuration is another one than at the last update.
  var isReconfigured = false
  var isUpdating = false
  var role = UIButton.Role.normal
  var changesSelection = false
  var menu: UIMenu?
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var dimsHighlighted = true
  var dimsDisabled = true
  var glows = false
  var growsImage = false
  var imageView: UIButtonImageView?
  var subtitleView: UIButtonLabel?
}

// Configurations that follow the state: at most one update before each layout.
extension UIButton {
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  var roomForRare: RareButtonState {
    if let rare { return rare }
    let made = RareButtonState()
    rare = made
    return made
  }

  func markNeedsConfigurationUpdate() {
    let rare = roomForRare
    guard !rare.isUpdating else { return }
    rare.needsUpdate = true
    arrangementDidChange()
    markNeedsConstraintUpdate()
  }

  /// The handler may change whatever it likes; that is no reason to call it again.
  func updateConfigurationIfNeeded() {
    guard let rare, !rare.isUpdating else { return }
    if rare.isReconfigured || rare.needsUpdate { dropFontOfLabel(rare) }
    guard rare.needsUpdate else { return }
    rare.isUpdating = true
    session.perform { updateConfiguration() }
    (rare.needsUpdate, rare.isUpdating) = (false, false)
  }

  /// > Basis: documented: a configuration says how the title looks. Everyday experience: a font that was set on the label is
  /// > replaced with the next update, the first one included.
  func takeFontOfLabel(_ font: UIFont?) {
    if configuration == nil { titleFont = font } else { roomForRare.labelFont = font }
    arrangementDidChange()
  }

  private func dropFontOfLabel(_ rare: RareButtonState) {
    rare.isReconfigured = false
    guard rare.labelFont != nil else { return }
    rare.labelFont = nil
    contentMayDiffer()
    titleView?.follow(effectiveFont)
  }

  func callUpdateHandler() { rare?.updateHandler?(self) }
}
