/// The configuration of collection view sections that are lists, like those of tables.
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  public enum Appearance: Int, Sendable {
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Supplementary headers start at the leading edge of rows and are as wide as their content.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Returns the separator configuration of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// Returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Returns the swipe actions at the leading end of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list; nil for that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above the header of a section; nil for the system's.
  public var headerTopPadding: CGFloat?
  /// The elements that are no wider than their content.
  public var contentHuggingElements: ContentHuggingElements = []

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  public enum Visibility: Int, Sendable {
    case automatic = 0, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets from the edges of the row. Automatic insets start at the row's text.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automatic
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automatic
  public var color = UIColor.separator
  /// The color between selected rows, if multiple selection is allowed.
  public var multipleSelectionColor = UIColor.separator
  /// Stored only; separators are drawn in their color.
  public var visualEffect: UIVisualEffect? { didSet { hasNoEffect("UIListSeparatorConfiguration.visualEffect") } }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSDirectionalEdgeInsets {
  /// Insets that the system determines.
  public static let automatic = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
}
