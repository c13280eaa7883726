import CoreTypes
import Testing

@testable import TinamouCommands

@MainActor struct ProcessTests {
  @Test func helpAndVersionAreData() throws {
    let run = try RecordedRun()
    for arguments in [["--help"], ["--version"], ["layout", "--help"], ["help", "render"], []] {
      #expect(try run(arguments) == .success)
      #expect(!run.output.isEmpty && run.error.isEmpty)
    }
  }

  /// A valid run reads only the options of the named command; an error names it completely.
  @Test func commandsAreToldByTheirWholeName() throws {
    let run = try RecordedRun()
    try run("layout", "--help")
    #expect(run.output.contains("USAGE: tinamou layout"))
    #expect(try run("layout", "--nonsense") == .usage)
    #expect(run.error.contains("tinamou layout"))
    try run("render", "--version")
    #expect(run.output.contains("0."))
  }

  @Test func closedPipeIsFine() throws {
    signal(SIGPIPE, SIG_IGN)
    let run = try RecordedRun(), pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let console = Console(output: pipe.fileHandleForWriting.fileDescriptor, environment: [:])
    let invocation = Invocation(console: console, environment: [:], workingDirectory: run.folder)
    let path = try run.file("Good.xib", Sample.xib)
    #expect(TinamouTool.status(of: ["layout", path], in: invocation) == .success)
  }

  @Test func fullDiskIsNot() throws {
    let run = try RecordedRun()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let silent = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    let console = Console(output: full.fileDescriptor, error: silent.fileDescriptor, environment: [:])
    let invocation = Invocation(console: console, environment: [:], workingDirectory: run.folder)
    #expect(TinamouTool.status(of: ["devices"], in: invocation) == .failure)
  }

  @Test func devicesAreATableOrObjects() throws {
    let run = try RecordedRun()
    #expect(try run("devices") == .success)
    #expect(run.lines[0].hasPrefix("device ") && run.output.contains("6.0 to 10.3.4"))
    try run("devices", "--format", "json")
    let entries = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let phone = try #require(entries?.first { $0["slug"] as? String == "iphone-5" })
    #expect(phone["width"] as? Double == 320 && phone["interfaceBuilderID"] as? String == "retina4_0")
  }
}
