/// What few buttons have: a reference stands for all of it.
@MainActor final class RareButtonState {
  var configuration: UIButton.Configuration?
  var updateHandler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
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

  func wishForUpdateOfConfiguration() {
    let rare = roomForRare
    guard !rare.isUpdating else { return }
    rare.needsUpdate = true
    arrangementDidChange()
    wishForUpdateConstraints()
  }

  /// The handler may change whatever it likes; that is no reason to call it again.
  func updateConfigurationIfNeeded() {
    guard let rare, rare.needsUpdate, !rare.isUpdating else { return }
    rare.isUpdating = true
    session.perform { updateConfiguration() }
    (rare.needsUpdate, rare.isUpdating) = (false, false)
  }

  func callUpdateHandler() { rare?.updateHandler?(self) }
}
