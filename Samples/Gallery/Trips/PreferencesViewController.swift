import UIKit

/// A form with custom cells: a text field, switches, a slider, segments, a date, a button.
final class PreferencesViewController: UITableViewController {
  private enum Row {
    case name, newsletter, offline, textSize, units, birthday, signOut

    var cellClass: UITableViewCell.Type {
      switch self {
      case .name: FieldCell.self
      case .newsletter, .offline: SwitchCell.self
      case .textSize, .units, .birthday: ControlCell.self
      case .signOut: UITableViewCell.self
      }
    }

    var reuseIdentifier: String { String(describing: cellClass) }

    /// Returns a cell outside the table, for measuring.
    @MainActor func makeCell() -> UITableViewCell {
      switch self {
      case .name: FieldCell(style: .default, reuseIdentifier: nil)
      case .newsletter, .offline: SwitchCell(style: .default, reuseIdentifier: nil)
      case .textSize, .units, .birthday: ControlCell(style: .default, reuseIdentifier: nil)
      case .signOut: UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
  }

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
    for row in sections.flatMap(\.rows) {
      tableView.register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier)
    }
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
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
    configure(cell, for: row)
    return cell
  }

  private func configure(_ cell: UITableViewCell, for row: Row) {
    switch row {
    case .name:
      (cell as? FieldCell)?.show("Name", text: name) { [weak self] in self?.name = $0 }
    case .offline:
      (cell as? SwitchCell)?.show("Keep photos on this device", isOn: isOffline) { [weak self] in self?.isOffline = $0 }
    case .newsletter:
      (cell as? SwitchCell)?.show("Newsletter", isOn: wantsNewsletter) { [weak self] in self?.wantsNewsletter = $0 }
    case .textSize:
      let slider = UISlider()
      slider.value = 0.4
      (cell as? ControlCell)?.show("Text size", slider, isBelow: true)
    case .units:
      let units = UISegmentedControl(items: ["km", "miles"])
      units.selectedSegmentIndex = 0
      (cell as? ControlCell)?.show("Distances", units, isBelow: false)
    case .birthday:
      (cell as? ControlCell)?.show("Birthday", makeBirthday(), isBelow: false)
    case .signOut:
      var content = cell.defaultContentConfiguration()
      content.text = "Sign Out"
      content.textProperties.color = .systemRed
      cell.contentConfiguration = content
    }
  }

  /// Returns a date picker that fits in a row.
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

  /// Returns a row height; rows measure themselves since iOS 8.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !Release.isAtLeast("8") else { return UITableView.automaticDimension }
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = row.makeCell()
    configure(cell, for: row)
    return max(44, cell.height(in: tableView))
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
