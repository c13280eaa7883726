import UIKit

/// Grouped rows of every kind: with a value, with a switch, with options, with an action.
final class SettingsViewController: UITableViewController {
  private enum Row {
    case link(String, ReferenceWritableKeyPath<Preferences, String>, options: [String])
    case toggle(String, ReferenceWritableKeyPath<Preferences, Bool>)
    case appearance(String)
    case signOut
  }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  let preferences = Preferences()

  private let sections = [
    Section(
      header: "General",
      rows: [
        .link("Account", \.account, options: ["ada@example.org", "grace@example.org"]),
        .link("Language", \.language, options: ["English", "Deutsch", "Français", "العربية"]),
      ]),
    Section(
      header: "Notifications",
      footer: "Notifications may include alerts, sounds and icon badges. They are never sent at night.",
      rows: [
        .toggle("Allow Notifications", \.allowsNotifications), .toggle("Sounds", \.playsSounds),
        .toggle("Badges", \.showsBadges),
      ]),
    Section(header: "Appearance", rows: [.appearance("Automatic"), .appearance("Light"), .appearance("Dark")]),
    Section(footer: "Version 1.0 (42)", rows: [.signOut]),
  ]

  init() {
    super.init(style: Release.isAtLeast("13") ? .insetGrouped : .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .link(let title, let value, _):
      let cell = dequeue("link", style: .value1)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = preferences[keyPath: value]
      cell.accessoryType = .disclosureIndicator
      return cell
    case .toggle(let title, let value):
      let cell = dequeue("toggle", style: .default)
      cell.textLabel?.text = title
      cell.selectionStyle = .none
      cell.accessoryView = makeSwitch(title, value)
      return cell
    case .appearance(let name):
      let cell = dequeue("appearance", style: .default)
      cell.textLabel?.text = name
      cell.accessoryType = preferences.appearance == name ? .checkmark : .none
      return cell
    case .signOut:
      let cell = dequeue("action", style: .default)
      cell.textLabel?.text = "Sign Out"
      cell.textLabel?.textColor = .red
      cell.textLabel?.textAlignment = .center
      return cell
    }
  }

  private func dequeue(_ identifier: String, style: UITableViewCell.CellStyle) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }

  private func makeSwitch(_ title: String, _ value: ReferenceWritableKeyPath<Preferences, Bool>) -> UISwitch {
    let control = UISwitch()
    control.isOn = preferences[keyPath: value]
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [preferences, unowned control] _ in preferences[keyPath: value] = control.isOn }, for: .valueChanged)
    return control
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .link(let title, let value, let options):
      let choice = OptionsViewController(title: title, options: options, selected: preferences[keyPath: value])
      choice.didChoose = { [preferences] in preferences[keyPath: value] = $0 }
      navigationController?.pushViewController(choice, animated: true)
    case .appearance(let name):
      preferences.appearance = name
      tableView.deselectRow(at: indexPath, animated: true)
      tableView.reloadData()
    case .toggle, .signOut:
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }
}

/// The values of the rows.
final class Preferences {
  var account = "ada@example.org"
  var language = "English"
  var allowsNotifications = true
  var playsSounds = true
  var showsBadges = false
  var appearance = "Automatic"
}
