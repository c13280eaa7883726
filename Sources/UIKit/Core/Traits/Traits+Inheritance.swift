import SystemProfiles

// Traits come down from the session: to windows, to controllers, to their views, to what is below.
extension UIView {
  /// Those of the nearest controller above, or of the session; the appearance can be replaced view by view.
  var inheritedTraits: UITraitCollection {
    if let controller = hierarchy.controller { return styled(controller.traitCollection) }
    return styled(traitsAround)
  }

  /// The same for a pass that comes from above, by way of the view's controller.
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

  /// The session's environment as these traits have it: for the heights of bars.
  var environmentOfTraits: SystemEnvironment { session.environment(for: traitCollection) }
}

extension UIView {
  /// The session's environment as the traits of the last pass have it: for the sizes of bars and margins.
  var environmentOfTraits: SystemEnvironment { session.environment(for: layout.traits ?? session.traits) }
}

extension UIView {
  /// The user's text size, or what a controller above says in its place.
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

// MARK: - Telling

extension UIView {
  /// Takes over the traits of this moment.
  /// - Returns: true when they are others than before.
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
  /// Before its view is told.
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
