/// What a navigation bar's title is the name of, for the menu of the title: stored, no menu opens.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  open private(set) var url: URL
  open var wantsIconRepresentation = true { didSet { hasNoEffect("UIDocumentProperties.wantsIconRepresentation") } }

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Hears of a title that is renamed. Nobody renames one here: it is kept, not called.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

extension UINavigationItem {
  /// Where the search bar of an item is wished to be.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
  }
}

/// What few navigation items have, of iOS 16 and later: stored.
struct NavigationItemExtras {
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var documentProperties: UIDocumentProperties?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  var searchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var letsToolbarIntegrate = true
  var customizationIdentifier: String?
  var pinnedTrailingGroup: UIBarButtonItemGroup?
  var additionalOverflowItems: UIDeferredMenuElement?
}
