import CoreTypes
import Testing

@testable import TinamouCommands

/// Basis: the exit statuses and messages are those of `CommandStatus` and `DocumentFailure`.
@MainActor struct DescribeCommandTests {
  private let run: RecordedRun
  private let good: String

  init() throws {
    run = try RecordedRun()
    good = try run.file("Good.xib", Sample.xib)
  }

  @Test func oneDocumentIsWithoutItsName() throws {
    #expect(try run("describe", good) == .success)
    #expect(run.lines[0].hasPrefix("xib"))
    #expect(!run.output.contains("Good") && run.error.isEmpty)
    #expect(run.lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func severalDocumentsHaveTheirNames() throws {
    #expect(try run("describe", good, good) == .success)
    #expect(run.lines.filter { $0 == "document \(good)" }.count == 2)
  }

  @Test func aBadDocumentIsAnErrorWithItsPlaceAndDoesNotStopTheOthers() throws {
    let bad = try run.file("Bad.xib", Sample.truncated)
    #expect(try run("describe", bad, good) == .failure)
    #expect(run.error.hasPrefix("\(bad):"))
    #expect(run.output.contains("document \(good)"))
  }

  @Test func gitGetsABadDocumentAsItIs() throws {
    let bad = try run.file("Bad.xib", Sample.truncated)
    #expect(try run("describe", "--textconv", bad) == .success)
    #expect(run.output == Sample.truncated + "\n" && run.error.isEmpty)
  }

  @Test func noFileAndTheStandardInputAreWrongUsage() throws {
    #expect(try run("describe") == .usage)
    #expect(try run("describe", "-") == .usage)
  }
}
