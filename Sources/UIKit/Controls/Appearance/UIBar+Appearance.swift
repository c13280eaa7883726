// The properties that bars take from appearance proxies.
extension UINavigationBar {
  func takeBarAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UINavigationBar else { return }
    bar.take(open, from: proxy.bar)
    custom.take(open, from: proxy.custom)
    if open.contains(.largeTitles) { prefersLargeTitles = proxy.prefersLargeTitles }
    appearances.take(from: proxy.appearances)
  }

  /// All items that the bar shows for its topmost item, including the back item.
  var allItems: [UIBarItem] {
    shownItems + (backItem.map { [$0.backBarButtonItem ?? $0.impliedBackItem] } ?? [])
  }
}

extension UIToolbar {
  func takeBarAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UIToolbar else { return }
    bar.take(open, from: proxy.bar)
    if open.contains(.barBackgrounds) { backgrounds = proxy.backgrounds }
    if open.contains(.barShadow) { shadows = proxy.shadows }
    appearances.take(from: proxy.appearances)
  }
}

extension UITabBar {
  func takeBarAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    guard let proxy = proxy as? UITabBar else { return }
    bar.take(open, from: proxy.bar)
    custom.take(open, from: proxy.custom)
    appearances.take(from: proxy.appearances)
  }
}

extension BarLook {
  mutating func take(_ open: AppearanceChoices, from proxy: BarLook) {
    if open.contains(.barStyle) { style = proxy.style }
    if open.contains(.translucency) { isTranslucent = proxy.isTranslucent }
    if open.contains(.barTint) { barTint = proxy.barTint }
  }
}

extension NavigationBarLook {
  fileprivate mutating func take(_ open: AppearanceChoices, from proxy: NavigationBarLook) {
    if open.contains(.titleAttributes) { titleAttributes = proxy.titleAttributes }
    if open.contains(.largeTitleAttributes) { largeTitleAttributes = proxy.largeTitleAttributes }
    if open.contains(.barBackgrounds) { backgrounds = proxy.backgrounds }
    if open.contains(.barShadow) { shadow = proxy.shadow }
    if open.contains(.barTitlePosition) { titleShifts = proxy.titleShifts }
    if open.contains(.backIndicator) { indicator = proxy.indicator }
  }
}

extension TabBarLook {
  fileprivate mutating func take(_ open: AppearanceChoices, from proxy: TabBarLook) {
    if open.contains(.barBackgrounds) { background = proxy.background }
    if open.contains(.barShadow) { shadow = proxy.shadow }
    if open.contains(.unselectedTint) { unselectedTint = proxy.unselectedTint }
    if open.contains(.selectedTint) { selectedTint = proxy.selectedTint }
    if open.contains(.selectionImage) { selectionImage = proxy.selectionImage }
    if open.contains(.tabPositions) { positions = proxy.positions }
  }
}
