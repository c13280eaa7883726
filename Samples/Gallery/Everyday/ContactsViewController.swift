import UIKit

/// Names grouped by first letter, with a section index.
final class ContactsViewController: UITableViewController {
  private static let names = """
    Ada Alan Alonzo Barbara Bertrand Charles Claude Donald Dorothy Edsger Emmy Frances Friedrich George Grace Haskell \
    Hedy Ida Jean John Karen Katherine Kurt Leslie Margaret Mary Niklaus Ole Peter Quentin Radia Robin Stephen Tim \
    Ursula Vint Wilhelm Xavier Yukihiro Zenon
    """

  private let sections = Dictionary(grouping: names.split(separator: " ").map(String.init)) {
    $0.prefix(1).uppercased()
  }
  .sorted { $0.key < $1.key }

  init() {
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].value.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].key
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = sections[indexPath.section].value[indexPath.row]
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }
}
