// The system's styles.
extension UIListContentConfiguration {
  /// A row with the default style.
  @preconcurrency @MainActor public static func cell() -> Self { Self(ListContentLook(.cell)) }

  /// A row with the secondary text below the text.
  @preconcurrency @MainActor public static func subtitleCell() -> Self { Self(ListContentLook(.subtitle)) }

  /// A row with the secondary text at the trailing end of the line.
  @preconcurrency @MainActor public static func valueCell() -> Self { Self(ListContentLook(.value)) }

  @preconcurrency @MainActor public static func plainHeader() -> Self { Self(ListContentLook(.plainHeader)) }
  @preconcurrency @MainActor public static func plainFooter() -> Self { Self(ListContentLook(.plainFooter)) }
  @preconcurrency @MainActor public static func groupedHeader() -> Self { Self(ListContentLook(.groupedHeader)) }
  @preconcurrency @MainActor public static func groupedFooter() -> Self { Self(ListContentLook(.groupedFooter)) }

  @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
    Self(ListContentLook(.prominentHeader))
  }

  @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
    Self(ListContentLook(.extraProminentHeader))
  }

  @preconcurrency @MainActor public static func header() -> Self { Self(ListContentLook(.groupedHeader)) }
  @preconcurrency @MainActor public static func footer() -> Self { Self(ListContentLook(.groupedFooter)) }

  @preconcurrency @MainActor public static func sidebarCell() -> Self { Self(ListContentLook(.cell)) }
  @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self { Self(ListContentLook(.subtitle)) }
  @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self { Self(ListContentLook(.cell)) }

  @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(ListContentLook(.subtitle))
  }

  @preconcurrency @MainActor public static func sidebarHeader() -> Self { Self(ListContentLook(.sidebarHeader)) }

  /// Returns the configuration that matches a cell style.
  @MainActor static func `default`(for style: UITableViewCell.CellStyle) -> Self {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
