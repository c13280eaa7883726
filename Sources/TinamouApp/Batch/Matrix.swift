/// What `--matrix` asks for: `device=iphone-5,iphone-14 orientation=portrait,landscape-left`.
struct Matrix: Equatable {
  struct Axis: Equatable {
    let name: SettingName
    /// In the order in which they were written, each once.
    let values: [String]
  }

  let axes: [Axis]

  /// - Throws: `UsageError` for an axis that is no setting, comes twice, or has no or equal values.
  init(_ text: String) throws(UsageError) {
    var axes: [Axis] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let axis = try Self.axis(String(word))
      if axes.contains(where: { $0.name == axis.name }) { throw Self.problem("\(axis.name.rawValue) comes twice.") }
      axes.append(axis)
    }
    guard !axes.isEmpty else { throw Self.problem("it is empty; write it like device=iphone-5,iphone-14 os=9,15.") }
    self.axes = axes
  }

  /// Every choice of one value an axis; the last axis changes fastest.
  var cells: [MatrixCell] {
    axes.reduce([MatrixCell(values: [])]) { cells, axis in
      cells.flatMap { cell in axis.values.map { MatrixCell(values: cell.values + [(axis.name, $0)]) } }
    }
  }
}

/// One choice of a value for each axis.
struct MatrixCell {
  let values: [(name: SettingName, value: String)]

  /// `iphone-5 · 6.1 · landscape-left`
  var label: String { values.map(\.value).joined(separator: " · ") }

  /// `iphone-5_6.1_landscape-left`, fit for a file's name.
  var fileName: String {
    values.map { $0.value.replacing("/", with: "-").replacing(":", with: "-") }.joined(separator: "_")
  }
}

extension Matrix {
  private static func axis(_ word: String) throws(UsageError) -> Axis {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw problem("\u{201C}\(word)\u{201D} has no =; write it like os=6.1,7.1.") }
    guard let name = SettingName(rawValue: parts[0]), name != .assets else {
      let known = SettingName.allCases.filter { $0 != .assets }.map(\.rawValue).joined(separator: ", ")
      throw problem("\u{201C}\(parts[0])\u{201D} is no setting; there are \(known).")
    }
    let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if values.contains("") { throw problem("\(name.rawValue) has an empty value.") }
    if Set(values).count < values.count { throw problem("\(name.rawValue) names a value twice.") }
    return Axis(name: name, values: values)
  }

  private static func problem(_ text: String) -> UsageError { UsageError("--matrix: \(text)") }
}
