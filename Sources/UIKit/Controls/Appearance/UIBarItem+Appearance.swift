// The properties that bar items take from appearance proxies.
extension UIBarItem {
  /// Takes the proxy's title attributes for each state that the program has not set.
  func takeItemAppearance(from proxy: UIBarItem) {
    let open = proxy.look.titleAttributes.filter { !look.ownTitles.contains($0.key) }
    if !open.isEmpty { look.titleAttributes.merge(open) { $1 } }
  }
}

extension UIBarButtonItem {
  func takeButtonAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) {
    guard let proxy = proxy as? UIBarButtonItem else { return }
    if open.contains(.tintColor) { tintColor = proxy.tintColor }
    if open.contains(.titlePosition) { look.titleOffsets = proxy.look.titleOffsets }
    if open.contains(.backgroundImages) { look.backgrounds = proxy.look.backgrounds }
    if open.contains(.backgroundPositions) {
      look.backgroundShifts = proxy.look.backgroundShifts
      look.backBackgroundShifts = proxy.look.backBackgroundShifts
    }
    if open.contains(.backImages) { look.backBackgrounds = proxy.look.backBackgrounds }
    if open.contains(.backTitlePosition) { look.backTitleOffsets = proxy.look.backTitleOffsets }
  }
}

extension UITabBarItem {
  func takeTabAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) {
    guard let proxy = proxy as? UITabBarItem else { return }
    if open.contains(.badgeColor) { badgeColor = proxy.badgeColor }
    if open.contains(.titlePosition) { titlePositionAdjustment = proxy.titlePositionAdjustment }
    if open.contains(.badgeAttributes) { badgeAttributes.merge(proxy.badgeAttributes) { $1 } }
  }
}
