import CoreTypes

/// Table views, collection views and their cells.
extension ModernDecoder {
  func tableView(_ element: DocumentElement, _ nested: inout NestedViews) -> TableViewContent {
    let source = source(element)
    var table = TableViewContent()
    table.isStatic = element["dataMode"] == "static"
    table.headerView = nested.take("tableHeaderView").map(view)
    table.footerView = nested.take("tableFooterView").map(view)
    table.prototypes = (element.child(named: "prototypes")?.children ?? []).map(view)
    table.sections = (element.child(named: "sections")?.children ?? []).map(section)
    table.scroll = scrollView(element)
    table.separatorColor = color(element, "separatorColor")
    table.separatorInset = source.insets("separatorInset")
    table.separatorStyle = source.parsed("separatorStyle", separatorStyle) ?? table.separatorStyle
    source.read("style", into: &table.style)
    source.read("rowHeight", into: &table.rowHeight)
    source.read("estimatedRowHeight", into: &table.estimatedRowHeight)
    source.read("sectionHeaderHeight", into: &table.sectionHeaderHeight)
    source.read("sectionFooterHeight", into: &table.sectionFooterHeight)
    source.read("estimatedSectionHeaderHeight", into: &table.estimatedSectionHeaderHeight)
    source.read("estimatedSectionFooterHeight", into: &table.estimatedSectionFooterHeight)
    source.read("contentViewInsetsToSafeArea", into: &table.insetsContentViewsToSafeArea)
    table.selection = selection(source)
    table.sectionIndex = sectionIndex(source)
    return table
  }

  private func selection(_ source: ElementSource) -> TableSelection {
    var selection = TableSelection()
    source.read("allowsSelection", into: &selection.isAllowed)
    source.read("allowsSelectionDuringEditing", into: &selection.isAllowedDuringEditing)
    source.read("allowsMultipleSelection", into: &selection.allowsSeveral)
    source.read("allowsMultipleSelectionDuringEditing", into: &selection.allowsSeveralDuringEditing)
    return selection
  }

  private func sectionIndex(_ source: ElementSource) -> TableSectionIndex {
    var index = TableSectionIndex()
    source.read("sectionIndexMinimumDisplayRowCount", into: &index.minimumRowCount)
    index.color = color(source.element, "sectionIndexColor")
    index.backgroundColor = color(source.element, "sectionIndexBackgroundColor")
    index.trackingBackgroundColor = color(source.element, "sectionIndexTrackingBackgroundColor")
    return index
  }

  private func separatorStyle(_ name: String) -> TableViewContent.SeparatorStyle? {
    name == "default" ? .singleLine : TableViewContent.SeparatorStyle(rawValue: name)
  }

  private func section(_ element: DocumentElement) -> TableSection {
    let source = source(element)
    return TableSection(
      id: element["id"] ?? "", headerTitle: source.text("headerTitle"), footerTitle: source.text("footerTitle"),
      cells: (element.child(named: "cells")?.children ?? []).map(view))
  }

  func tableViewCell(_ element: DocumentElement, _ nested: inout NestedViews) -> TableViewCellContent {
    let source = source(element)
    var cell = TableViewCellContent()
    cell.contentView = nested.take("contentView").map(view)
    cell.style = source.parsed("style", cellStyle)
    cell.separatorInset = source.insets("separatorInset")
    cell.configuration = element.child(named: "listContentConfiguration").map(listConfiguration)
    source.read("reuseIdentifier", into: &cell.reuseIdentifier)
    source.read("accessoryType", into: &cell.accessoryType)
    source.read("editingAccessoryType", into: &cell.editingAccessoryType)
    source.read("selectionStyle", into: &cell.selectionStyle)
    source.read("indentationLevel", into: &cell.indentationLevel)
    source.read("indentationWidth", into: &cell.indentationWidth)
    source.read("rowHeight", into: &cell.rowHeight)
    source.read("textLabel", into: &cell.textLabelID)
    source.read("detailTextLabel", into: &cell.detailTextLabelID)
    source.read("imageView", into: &cell.imageViewID)
    return cell
  }

  /// Returns the style for a name: `value1` for `IBUITableViewCellStyleValue1`.
  private func cellStyle(_ name: String) -> TableViewCellContent.Style? {
    let prefix = "IBUITableViewCellStyle"
    guard name.hasPrefix(prefix) else { return nil }
    return TableViewCellContent.Style(rawValue: name.dropFirst(prefix.count).lowercased())
  }

  private func listConfiguration(_ element: DocumentElement) -> ListConfiguration {
    let source = source(element)
    return ListConfiguration(text: source.text("text"), secondaryText: source.text("secondaryText"))
  }

  func collectionView(_ element: DocumentElement, _ nested: inout NestedViews) -> CollectionViewContent {
    var collection = CollectionViewContent()
    collection.layout = element.child(key: "collectionViewLayout").map(collectionLayout)
    collection.cells = (element.child(named: "cells")?.children ?? []).map(view)
    collection.sectionHeader = nested.take("sectionHeaderView").map(view)
    collection.sectionFooter = nested.take("sectionFooterView").map(view)
    collection.scroll = scrollView(element)
    return collection
  }

  private func collectionLayout(_ element: DocumentElement) -> CollectionLayout {
    let source = source(element)
    var layout = CollectionLayout(id: element["id"] ?? "")
    layout.isFlow = element.name == "collectionViewFlowLayout"
    layout.customClass = element["customClass"]
    layout.customModule = element["customModule"]
    layout.sectionInsetReference = element["sectionInsetReference"]
    layout.estimatesAutomatically = element["automaticEstimatedItemSize"] == "YES"
    layout.scrollsHorizontally = element["scrollDirection"] == "horizontal"
    layout.itemSize = source.size("itemSize") ?? layout.itemSize
    layout.estimatedItemSize = source.size("estimatedItemSize")
    layout.headerReferenceSize = source.size("headerReferenceSize") ?? .zero
    layout.footerReferenceSize = source.size("footerReferenceSize") ?? .zero
    layout.sectionInset = source.insets("sectionInset") ?? .zero
    source.read("minimumLineSpacing", into: &layout.minimumLineSpacing)
    source.read("minimumInteritemSpacing", into: &layout.minimumInteritemSpacing)
    return layout
  }

  func collectionReusable(_ element: DocumentElement, _ nested: inout NestedViews) -> CollectionReusableContent {
    var cell = CollectionReusableContent()
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.contentView = nested.take("contentView").map(view)
    cell.customSize = source(element).size("customSize")
    return cell
  }
}
