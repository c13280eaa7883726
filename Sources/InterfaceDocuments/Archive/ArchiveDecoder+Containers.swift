import CoreTypes

/// Scroll views, tables, collections and cells.
extension ArchiveDecoder {
  func scrollView(_ source: ArchiveSource) -> ScrollViewContent {
    var scroll = ScrollViewContent()
    source.read("IBUIScrollEnabled", into: &scroll.isScrollEnabled)
    source.read("IBUIPagingEnabled", into: &scroll.isPagingEnabled)
    source.read("IBUIBounces", into: &scroll.bounces)
    source.read("IBUIBouncesZoom", into: &scroll.bouncesZoom)
    source.read("IBUIAlwaysBounceHorizontal", into: &scroll.alwaysBounceHorizontal)
    source.read("IBUIAlwaysBounceVertical", into: &scroll.alwaysBounceVertical)
    source.read("IBUIShowsHorizontalScrollIndicator", into: &scroll.showsHorizontalScrollIndicator)
    source.read("IBUIShowsVerticalScrollIndicator", into: &scroll.showsVerticalScrollIndicator)
    source.read("IBUIMinimumZoomScale", into: &scroll.minimumZoomScale)
    source.read("IBUIMaximumZoomScale", into: &scroll.maximumZoomScale)
    scroll.contentInset = source.insets("IBUIContentInset") ?? .zero
    return scroll
  }

  func tableView(_ source: ArchiveSource) -> TableViewContent {
    var table = TableViewContent()
    table.scroll = scrollView(source)
    table.headerView = view(source, "IBUITableHeaderView", key: "tableHeaderView")
    table.footerView = view(source, "IBUITableFooterView", key: "tableFooterView")
    table.separatorColor = color(source, "IBUISeparatorColor")
    source.read("IBUIStyle", into: &table.style, codes: [.plain, .grouped])
    source.read(
      "IBUISeparatorStyle", into: &table.separatorStyle, codes: TableViewContent.SeparatorStyle.allCases)
    source.read("IBUIRowHeight", into: &table.rowHeight)
    source.read("IBUISectionHeaderHeight", into: &table.sectionHeaderHeight)
    source.read("IBUISectionFooterHeight", into: &table.sectionFooterHeight)
    source.read("IBUIAllowsSelection", into: &table.selection.isAllowed)
    source.read("IBUIAllowsSelectionDuringEditing", into: &table.selection.isAllowedDuringEditing)
    source.read("IBUIAllowsMultipleSelection", into: &table.selection.allowsSeveral)
    source.read("IBUISectionIndexMinimumDisplayRowCount", into: &table.sectionIndex.minimumRowCount)
    return table
  }

  func tableViewCell(_ source: ArchiveSource) -> TableViewCellContent {
    var cell = TableViewCellContent()
    cell.contentView = view(source, "IBUIContentView", key: "contentView")
    cell.style = cellStyle(source)
    cell.accessoryType = accessory(source, "IBUIAccessoryType")
    cell.editingAccessoryType = accessory(source, "IBUIEditingAccessoryType")
    cell.selectionStyle = source.option("IBUISelectionStyle", codes: ["none", "blue", "gray", "default"])
    cell.textLabelID = source.object("IBUITextLabel").flatMap(records.id)
    cell.detailTextLabelID = source.object("IBUIDetailTextLabel").flatMap(records.id)
    cell.imageViewID = source.object("IBUIImageView").flatMap(records.id)
    source.read("IBUIReuseIdentifier", into: &cell.reuseIdentifier)
    source.read("IBUIIndentationLevel", into: &cell.indentationLevel)
    source.read("IBUIIndentationWidth", into: &cell.indentationWidth)
    source.read("IBUIRowHeight", into: &cell.rowHeight)
    return cell
  }

  /// Returns the style of a cell; a cell without the labels of a style is custom.
  private func cellStyle(_ source: ArchiveSource) -> TableViewCellContent.Style? {
    guard source.object("IBUITextLabel") != nil else { return nil }
    return source.option("IBUIStyle", codes: TableViewCellContent.Style.allCases) ?? .default
  }

  private func accessory(_ source: ArchiveSource, _ name: String) -> String? {
    let types: [String?] = [nil, "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
    return source.option(name, codes: types) ?? nil
  }

  func collectionView(_ source: ArchiveSource) -> CollectionViewContent {
    var collection = CollectionViewContent()
    collection.scroll = scrollView(source)
    return collection
  }

  func collectionReusable(_ source: ArchiveSource) -> CollectionReusableContent {
    var cell = CollectionReusableContent()
    source.read("IBUIReuseIdentifier", into: &cell.reuseIdentifier)
    cell.contentView = view(source, "IBUIContentView", key: "contentView")
    return cell
  }
}
