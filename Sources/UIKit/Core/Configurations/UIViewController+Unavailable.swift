/// What a controller shows where there is nothing else, behind one reference: few have it.
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

  /// Over everything else in the view, as large as the view.
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

/// What a controller's missing content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Of a search that is going on; nil without one.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
