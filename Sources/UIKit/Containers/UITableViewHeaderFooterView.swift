import DisplayLists

/// The header or footer of a section, with one line of text unless a subclass shows more.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()

  /// Inset like the texts of rows, as high as the view.
  open var textLabel: UILabel? { label ?? makeLabel() }
  private var label: UILabel?
  /// Of a title in a grouped table.
  private var titleLook: SectionTitleLook?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  /// How a table makes views of registered classes: runs the subclass's own `init(reuseIdentifier:)`.
  public required convenience init(_registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label, label.text != nil else { return }
    let sides = (superview as? UITableView)?.sideInsets ?? .zero
    let area = contentView.bounds.inset(by: sides)
    guard let look = titleLook else {
      let inset = session.metrics.table.cell.textInset(tableWidth: area.width)
      label.frame = area.insetBy(dx: min(inset, area.width / 2), dy: 0)
      return
    }
    label.frame = look.frame(of: label, in: area)
  }

  private func makeLabel() -> UILabel {
    let label = session.perform { UILabel() }
    label.backgroundColor = nil
    self.label = label
    contentView.addSubview(label)
    return label
  }

  func show(_ title: String, in style: UITableView.Style, _ place: SectionTitleLook.Place) {
    let colors = session.palette.table, look = style == .plain ? nil : SectionTitleLook(place, in: session)
    titleLook = look
    textLabel?.text = look?.shown(title) ?? title
    textLabel?.font = look?.font ?? .boldSystemFont(ofSize: 17)
    textLabel?.textColor = look.map { UIColor($0.color) }
    textLabel?.numberOfLines = look == nil ? 1 : 0
    textLabel?.textAlignment = look?.alignment ?? .natural
    contentView.backgroundColor = style == .plain ? UIColor(colors.groupedBackground) : nil
    setNeedsLayout()
  }
}
