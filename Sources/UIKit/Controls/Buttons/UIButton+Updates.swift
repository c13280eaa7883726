/// Rarely used state of a button, kept behind one reference.
@MainActor final class RareButtonState {
  var configuration: UIButton.Configuration?
  var updateHandler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  /// The font set on the title label of a configured button. It applies until the next update.
  var labelFont: UIFont?
  /// Whether the configuration has changed since the last update.
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

// Configuration updates after state changes, at most one before each layout.
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

  /// Updates the configuration if needed. Changes that the handler makes do not trigger another update.
  func updateConfigurationIfNeeded() {
    guard let rare, !rare.isUpdating else { return }
    if rare.isReconfigured || rare.needsUpdate { dropFontOfLabel(rare) }
    guard rare.needsUpdate else { return }
    rare.isUpdating = true
    session.perform { updateConfiguration() }
    (rare.needsUpdate, rare.isUpdating) = (false, false)
  }

  /// > Basis: documented: a configuration specifies the look of the title. Everyday experience: the next update,
  /// > including the first one, replaces a font that was set on the label.
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
