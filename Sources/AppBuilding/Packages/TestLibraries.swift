/// The options that turn off the test library which no test uses. SwiftPM would run it, too, and report 0 tests.
struct TestLibraries {
  let words: [String]

  /// - Parameter chosen: The user's own options of `swift test`; with one about test libraries, nothing is added.
  init(of report: AdapterReport, chosen: [String]) {
    self.init(
      imported: report.files.map(\.original).map(ImportScan.init(file:)).reduce(into: []) { $0.formUnion($1.modules) },
      chosen: chosen)
  }

  init(imported: Set<String>, chosen: [String]) {
    let options = ["--enable-xctest", "--disable-xctest", "--enable-swift-testing", "--disable-swift-testing"]
    guard !chosen.contains(where: options.contains) else {
      words = []
      return
    }
    words =
      switch (imported.contains("XCTest"), imported.contains("Testing")) {
      case (true, false): ["--disable-swift-testing"]
      case (false, true): ["--disable-xctest"]
      default: []
      }
  }
}
