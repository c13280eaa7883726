import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// Measured rows and tables: `Conformance/controls/rows.json` and `saved.json`.
@MainActor struct MeasuredRowTests {
  /// One row, with the table's settings.
  @MainActor private final class Source: NSObject, UITableViewDataSource {
    let row: MeasuredRow
    init(_ row: MeasuredRow) { self.row = row }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: row.style == "subtitle" ? .subtitle : .default, reuseIdentifier: nil)
      if row.style == "list" {
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
      }
      if row.accessory == true { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  @Test("rows that size themselves", arguments: try MeasuredRow.all("rows"))
  func rows(_ row: MeasuredRow) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      try Session.of(version, row.device ?? "iphone-6").perform {
        let window = UIWindow(frame: UIScreen.main.bounds), source = Source(row)
        let table = UITableView(frame: window.bounds, style: row.table == "insetGrouped" ? .insetGrouped : .plain)
        table.estimatedRowHeight = 44
        table.rowHeight = UITableView.automaticDimension
        if row.separators == false { table.separatorStyle = .none }
        table.dataSource = source
        window.addSubview(table)
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        check(cell.frame.height, row.height, row, version)
        check(cell.frame.minX, row.frame?[0], row, version)
        check(cell.frame.width, row.frame?[1], row, version)
        check(cell.contentView.frame.width, row.contentWidth, row, version)
        check(cell.textLabel?.frame.minX, row.titleX, row, version)
        guard row.fitted == true else { return }
        for label in [cell.textLabel, cell.detailTextLabel] {
          check(label?.frame.width, label?.intrinsicContentSize.width, row, version)
        }
      }
    }
  }

  @Test("properties that documents save", arguments: try MeasuredProperty.all("saved"))
  func properties(_ row: MeasuredProperty) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      let view = try #require(try Self.load(row, version))
      #expect(Self.value(of: row.property, in: view) == row.value, "iOS \(version), \(row.basis)")
    }
  }

  private static func value(of property: String, in view: UIView) -> CGFloat? {
    switch (view, property) {
    case (let table as UITableView, "rowHeight"): table.rowHeight
    case (let table as UITableView, "estimatedRowHeight"): table.estimatedRowHeight
    case (let view as UICollectionView, "headerReferenceSize"):
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height
    default: nil
    }
  }

  private static func element(_ row: MeasuredProperty) -> String {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#
    guard row.style == "collection" else {
      return #"<tableView id="t" style="\#(row.style)" \#(row.property)="\#(row.saved)">\#(frame)</tableView>"#
    }
    let size = #"<size key="\#(row.property)" width="50" height="\#(row.saved)"/>"#
    return """
      <collectionView id="c">\(frame)
      <collectionViewFlowLayout key="collectionViewLayout" id="f">\(size)</collectionViewFlowLayout></collectionView>
      """
  }

  private static func load(_ row: MeasuredProperty, _ version: SystemVersion) throws -> UIView? {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch"><objects>\(element(row))</objects></document>
      """
    var request = LayoutRequest()
    (request.version, request.device) = (version, try DeviceCatalog.find("iphone-6"))
    return DocumentLayout(try DocumentReader.read(Array(xml.utf8)), request).scenes.first?.root
  }

  private func check(_ actual: CGFloat?, _ expected: CGFloat?, _ row: MeasuredRow, _ version: SystemVersion) {
    guard let expected else { return }
    #expect(
      abs((actual ?? .nan) - expected) < 0.001, "\(actual ?? .nan), not \(expected), in iOS \(version), \(row.basis)")
  }
}
