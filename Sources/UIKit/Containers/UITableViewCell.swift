import DisplayLists

/// A row of a table: a content view, and the room that separator and accessory take from it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0, singleLine, singleLineEtched
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0, delete, insert
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0, blue, gray, `default`
  }

  let style: CellStyle
  public let reuseIdentifier: String?
  /// Set by the table that shows the cell.
  var position: RowPosition?
  var parts = CellParts()

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// Shown in place of the accessory.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    geometry.bounds.size = CGSize(width: 320, height: session.metrics.table.rowHeight)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, (coder as? NibCoder)?.reuseIdentifier)
    super.init(coder: coder)
  }

  /// How a table makes cells of registered classes: runs the subclass's own `init(style:reuseIdentifier:)`.
  public required convenience init(_registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Where the content belongs; made when it is first asked for.
  open var contentView: UIView { installedContentView() }

  /// Made when it is first asked for, like the other parts of the standard styles.
  open var textLabel: UILabel? { installedLabel(\.text) }

  /// nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : installedLabel(\.detail) }

  /// nil in the value2 style.
  open var imageView: UIImageView? { style == .value2 ? nil : installedImageView() }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Before a cell that left the screen is used again. Call `super`.
  open func prepareForReuse() { (isSelected, isHighlighted) = (false, false) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if source == nil { layoutParts() }
  }

  override var isTableCell: Bool { true }

  /// The margins of the cell, or of its content view beside the accessory.
  func systemMargins(besideAccessory hasAccessory: Bool) -> UIEdgeInsets {
    let margins = session.metrics.table.cell.contentMargins(
      tableWidth: table?.bounds.width, screenWidth: session.environment.screenSize.width, hasAccessory: hasAccessory)
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "contentView" { parts.content = view }
  }

  /// A row goes by what it says, and is touched there: a control may be in its middle.
  override var touchTargets: [TouchTarget] {
    let speaking = speakingViews, point = speaking.first.map { convert($0.middleOfText, from: $0) }
    return [
      .named([accessibilityIdentifier, accessibilityLabel] + speaking.map(\.reportedText), view: self, point: point)
    ]
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
