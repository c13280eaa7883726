// The looks that the system has.
extension UIListContentConfiguration {
  /// A row.
  @preconcurrency @MainActor public static func cell() -> Self { Self(ListContentLook(.cell)) }

  /// A row whose second text stands below the first.
  @preconcurrency @MainActor public static func subtitleCell() -> Self { Self(ListContentLook(.subtitle)) }

  /// A row whose second text stands at the end of the line.
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

  /// That of a cell of this style.
  @MainActor static func `default`(for style: UITableViewCell.CellStyle) -> Self {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
