import CoreTypes

/// Dynamic Type's table, decoded from the generated rows.
///
/// > Basis: documented (Human Interface Guidelines); the sizes of the Helvetica Neue era captured from a device log.
struct TextStyleTable: Sendable {
  private struct Row: Sendable {
    let weight: FontWeight
    let emphasizedWeight: FontWeight
    let pointSizes: [CGFloat]
    let leadings: [CGFloat]
    /// Seven categories; empty for styles that came later.
    let neuePointSizes: [CGFloat]
  }

  private let rows: [TextStyle: Row]

  init(_ table: StaticString) {
    let lines = "\(table)".split(separator: "\n").map { $0.split(separator: " ") }
    let styles = Dictionary(uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })
    rows = Dictionary(uniqueKeysWithValues: lines.map { (styles[String($0[0])]!, Self.row($0)) })
  }

  private static func row(_ words: [Substring]) -> Row {
    Row(
      weight: weight(words[1]), emphasizedWeight: weight(words[2]), pointSizes: numbers(words[3]),
      leadings: numbers(words[4]), neuePointSizes: numbers(words[5]))
  }

  private static func weight(_ word: Substring) -> FontWeight {
    FontWeight.allCases.first { "\($0)" == word }!
  }

  private static func numbers(_ word: Substring) -> [CGFloat] {
    word.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
  }

  func metrics(_ style: TextStyle, column: Int, era: TypographyEra) -> TextStyleMetrics {
    let row = rows[style]!
    guard era.isSanFrancisco else { return neueMetrics(row, column: column) }
    return TextStyleMetrics(
      pointSize: row.pointSizes[column], weight: row.weight, emphasizedWeight: row.emphasizedWeight,
      leading: row.leadings[column])
  }

  /// Accessibility sizes and later styles are missing from the log: they take the later table's size (assumed).
  private func neueMetrics(_ row: Row, column: Int) -> TextStyleMetrics {
    let size = row.neuePointSizes.indices.contains(column) ? row.neuePointSizes[column] : row.pointSizes[column]
    return TextStyleMetrics(
      pointSize: size, weight: row.weight, emphasizedWeight: row.emphasizedWeight, leading: nil)
  }

  func leading(_ style: TextStyle, pointSize: CGFloat) -> CGFloat? {
    let row = rows[style]!
    return row.pointSizes.firstIndex(of: pointSize).map { row.leadings[$0] }
  }
}
