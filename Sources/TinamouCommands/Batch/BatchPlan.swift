import CoreTypes
import SystemProfiles
import UIKit

/// The tasks of a batch, in the order of its documents, each with all cells of the matrix.
struct BatchPlan {
  private(set) var tasks: [BatchTask] = []
  /// The number of cells with a device that never ran the release.
  private(set) var impossibleCells = 0

  /// - Parameters:
  ///   - typed: The settings from options; the matrix adds to them.
  ///   - settings: Returns the settings that apply if the matrix contains none.
  /// - Throws: `UsageError` for a setting that occurs twice, or for an invalid value.
  init(
    subjects: [String], matrix: Matrix, typed: [SettingName: String], settings: (([SettingName: String]) -> Settings),
    steps: [String], frame: Bool = false, format: String, folder: String
  ) throws(UsageError) {
    for name in matrix.axes.flatMap(\.names) where typed[name] != nil {
      throw UsageError("--matrix: \(name.rawValue) is also set by --\(name.rawValue); set it once.")
    }
    let cells = try Self.possibleCells(of: matrix, typed, settings)
    impossibleCells = matrix.cells.count - cells.count
    var stems = PictureNames()
    for subject in subjects {
      let stem = stems.name(stemOf: subject)
      for cell in cells {
        tasks.append(
          BatchTask(
            index: tasks.count, subject: subject, settings: Self.texts(cell, over: typed), steps: steps, frame: frame,
            format: format, folder: folder, stem: stem, suffix: cell.fileName, label: cell.label))
      }
    }
  }

  private static func possibleCells(
    of matrix: Matrix, _ typed: [SettingName: String], _ settings: ([SettingName: String]) -> Settings
  ) throws(UsageError) -> [MatrixCell] {
    var possible: [MatrixCell] = []
    for cell in matrix.cells {
      let request = try LayoutRequest(settings(typed.merging(cell.settings) { $1 }))
      if request.pairingDiagnostic == nil { possible.append(cell) }
    }
    guard !possible.isEmpty else {
      throw UsageError(
        "--matrix: no combination is possible, because none of the "
          + "devices ran any of the iOS releases; 'tinamou devices' lists the releases of each device.")
    }
    return possible
  }

  private static func texts(_ cell: MatrixCell, over typed: [SettingName: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: typed.merging(cell.settings) { $1 }.map { ($0.key.rawValue, $0.value) })
  }
}

extension MatrixCell {
  var settings: [SettingName: String] { Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) }) }
}
