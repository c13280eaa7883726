import SystemProfiles

// The current look of a tab bar: the appearance for the moment, or the older properties.
extension UITabBar {
  /// The arrangement of a tab's image and title. They are side by side on iPad and on iPhone in landscape, from iOS 11
  /// on.
  ///
  /// > Source: WWDC 2017 session 204. Assumed: in glass bars, the arrangement stays the same.
  var tabLayout: UITabBarItemAppearance.Style {
    guard session.behaves(.tabBarShrinksInPhoneLandscape), !session.behaves(.chromeIsGlass) else { return .stacked }
    let classes = environmentOfTraits.sizeClasses
    if classes.vertical == .compact { return classes.horizontal == .compact ? .compactInline : .inline }
    return session.environment.device.idiom == .pad && classes.horizontal == .regular ? .inline : .stacked
  }

  var shown: ShownAppearance<UITabBarAppearance> {
    ShownAppearance(
      of: appearances.choices, item: selectedItem?.appearances.choices,
      at: BarMoment(isAtScrollEdge: isAtScrollEdge))
  }

  /// > Source: `UITabBar.scrollEdgeAppearance` reference: does not apply to bars without a tab bar controller.
  private var isAtScrollEdge: Bool {
    guard session.behaves(.barsAreClearAtScrollEdge) else { return false }
    guard let owner = superview?.hierarchy.controller, owner.barManager == .tabs else {
      return bar.content?.showsEnd ?? false
    }
    return owner.viewBehindBars?.showsEnd ?? true
  }

  var backdrop: BarBackdrop {
    let older = BarBackground(custom.background, shadow: custom.shadow, in: session)
    return shown.backdrop(else: .shown(older ?? .material))
  }

  var positions: TabPositions {
    guard let chosen = shown.appearance?.positions, chosen.positioning != .automatic else { return custom.positions }
    return chosen
  }

  /// The indicator behind the selected tab.
  var selection: TabSelectionStyle {
    let chosen = shown.appearance?.selection
    return TabSelectionStyle(image: chosen?.image ?? custom.selectionImage, tint: chosen?.tint)
  }

  /// Returns the customization of a tab: its own, with what it leaves unset taken from the bar's appearance.
  func style(of item: UITabBarItem) -> TabStyle {
    let isSelected = item === selectedItem
    var own = item.look.tabStyle(isEnabled: item.isEnabled, isSelected: isSelected)
    if item.titlePositionAdjustment != .zero { own.titleOffset = item.titlePositionAdjustment }
    own.badge.color = item.badgeColor
    own.badge.attributes = item.badgeAttributes[UIControl.State.normal.rawValue] ?? [:]
    guard let tabs = shown.appearance?.tabs else { return own }
    let chosen: UITabBarItemAppearance =
      switch tabLayout {
      case .stacked: tabs.stacked
      case .inline: tabs.inline
      case .compactInline: tabs.compactInline
      }
    let common = chosen.style(isEnabled: item.isEnabled, isSelected: isSelected)
    var style = own.over(common)
    style.attributes = common.attributes.merging(own.attributes) { $1 }
    style.iconColor = common.iconColor
    return style
  }

  /// > Basis: assumed, recalled: 13 and 12 points beside images.
  private var titleFont: UIFont {
    switch tabLayout {
    case .stacked: UIFont(session.metrics.bars.items.tabTitleFont, in: session)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }

  func titleBlock(_ title: String, _ style: TabStyle) -> TextBlock {
    TextBlock(title, attributes: style.attributes, font: titleFont, session: session)
  }

  /// Returns the image that the tab shows in its current state and layout.
  func image(of item: UITabBarItem) -> UIImage? {
    if item === selectedItem, let selected = item.selectedImage { return selected }
    return tabLayout == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
  }

  func arrangement(of item: UITabBarItem, _ style: TabStyle, in slot: CGRect) -> TabArrangement {
    let size = image(of: item)?.size ?? CGSize(width: 25, height: 25), grid = session.pixelGrid
    guard tabLayout != .stacked, let title = item.title ?? item.systemTitle else {
      return .stacked(size, in: slot, grid: grid)
    }
    let block = titleBlock(title, style)
    return .inline(
      size, title: block.size(), ascent: block.resolvedFont.ascender, in: slot, isRightToLeft: isRightToLeft,
      grid: grid)
  }
}
