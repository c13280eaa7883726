/// The value of `--matrix`: `device=iphone-5,iphone-14 orientation=portrait,landscape-left`.
///
/// Settings that belong together form one axis: `device+os=iphone-5+6.1,iphone-15-pro+17`.
struct Matrix: Equatable {
  struct Axis: Equatable {
    let names: [SettingName]
    /// The values for each name in the order in which they were written, without duplicates.
    let values: [[String]]
  }

  let axes: [Axis]

  /// - Throws: `UsageError` for an axis that is not a setting, occurs twice, or has no or equal values.
  init(_ text: String) throws(UsageError) {
    var axes: [Axis] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let axis = try Self.axis(String(word))
      for name in axis.names where axes.contains(where: { $0.names.contains(name) }) {
        throw Self.problem("\(name.rawValue) occurs twice.")
      }
      axes.append(axis)
    }
    guard !axes.isEmpty else { throw Self.problem("it is empty; write it like device=iphone-5,iphone-14 os=9,15.") }
    self.axes = axes
  }

  /// The combinations of one value per axis; the last axis changes fastest.
  var cells: [MatrixCell] {
    axes.reduce([MatrixCell(values: [])]) { cells, axis in
      cells.flatMap { cell in
        axis.values.map { MatrixCell(values: cell.values + zip(axis.names, $0).map { (name: $0, value: $1) }) }
      }
    }
  }
}

/// A combination of one value per axis.
struct MatrixCell {
  let values: [(name: SettingName, value: String)]

  /// The label, such as `iphone-5 · 6.1 · landscape-left`.
  var label: String { values.map(\.value).joined(separator: " · ") }

  /// The name for files, such as `iphone-5_6.1_landscape-left`.
  var fileName: String {
    values.map { $0.value.replacing("/", with: "-").replacing(":", with: "-") }.joined(separator: "_")
  }
}

extension Matrix {
  private static func axis(_ word: String) throws(UsageError) -> Axis {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw problem("\u{201C}\(word)\u{201D} has no =; write it like os=6.1,7.1.") }
    var names: [SettingName] = []
    for part in parts[0].split(separator: "+", omittingEmptySubsequences: false) {
      let name = try name(String(part))
      if names.contains(name) { throw problem("\(name.rawValue) occurs twice.") }
      names.append(name)
    }
    return Axis(names: names, values: try values(parts[1], of: names))
  }

  private static func name(_ text: String) throws(UsageError) -> SettingName {
    guard let name = SettingName(rawValue: text), name != .assets else {
      let known = SettingName.allCases.filter { $0 != .assets }.map(\.rawValue).joined(separator: ", ")
      throw problem("\u{201C}\(text)\u{201D} is not a setting; the settings are \(known).")
    }
    return name
  }

  private static func values(_ text: String, of names: [SettingName]) throws(UsageError) -> [[String]] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let spelledNames = names.map(\.rawValue).joined(separator: "+")
    var seen: Set<String> = []
    for word in words where !seen.insert(word).inserted {
      throw problem("\(spelledNames) lists \u{201C}\(word)\u{201D} twice; list each value once.")
    }
    var values: [[String]] = []
    for word in words {
      let parts =
        names.count == 1 ? [word] : word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      if parts.contains("") { throw problem("\(spelledNames) has an empty value.") }
      guard parts.count == names.count else {
        throw problem("\u{201C}\(word)\u{201D} must have one value for each of \(spelledNames), joined by +.")
      }
      values.append(parts)
    }
    return values
  }

  private static func problem(_ text: String) -> UsageError { UsageError("--matrix: \(text)") }
}
