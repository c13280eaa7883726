/// The document that a navigation bar's title names, for the title menu. It is stored, but no menu opens.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  open private(set) var url: URL
  open var wantsIconRepresentation = true { didSet { hasNoEffect("UIDocumentProperties.wantsIconRepresentation") } }

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The delegate for renaming a title. It is stored, but never called: titles cannot be renamed here.
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
  /// The preferred placement of an item's search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
  }
}

/// Rarely used properties of navigation items from iOS 16 and later.
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
