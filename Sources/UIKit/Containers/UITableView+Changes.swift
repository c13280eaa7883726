// Changes of single rows. Nothing moves: the next layout shows the end.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Asks for these rows' cells and for all heights anew at the next layout; other cells stay.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths {
      table.measured[indexPath.section]?[indexPath.row] = nil
      if let cell = table.cells[indexPath] { recycle(cell, from: indexPath) }
    }
    countAnew()
  }

  /// Without changes of rows up to `endUpdates`, heights are asked for anew and the cells stay.
  public func beginUpdates() {}

  public func endUpdates() { countAnew() }
}
