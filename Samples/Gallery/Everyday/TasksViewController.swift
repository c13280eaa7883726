import UIKit

/// A list of tasks, whose rows can be swiped, deleted, added and reordered.
final class TasksViewController: UITableViewController {
  private(set) var lists = [
    TaskList(name: "Today", tasks: ["Buy milk", "Call Grace", "Water the plants", "Pay the rent"]),
    TaskList(name: "Later", tasks: ["Read “The Analytical Engine”", "Book a flight", "Sort photos"]),
  ]

  init() {
    super.init(style: Release.isAtLeast("13") ? .insetGrouped : .plain)
    title = "Tasks"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { lists.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists[section].tasks.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    lists[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "task")
      ?? UITableViewCell(style: .default, reuseIdentifier: "task")
    cell.textLabel?.text = lists[indexPath.section].tasks[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = true
    return cell
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(indexPath) }
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let task = lists[sourceIndexPath.section].tasks.remove(at: sourceIndexPath.row)
    lists[destinationIndexPath.section].tasks.insert(task, at: destinationIndexPath.row)
  }

  private func delete(_ indexPath: IndexPath) {
    lists[indexPath.section].tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: Actions

  /// Returns the row actions before iOS 11.
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  {
    [
      UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, row in self?.delete(row) },
      UITableViewRowAction(style: .normal, title: "Later") { [weak self] _, row in self?.postpone(row) },
    ]
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(indexPath)
      done(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
      self?.postpone(indexPath)
      done(true)
    }
    later.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, later])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    done.image = Release.isAtLeast("13") ? UIImage(systemName: "checkmark") : nil
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }

  private func postpone(_ indexPath: IndexPath) {
    guard indexPath.section == 0 else { return tableView.setEditing(false, animated: true) }
    let task = lists[0].tasks.remove(at: indexPath.row)
    lists[1].tasks.insert(task, at: 0)
    tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 1))
    tableView.setEditing(false, animated: true)
  }
}

struct TaskList {
  var name: String
  var tasks: [String]
}
