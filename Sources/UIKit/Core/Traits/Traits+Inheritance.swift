import SystemProfiles

// Traits are inherited from the session by windows, controllers, their views, and subviews.
extension UIView {
  /// The traits of the nearest controller above, or of the session, with the view's own overrides.
  var inheritedTraits: UITraitCollection {
    if let controller = hierarchy.controller { return styled(controller.traitCollection) }
    return styled(traitsAround)
  }

  /// Returns the traits for a pass from above, from those of the view's controller.
  func traits(below inherited: UITraitCollection) -> UITraitCollection { styled(inherited) }

  private func styled(_ traits: UITraitCollection) -> UITraitCollection {
    let own =
      layout.hasTraitOverrides
      ? traits.overridden(by: layout.traitsOfPlace).overridden(by: layout.traitOverrides) : traits
    let styled = own.styled(overrideUserInterfaceStyle)
    return layout.limitsTextSize ? styled.limited(by: layout.textSizeLimits) : styled
  }
}

extension UIViewController {
  var inheritedTraits: UITraitCollection {
    traitsFromAbove(parent?.traitCollection ?? loadedView?.superview?.inheritedTraits ?? session.traits)
  }

  func traitsFromAbove(_ traits: UITraitCollection) -> UITraitCollection {
    traits.overridden(by: family.traitsOfPlace).overridden(by: presentation.controller?.stage.traits)
      .overridden(by: family.overriddenTraits).overridden(by: family.ownTraits).styled(overrideUserInterfaceStyle)
  }

  /// The session's environment with these traits, for the heights of bars.
  var environmentOfTraits: SystemEnvironment { session.environment(for: traitCollection) }
}

extension UIView {
  /// The session's environment with the traits of the last pass, for the sizes of bars and margins.
  var environmentOfTraits: SystemEnvironment { session.environment(for: layout.traits ?? session.traits) }
}

extension UIView {
  /// The user's text size, or the override of a controller above.
  var textSize: UIContentSizeCategory { (layout.traits ?? session.traits).preferredContentSizeCategory }
}

extension Session {
  fileprivate func environment(for traits: UITraitCollection) -> SystemEnvironment {
    guard traits !== self.traits else { return environment }
    let classes = SizeClasses(traits.horizontalSizeClass, traits.verticalSizeClass)
    let isSame =
      classes == environment.sizeClasses && traits.preferredContentSizeCategory == environment.contentSizeCategory
      && traits.userInterfaceStyle == environment.interfaceStyle
      && (traits.userInterfaceLevel == .elevated) == environment.isElevated
    guard !isSame else { return environment }
    var environment = environment
    if classes != environment.sizeClasses { environment.sizeClassesOverride = classes }
    environment.contentSizeCategory = traits.preferredContentSizeCategory
    environment.interfaceStyle = traits.userInterfaceStyle
    environment.isElevated = traits.userInterfaceLevel == .elevated
    return environment
  }
}

extension UITraitCollection {
  fileprivate func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var values = values
    values.style = style
    return UITraitCollection(values)
  }
}

// MARK: - Notification

extension UIView {
  /// Sets the traits and notifies the view.
  /// - Returns: Whether they changed.
  func update(_ traits: UITraitCollection, isOnScreen: Bool) -> Bool {
    guard layout.traits !== traits, layout.traits != traits else { return false }
    let old = layout.traits
    layout.traits = traits
    session.withCurrentTraits(traits) {
      if session.announces(old, isOnScreen: isOnScreen) { traitCollectionDidChange(old) }
      if layout.hasTraitRegistrations { layout.traitRegistrations.tell(of: traits, after: old ?? session.traits, self) }
    }
    return true
  }
}

extension UIViewController {
  /// Sets the traits and notifies the controller, before its view is notified.
  ///
  /// > Basis: WWDC 2019, 214: windows, controllers, views.
  func update(_ traits: UITraitCollection, isOnScreen: Bool) {
    guard family.toldTraits !== traits, family.toldTraits != traits else { return }
    let old = family.toldTraits
    family.toldTraits = traits
    session.withCurrentTraits(traits) {
      if session.announces(old, isOnScreen: isOnScreen) {
        presentation.controller?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
      }
      let known = old ?? session.traits
      presentation.controller?.stage.traitRegistrations.tell(of: traits, after: known, presentation.controller)
      family.traitRegistrations.tell(of: traits, after: known, self)
    }
  }
}

extension Session {
  fileprivate func announces(_ old: UITraitCollection?, isOnScreen: Bool) -> Bool {
    (old != nil || isOnScreen && behaves(.traitsAreAnnouncedOnEntry)) && behaves(.hasSizeClasses)
  }
}
