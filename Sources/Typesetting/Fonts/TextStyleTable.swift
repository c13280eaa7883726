import CoreTypes

/// The table of Dynamic Type, decoded from the generated rows.
///
/// > Basis: documented (Human Interface Guidelines); the sizes of the Helvetica Neue era captured from a device log.
struct TextStyleTable: Sendable {
  private struct Row: Sendable {
    let weight: FontWeight
    let emphasizedWeight: FontWeight
    let pointSizes: [CGFloat]
    let leadings: [CGFloat]
    /// The sizes for seven categories; empty for styles that came later.
    let neuePointSizes: [CGFloat]
  }

  private let rows: [TextStyle: Row]

  init(_ table: StaticString) {
    let lines = ("\(table)\n" + Self.extraLarge).split(separator: "\n").map { $0.split(separator: " ") }
    let styles = Dictionary(uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })
    rows = Dictionary(uniqueKeysWithValues: lines.map { (styles[String($0[0])]!, Self.row($0)) })
  }

  /// The styles of iOS 17, which the generated table does not contain.
  ///
  /// > Basis: documented for Large (Human Interface Guidelines of visionOS); assumed that they grow as `largeTitle`
  /// > does.
  private static let extraLarge = """
    extraLargeTitle bold bold 33,34,35,36,38,40,42,46,50,54,58,62 41,42,43,44,46,48,51,55,60,64,69,73 -
    extraLargeTitle2 bold bold 25,26,27,28,30,32,34,38,43,48,53,58 31,32,33,34,37,38,41,46,51,57,63,69 -
    """

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

  /// Returns the metrics of the Helvetica Neue era. Accessibility sizes and later styles are missing from the log, and
  /// have the later table's size (assumed).
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
