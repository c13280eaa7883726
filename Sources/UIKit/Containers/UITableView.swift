import DisplayLists

/// Rows in sections. Rows of a document are shown where the document has them, as wide as the table.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0, grouped, insetGrouped
  }

  public let style: Style
  /// Of rows that say no height of their own.
  open lazy var rowHeight = session.metrics.table.rowHeight
  open internal(set) var tableHeaderView: UIView?
  open internal(set) var tableFooterView: UIView?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "tableHeaderView" { tableHeaderView = view }
    if key == "tableFooterView" { tableFooterView = view }
  }

  /// Rows, header and footer are as wide as the table.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for row in subviews where row.translatesAutoresizingMaskIntoConstraints && row.frame.width != bounds.width {
      row.frame.size.width = bounds.width
    }
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
