/// The content that a controller shows when there is none. It is behind one reference because few controllers have it.
@MainActor final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  var needsUpdate = false
}

extension UIViewController {
  private var roomForUnavailable: UnavailableContent {
    if let unavailable { return unavailable }
    let made = UnavailableContent()
    unavailable = made
    return made
  }

  /// Shows a configuration above all other content, as large as the view.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || unavailable != nil else { return }
    let content = roomForUnavailable, old = content.view
    content.configuration = configuration
    content.view = configuration.map { $0.contentView(reusing: old) }
    if content.view !== old { old?.removeFromSuperview() }
    guard let new = content.view, let view else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
  }

  func markNeedsUnavailableUpdate() {
    roomForUnavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  func updateUnavailableIfNeeded() {
    guard let unavailable, unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    let state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    session.perform { updateContentUnavailableConfiguration(using: state) }
  }
}

/// The state that a controller's content-unavailable configuration depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text of an active search; nil without one.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
