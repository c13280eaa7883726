import SystemProfiles

@testable import UIKit

/// A table of tasks in an app, which can be deleted, added and moved, and which records its callbacks.
@MainActor final class TaskTable: UITableViewController {
  var tasks = [["Milk", "Bread", "Tea", "Rice"], ["Call", "Write", "Read"]]
  let trace = EventTrace()
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var rowActions: [UITableViewRowAction]?
  var editingStyle = UITableViewCell.EditingStyle.delete
  var fixedRows: Set<String> = []
  /// The delegate's target for a dragged row, instead of the proposed one.
  var detour: IndexPath?
  /// Called when the delegate is asked for a dragged row's target.
  var willPropose: (() -> Void)?

  override func numberOfSections(in tableView: UITableView) -> Int { tasks.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks[section].count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = TaskCell(style: .default, reuseIdentifier: nil)
    cell.trace = trace
    cell.textLabel?.text = tasks[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixedRows.contains(tasks[indexPath.section][indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    trace.note("commit \(editingStyle == .delete ? "delete" : "insert") \(tasks[indexPath.section][indexPath.row])")
    guard editingStyle == .delete else { return }
    tasks[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    trace.note("move \(sourceIndexPath) to \(destinationIndexPath)")
    let task = tasks[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    tasks[destinationIndexPath.section].insert(task, at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    trace.note("proposed \(proposedDestinationIndexPath)")
    willPropose?()
    willPropose = nil
    return detour ?? proposedDestinationIndexPath
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    trace.note("begins \(indexPath)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    trace.note("ended \(indexPath.map { "\($0)" } ?? "nil")")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.note("selected \(indexPath)")
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  { rowActions }
}

@MainActor final class TaskCell: UITableViewCell {
  var trace: EventTrace?
  override func willTransition(to state: StateMask) { trace?.note("will \(state.rawValue)") }
}

extension TaskTable {
  static func on(
    _ device: String, _ version: SystemVersion, style: UITableView.Style = .plain, rightToLeft: Bool = false,
    _ prepare: (TaskTable) -> Void = { _ in }
  ) throws -> TaskTable {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let session = Session(environment: environment)
    let screen = session.perform { TaskTable(style: style) }
    session.launch {
      prepare(screen)
      return screen
    }
    _ = screen.trace.take()
    return screen
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// Drags the row with the text.
  func drag(_ name: String, _ x: CGFloat, _ y: CGFloat = 0) throws {
    try session.perform(.drag(name, x: x, y: y))
  }

  func tap(_ name: String) throws { try session.perform(.tap(name)) }

  /// The names of the buttons beside a row, the outermost first.
  var buttons: [String] {
    (tableView.table.actions?.view.subviews ?? []).compactMap { ($0 as? RowActionButton)?.action?.title }
  }
}
