/// A table of devices.
struct DeviceTable {
  private static let heading = ["device", "name", "points", "scale", "iOS", "Interface Builder"]
  private let rows: [[String]]

  init(_ entries: [DeviceEntry]) { rows = [Self.heading] + entries.map(\.columns) }

  var text: String {
    let widths = Self.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
    var line = padded.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}

extension DeviceEntry {
  fileprivate var columns: [String] {
    [
      slug, name, "\(Int(width))x\(Int(height))", "\(Int(scale))", "\(firstOS) to \(lastOS)", interfaceBuilderID ?? "-",
    ]
  }
}
