import InterfaceDocuments

// Cells, and content views that a document saved without frames.
extension NibInstantiator {
  func configure(_ cell: UITableViewCell, _ content: TableViewCellContent) {
    cell.style = UITableViewCell.CellStyle(content.style ?? .default)
    cell.accessoryType = UITableViewCell.AccessoryType(name: content.accessoryType)
    cell.editingAccessoryType = UITableViewCell.AccessoryType(name: content.editingAccessoryType)
    cell.indentationLevel = content.indentationLevel
    cell.indentationWidth = content.indentationWidth
    cell.ownSeparatorInset = content.separatorInset
    cell.selectionStyle =
      switch content.selectionStyle {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
  }

  /// Links the saved labels of a standard style to the cell's properties.
  func linkParts(of content: TableViewCellContent, to cell: UITableViewCell) {
    cell.parts.text = content.textLabelID.flatMap { items[$0] as? UILabel } ?? cell.parts.text
    cell.parts.detail = content.detailTextLabelID.flatMap { items[$0] as? UILabel } ?? cell.parts.detail
    cell.parts.image = content.imageViewID.flatMap { items[$0] as? UIImageView } ?? cell.parts.image
  }

  /// The implied frame of a cell below the rows before it, or of a content view without the separator and the
  /// accessory.
  ///
  /// > Basis: captured. The documents of Xcode 6.3 and 6.4 with size classes have neither frame; the views inside are
  /// > placed by a content view as wide as the table and a point lower than the row.
  func impliedFrame(of description: InterfaceView, in parent: UIView?) -> CGRect? {
    switch (description.content, parent) {
    case (.tableViewCell, let table as UITableView): rowFrame(of: description, in: table)
    case (_, let cell as UITableViewCell) where description.key == "contentView": contentFrame(in: cell)
    default: nil
    }
  }

  /// Whether the saved frame of a content view belongs to another cell: it leaves more than a separator, or is too
  /// narrow without an accessory.
  ///
  /// > Basis: captured. In the 5 such documents, of Xcode 6, the views inside are placed by the cell's own size.
  func isStaleContentView(_ description: InterfaceView, in parent: UIView?) -> Bool {
    guard description.key == "contentView", let cell = parent as? UITableViewCell, let saved = description.frame else {
      return false
    }
    let isNarrow = cell.accessoryType == .none && saved.width < cell.bounds.width
    return isNarrow || saved.height < cell.bounds.height - 1
  }

  /// Makes a content view without a frame of its own resize with its cell.
  func followCell(_ view: UIView, _ description: InterfaceView, parent: UIView?) {
    let hasFrame = description.frame != nil && !isStaleContentView(description, in: parent)
    guard !hasFrame, description.key == "contentView", parent is UITableViewCell else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The height that a row specifies itself.
  ///
  /// > Basis: captured. 138 of 139 such rows were saved with this height; the views inside the other one are placed by
  /// > it.
  func rowHeight(of description: InterfaceView, in parent: UIView?) -> CGFloat? {
    guard case .tableViewCell(let cell) = description.content, parent is UITableView else { return nil }
    return cell.rowHeight.flatMap { $0 > 0 ? CGFloat($0) : nil }
  }

  private func rowFrame(of cell: InterfaceView, in table: UITableView) -> CGRect {
    let top = table.subviews.last?.frame.maxY ?? 0
    let height = rowHeight(of: cell, in: table) ?? table.effectiveRowHeight
    return CGRect(x: 0, y: top, width: table.bounds.width, height: height)
  }

  private func contentFrame(in cell: UITableViewCell) -> CGRect {
    let width = cell.bounds.width - accessoryWidth(in: cell)
    return CGRect(x: 0, y: 0, width: width, height: cell.bounds.height - separatorHeight)
  }

  private var separatorHeight: CGFloat {
    guard session.behaves(.cellContentExcludesSeparator) else { return 0 }
    return session.metrics.table.separatorHeight ?? 1 / session.pixelGrid.scale
  }

  private func accessoryWidth(in cell: UITableViewCell) -> CGFloat {
    let metrics = session.metrics.table.cell
    switch cell.accessoryType {
    case .none: return 0
    case .disclosureIndicator: return metrics.disclosureIndicatorWidth(tableWidth: cell.bounds.width)
    case .detailDisclosureButton: return metrics.detailDisclosureWidth
    case .checkmark: return metrics.checkmarkWidth
    case .detailButton: return metrics.detailButtonWidth
    }
  }
}

extension UITableViewCell.CellStyle {
  init(_ style: TableViewCellContent.Style) {
    self =
      switch style {
      case .default: .default
      case .value1: .value1
      case .value2: .value2
      case .subtitle: .subtitle
      }
  }
}

extension UITableViewCell.AccessoryType {
  /// - Parameter name: the name in documents.
  fileprivate init(name: String?) {
    self =
      switch name {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
  }
}
