import DisplayLists

/// A row of a table: a content view, and the room that separator and accessory take from it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open private(set) var contentView = UIView()
  open var accessoryType = AccessoryType.none

  /// The margins of the cell, or of its content view beside the accessory.
  func systemMargins(besideAccessory hasAccessory: Bool) -> UIEdgeInsets {
    let margins = session.metrics.table.cell.contentMargins(
      tableWidth: tableWidth, screenWidth: session.environment.screenSize.width, hasAccessory: hasAccessory)
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  private var tableWidth: CGFloat? {
    var ancestor = superview
    while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
    return ancestor?.bounds.width
  }

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "contentView" { contentView = view }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
