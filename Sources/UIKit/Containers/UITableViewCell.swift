import DisplayLists

/// A row of a table: a content view, and the room that separator and accessory take from it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open private(set) var contentView = UIView()
  open var accessoryType = AccessoryType.none

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "contentView" { contentView = view }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
