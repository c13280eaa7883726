/// How a collection view shows sections as lists, like those of a table.
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

    /// Headers that are supplementary views begin where rows do, and end with their content.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Decides about the lines of one row.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// What a row offers when it is pulled aside; nil for nothing.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// What a row offers at its leading end.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Of the list behind its rows; nil: the appearance's own.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above the header of a section; nil: the system's.
  public var headerTopPadding: CGFloat?
  /// What is no wider than its content.
  public var contentHuggingElements: ContentHuggingElements = []

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  public enum Visibility: Int, Sendable {
    case automatic = 0, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row; automatic: from the row's text.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automatic
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automatic
  public var color = UIColor.separator
  /// Between selected rows, where several may be selected.
  public var multipleSelectionColor = UIColor.separator
  /// Kept for the program; lines are drawn in their colour.
  public var visualEffect: UIVisualEffect? { didSet { hasNoEffect("UIListSeparatorConfiguration.visualEffect") } }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSDirectionalEdgeInsets {
  /// Insets that the system decides.
  public static let automatic = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
}
