// What comes into a window takes what the proxies have.
extension UIView {
  func chose(_ choice: AppearanceChoices) { look.choices.formUnion(choice) }

  /// A whole tree has come into a window.
  func takeAppearancesInTree() {
    guard !session.appearanceProxies.isEmpty else { return }
    forEachInTree { $0.takeAppearances() }
  }

  /// From the least particular proxy on: each overrides those before it. None overrides what the program set here.
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

  /// Superviews and controllers, from the innermost on.
  fileprivate var appearanceSurroundings: [AnyObject] {
    var found: [AnyObject] = [], view: UIView? = self
    while let current = view {
      if current !== self { found.append(current) }
      if let controller = current.hierarchy.controller { found.append(controller) }
      view = current.superview
    }
    return found
  }

  /// Items of a bar have no place of their own: they come into the window with the bar, or when it shows them.
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

// Bars and what they show.
extension UIView {
  /// The item is in this bar from now on.
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
