import SystemProfiles

@testable import UIKit

/// A data source of plain cells that records its calls.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let counts: [Int]
  let titles: [String?]
  private(set) var trace: [String] = []
  private(set) var made = 0
  var refusesSelection = false

  init(_ counts: [Int], titles: [String?] = []) { (self.counts, self.titles) = (counts, titles) }

  /// Returns the calls since the last time.
  func takeTrace() -> [String] {
    defer { trace = [] }
    return trace
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    trace.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trace.append("rows of \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < titles.count ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    trace.append("cell \(indexPath.section).\(indexPath.row)")
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.append("will select \(indexPath.row)")
    return refusesSelection ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.append("did select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    trace.append("did deselect \(indexPath.row)")
  }
}

/// Every third row is 100 points high, the others 50.
@MainActor final class UnequalHeights: NSObject, UITableViewDelegate {
  private(set) var asked = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return indexPath.row % 3 == 2 ? 100 : 50
  }
}

extension Session {
  static func of(_ version: SystemVersion, _ device: String = "iphone-5") throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }
}

extension UITableView {
  /// Makes a table of 320 points with `rows` as data source, laid out.
  static func showing(_ rows: Rows, style: UITableView.Style = .plain, height: CGFloat = 504) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }
}
