import SystemProfiles

// Rows at the frames saved in a document, with the titles of their sections.
extension UITableView {
  /// A section of a document on its canvas. The document contains the titles, but not their frames.
  struct CanvasSection {
    let rows: [UITableViewCell]
    let header: UITableViewHeaderFooterView?
    let footer: UITableViewHeaderFooterView?
  }

  /// Creates the title above or below the rows of a section.
  func makeCanvasTitle(_ title: String?, _ place: SectionTitleLook.Place) -> UITableViewHeaderFooterView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    addSubview(view)
    view.show(title, in: self, place)
    return view
  }

  func layoutDocumentRows() {
    widenDocumentRows()
    placeCanvasTitles()
    let end = subviews.filter { $0 !== table.background }.map(\.frame.maxY).max() ?? 0
    let size = CGSize(width: bounds.width, height: max(0, end))
    if contentSize != size { contentSize = size }
  }

  /// Makes rows, headers and footers of a document as wide as the table. Rows of inset groups keep their distance from
  /// its sides.
  ///
  /// > Basis: captured. Rows of 8 documents of Xcode 11 to 26 are 374 at 20 in 414, and 343 at 16 or 335 at 20 in 375.
  private func widenDocumentRows() {
    for row in subviews where row.translatesAutoresizingMaskIntoConstraints {
      let side = style == .insetGrouped && row is UITableViewCell ? max(0, row.frame.minX) : 0
      let width = max(0, bounds.width - 2 * side)
      if row.frame.width != width { row.frame.size.width = width }
    }
  }

  /// Places headers and footers. A header fills the space above its section's first row; in a plain table, it is a
  /// strip just above that row.
  private func placeCanvasTitles() {
    var end = table.header?.frame.maxY ?? 0
    for section in table.canvasSections {
      let first = section.rows.map(\.frame.minY).min(), last = section.rows.map(\.frame.maxY).max()
      if let header = section.header {
        let natural = titleHeight(header, .header), bottom = first ?? end + natural
        let height = style == .plain ? min(natural, bottom - end) : bottom - end
        place(header, from: bottom - max(0, height), height: height)
        end = bottom
      }
      end = last ?? end
      if let footer = section.footer {
        let height = titleHeight(footer, .footer)
        place(footer, from: end, height: height)
        end += height
      }
    }
  }

  private func place(_ title: UIView, from y: CGFloat, height: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, height))
    if title.frame != frame { title.frame = frame }
  }

  private func titleHeight(_ view: UITableViewHeaderFooterView, _ place: SectionTitleLook.Place) -> CGFloat {
    let metrics = session.metrics.table
    let growth = SectionTitleLook(place, in: self).growth(of: view.textLabel?.text ?? "", tableWidth: bounds.width)
    return growth + (style == .plain ? metrics.plainHeaderHeight : metrics.groupedTitledHeight)
  }
}
