import AppBuilding

/// How many files of an app compile here, as sentences.
struct FileCounts {
  private let files: [(path: String, imports: Set<String>)]
  private let omittedFiles: Set<String>
  private let touchedFiles: Set<String>

  /// - Parameter app: The modules of the project itself, without its packages.
  init(_ report: AdapterReport, app: Set<String>) {
    files = report.files.filter { app.contains($0.module) }.map { ($0.original, ImportScan(file: $0.original).modules) }
    omittedFiles = Set(report.omitted.filter { $0.kind == "file" }.map(\.file))
    touchedFiles = Set(report.omitted.map(\.file))
  }

  func lines(isVerbose: Bool) -> [String] {
    let all = files.map(\.path)
    let gone = all.count { omittedFiles.contains($0) }, partly = all.count - whole(all) - gone
    let line =
      "\(whole(all)) of \(all.count) files are compiled completely, \(partly) without some code, and \(gone) not at "
      + "all."
    guard isVerbose else { return [line] }
    let interface = files.filter { $0.imports.contains("UIKit") }.map(\.path)
    let plain = files.filter { !$0.imports.isEmpty && $0.imports.isSubset(of: ["UIKit", "Foundation"]) }.map(\.path)
    return [
      line,
      "files that import UIKit: \(interface.count { !omittedFiles.contains($0) }) of \(interface.count) compiled "
        + "completely or in part.",
      "files that import only UIKit or Foundation: \(whole(plain)) of \(plain.count) compiled completely.",
    ]
  }

  private func whole(_ paths: [String]) -> Int { paths.count { !touchedFiles.contains($0) } }
}
