import UIKit

/// A form of rows that are the program's own cells: a field, switches, a slider, segments, a date, a button.
final class PreferencesViewController: UITableViewController {
  private enum Row { case name, newsletter, offline, textSize, units, birthday, signOut }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections = [
    Section(header: "Traveller", rows: [.name, .birthday]),
    Section(
      header: "Journal", footer: "Photos are kept on this device. They take up to 2 GB of its memory.",
      rows: [.offline, .textSize, .units]),
    Section(footer: "At most one letter a month.", rows: [.newsletter]),
    Section(rows: [.signOut]),
  ]

  private(set) var name = "Ada Lovelace"
  private(set) var isOffline = true
  private(set) var wantsNewsletter = false

  init() { super.init(style: Release.isAtLeast("13") ? .insetGrouped : .grouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.keyboardDismissMode = .onDrag
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.register(ControlCell.self, forCellReuseIdentifier: "control")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "button")
  }

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
    case .name:
      return dequeue("field", FieldCell.self, indexPath) {
        $0.show("Name", text: name) { [weak self] in self?.name = $0 }
      }
    case .offline:
      return dequeue("switch", SwitchCell.self, indexPath) {
        $0.show("Keep photos on this device", isOn: isOffline) { [weak self] in self?.isOffline = $0 }
      }
    case .newsletter:
      return dequeue("switch", SwitchCell.self, indexPath) {
        $0.show("Newsletter", isOn: wantsNewsletter) { [weak self] in self?.wantsNewsletter = $0 }
      }
    case .textSize:
      let slider = UISlider()
      slider.value = 0.4
      return dequeue("control", ControlCell.self, indexPath) { $0.show("Text size", slider, isBelow: true) }
    case .units:
      let units = UISegmentedControl(items: ["km", "miles"])
      units.selectedSegmentIndex = 0
      return dequeue("control", ControlCell.self, indexPath) { $0.show("Distances", units, isBelow: false) }
    case .birthday:
      return dequeue("control", ControlCell.self, indexPath) { $0.show("Birthday", makeBirthday(), isBelow: false) }
    case .signOut:
      let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Sign Out"
      content.textProperties.color = .systemRed
      cell.contentConfiguration = content
      return cell
    }
  }

  /// A date to choose where it fits in a row.
  private func makeBirthday() -> UIView {
    let birthday = Date(timeIntervalSince1970: 315_532_800)
    guard Release.isAtLeast("14") else {
      let label = UILabel()
      label.text = DateFormatter.localizedString(from: birthday, dateStyle: .medium, timeStyle: .none)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      return label
    }
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.date = birthday
    return picker
  }

  private func dequeue<Cell: UITableViewCell>(
    _ identifier: String, _: Cell.Type, _ indexPath: IndexPath, _ configure: (Cell) -> Void
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let cell = cell as? Cell { configure(cell) }
    return cell
  }

  /// Rows find out their heights since iOS 8.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !Release.isAtLeast("8") else { return UITableView.automaticDimension }
    return sections[indexPath.section].rows[indexPath.row] == .textSize ? 76 : 44
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row] == .signOut
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let signIn = SignInViewController { [weak self] in self?.dismiss(animated: true) }
    present(UINavigationController(rootViewController: signIn), animated: true)
  }
}
