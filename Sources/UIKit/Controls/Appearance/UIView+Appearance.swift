// Views take the values of appearance proxies when they enter a window.
extension UIView {
  func chose(_ choice: AppearanceChoices) { look.choices.formUnion(choice) }

  /// Applies the proxies, the least specific first, so that each overrides those before it. Properties that the program
  /// has set on this view keep their values.
  func takeAppearances() {
    let own = look.choices,
      found = session.appearanceProxies.proxies(
        for: self, in: appearanceSurroundings, traits: traitCollection)
    for proxy in found.compactMap({ $0 as? UIView }) {
      takeAppearance(proxy.look.choices.subtracting(own), from: proxy)
    }
    look.choices = own
    itemsWantAppearances()
  }

  /// The superviews and view controllers around the view, innermost first.
  fileprivate var appearanceSurroundings: [AnyObject] {
    var found: [AnyObject] = [], view: UIView? = self
    while let current = view {
      if current !== self { found.append(current) }
      if let controller = current.hierarchy.controller { found.append(controller) }
      view = current.superview
    }
    return found
  }

  /// Makes the bar apply the proxies to its items in the next layout. Items are not in the view tree: they take
  /// appearances with the bar, or when it shows them.
  private func itemsWantAppearances() {
    let items: [UIBarItem] =
      switch self {
      case let bar as UINavigationBar: bar.allItems
      case let bar as UIToolbar: bar.items ?? []
      case let bar as UITabBar: bar.items ?? []
      default: []
      }
    guard !items.isEmpty else { return }
    for item in items { item.bar = nil }
    setNeedsLayout()
  }
}

// Appearances of bar items.
extension UIView {
  /// Makes this view the item's bar, and applies the proxies to an item that is new to the bar.
  func show(_ item: UIBarItem) {
    guard item.bar !== self else { return }
    item.bar = nil
    if window != nil, !session.appearanceProxies.isEmpty { giveAppearances(to: item) }
    item.bar = self
  }

  private func giveAppearances(to item: UIBarItem) {
    let own = item.choices,
      found = session.appearanceProxies.proxies(
        for: item, in: [self] + appearanceSurroundings, traits: traitCollection)
    for proxy in found.compactMap({ $0 as? UIBarItem }) {
      item.takeAppearance(proxy.choices.subtracting(own), from: proxy)
    }
    item.choices = own
  }
}
