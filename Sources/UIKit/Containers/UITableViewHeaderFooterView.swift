import DisplayLists

/// The header or footer of a section, with one line of text unless a subclass shows more.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()

  /// Inset like the texts of rows, as high as the view.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

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
    guard let label = textLabel, label.text != nil else { return }
    let inset = session.metrics.table.cell.textInset(tableWidth: bounds.width)
    let area = contentView.bounds.inset(by: (superview as? UITableView)?.sideInsets ?? .zero)
    label.frame = area.insetBy(dx: min(inset, area.width / 2), dy: 0)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.backgroundColor = nil
    contentView.addSubview(label)
    return label
  }

  func show(_ title: String, in style: UITableView.Style) {
    let colors = session.palette.table
    textLabel?.text = title
    textLabel?.font = style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 14)
    contentView.backgroundColor = style == .plain ? UIColor(colors.groupedBackground) : nil
    setNeedsLayout()
  }
}
