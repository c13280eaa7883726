import CoreTypes
import Testing

@testable import TinamouCommands

/// `render --matrix` and `merge`, with the workers that the tool starts, or with substitutes.
@MainActor struct BatchTests {
  private let run: RecordedRun
  private let good: String
  private static let axes = "device=iphone-5,iphone-4s orientation=portrait,landscape-left"

  init() throws {
    run = try RecordedRun()
    run.worker = [Self.tool, "batch-worker"]
    good = try run.file("Good.xib", Sample.xib)
  }

  /// The executable built beside the tests.
  private static var tool: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("tinamou").path
  }

  @discardableResult private func draw(_ output: String, _ more: String...) throws -> CommandStatus {
    try run(["render", good, "--matrix", Self.axes, "-o", run.path(output)] + more)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: run.path(folder)).sorted()
  }

  private func bytes(_ name: String) throws -> Data { try Data(contentsOf: run.folder.appendingPathComponent(name)) }

  private func results(_ folder: String) throws -> [BatchResult] {
    try #require(BatchIndex(folder: run.path(folder))).results
  }

  private static let pictures = [
    "Good-root--iphone-4s_landscape-left.png", "Good-root--iphone-4s_portrait.png",
    "Good-root--iphone-5_landscape-left.png", "Good-root--iphone-5_portrait.png",
  ]

  @Test func aFolderHasAPictureForEachCellAndAPage() throws {
    #expect(try draw("out/") == .success)
    #expect(run.error.isEmpty && run.output.isEmpty)
    #expect(try names("out") == Self.pictures + ["index.html", "index.jsonl"])
    let page = try String(contentsOfFile: run.path("out/index.html"), encoding: .utf8)
    #expect(page.contains("src=\"\(Self.pictures[3])\" width=\"320\" height=\"568\" alt=\"iphone-5 · portrait\""))
    #expect(try results("out").map(\.label).first == "iphone-5 · portrait")
  }

  @Test func warningsOfADocumentArePrintedForEachCellAndInTheIndex() throws {
    let clash = try run.file("Clash.xib", Sample.conflict)
    #expect(try run("render", clash, "--matrix", "device=iphone-5,iphone-4s", "-o", run.path("out/")) == .success)
    #expect(run.error.contains("(unsatisfiable-constraints)") && run.error.contains("[iphone-4s]\n"))
    #expect(try results("out").map(\.messages.count) == [1, 1])
  }

  @Test func aPageHasItsPicturesInside() throws {
    #expect(try draw("all.html") == .success)
    let page = try String(contentsOfFile: run.path("all.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,iVBOR").count == 5)
  }

  @Test func aSheetIsOnePicture() throws {
    #expect(try draw("all.png") == .success)
    #expect(try bytes("all.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try draw("all.svg") == .success)
    #expect(try String(contentsOfFile: run.path("all.svg"), encoding: .utf8).contains("landscape-left"))
  }

  /// A rotated device is as large as before, and an iPhone 5 smaller than a 15 Pro, as in reality.
  @Test func aSheetHasOneScale() {
    let five = CGSize(width: 320, height: 568), pro = CGSize(width: 393, height: 852)
    #expect(BatchScale.scale(of: [five], width: 200) == 200.0 / 320)
    #expect(BatchScale.scale(of: [CGSize(width: 568, height: 320)], width: 200) == 200.0 / 320)
    #expect(BatchScale.scale(of: [five, pro], width: 200) == BatchScale.scale(of: [pro], width: 200))
    let withPad = BatchScale.scale(of: [pro, CGSize(width: 1024, height: 1366)], width: 200)
    #expect(abs(withPad - 100 / (852 * 0.56)) < 1e-9, "the phone is half as wide as requested")
    #expect(BatchScale.scale(of: [.zero], width: 200) == 1 && BatchScale.scale(of: [], width: 200) == 1)
  }

  @Test func aPageHasOneScale() throws {
    let axes = "device=iphone-5,iphone-15-pro"
    #expect(try run("render", good, "--matrix", axes, "-o", run.path("all.html")) == .success)
    let page = try String(contentsOfFile: run.path("all.html"), encoding: .utf8)
    let scale = 260 / (852 * 0.56)
    for width in [320, 393] { #expect(page.contains("style=\"width:\(Int((Double(width) * scale).rounded()))px\"")) }
  }

  @Test func mergedShardsAreWhatOneRunDraws() throws {
    try draw("whole/")
    for shard in 1...3 { #expect(try draw("part\(shard)/", "--shard", "\(shard)/3") == .success) }
    #expect(
      try run("merge", run.path("part2"), run.path("part1"), run.path("part3"), "-o", run.path("all/")) == .success)
    #expect(try names("all") == names("whole"))
    for name in try names("whole") { #expect(try bytes("all/\(name)") == bytes("whole/\(name)")) }
  }

  @Test func missingShardsAreNamed() throws {
    try draw("part1/", "--shard", "1/3")
    #expect(try run("merge", run.path("part1"), "-o", run.path("all/")) == .failure)
    #expect(run.error.contains("2 of 4 renders are missing; only the shards 1/3"))
    #expect(try run("merge", run.folder.path, "-o", run.path("all/")) == .usage)
  }

  @Test func resumingDrawsWhatIsMissingOrChanged() throws {
    try draw("out/")
    let place = "out/" + Self.pictures[0], kept = "out/" + Self.pictures[1]
    try FileManager.default.removeItem(atPath: run.path(place))
    let before = try number(of: kept)
    #expect(try draw("out/", "--resume") == .success)
    #expect(FileManager.default.fileExists(atPath: run.path(place)))
    #expect(try number(of: kept) == before)
    _ = try run.file("Good.xib", Sample.xib.replacing("width=\"100\"", with: "width=\"90\""))
    #expect(try draw("out/", "--resume") == .success)
    #expect(try number(of: kept) != before)
  }

  /// Returns the inode of a file: a picture that is drawn again is a new file.
  private func number(of file: String) throws -> UInt64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: run.path(file))
    return try #require(attributes[.systemFileNumber] as? UInt64)
  }

  @Test func aWorkerThatDiesLosesItsPictureOnly() throws {
    run.worker = script("case $line in *iphone-4s*landscape*) kill -9 $$;; esac")
    #expect(try draw("out/", "--jobs", "2") == .failure)
    #expect(run.error.contains("signal 9") && run.error.contains("[iphone-4s · landscape-left]"))
    #expect(try names("out") == Self.pictures.dropFirst() + ["index.html", "index.jsonl"])
    #expect(try results("out").filter { $0.failure != nil }.count == 1)
    run.worker = [Self.tool, "batch-worker"]
    #expect(try draw("out/", "--resume") == .success)
    #expect(try names("out").count == 6)
  }

  @Test func aWorkerThatHangsIsEnded() throws {
    run.worker = script("case $line in *iphone-4s*landscape*) sleep 60;; esac")
    #expect(try draw("out/", "--timeout", "1", "--jobs", "4") == .failure)
    #expect(run.error.contains("took longer than 1 seconds"))
    #expect(try results("out").filter { $0.failure == nil }.count >= 1)
  }

  @Test func aWorkerThatTalksNonsenseIsNotBelieved() throws {
    run.worker = ["/bin/sh", "-c", "read line; echo nonsense; sleep 60"]
    #expect(try draw("out/") == .failure)
    #expect(try results("out").allSatisfy { $0.failure?.contains("ended") == true })
  }

  @Test func aProgramThatIsNotThereIsAnError() throws {
    run.worker = ["/nonexistent/tinamou"]
    #expect(try draw("out/") == .failure)
    #expect(run.error.contains("no process can be started"))
  }

  /// Returns the command of a worker that runs `before` for each line and passes the line to a real worker.
  private func script(_ before: String) -> [String] {
    let body = "while read -r line; do \(before); printf '%s\\n' \"$line\" | '\(Self.tool)' batch-worker; done"
    return ["/bin/sh", "-c", body]
  }

  @Test func aFullDiskEndsTheBatchAndLeavesNothingHalfWritten() throws {
    let status = try tool(
      "trap '' XFSZ; ulimit -f 1; exec", "render", good, "--matrix", Self.axes, "-o", run.path("out/"))
    #expect(status == CommandStatus.failure.rawValue)
    let left = try names("out")
    #expect(left.allSatisfy { !$0.hasPrefix(".tinamou-") && !$0.hasSuffix(".png") })
  }

  @Test func ctrlCEndsTheBatchAndItCanGoOn() throws {
    let axes =
      "device=iphone-5,iphone-4s,iphone-6 orientation=portrait,landscape-left text-size=XS,S,M,L,XL,XXL,AX1,AX5"
    let start =
      "\"$@\" & pid=$!; for i in {1..200}; do ls '\(run.path("out"))'/*.png && break; sleep 0.05; done; kill -INT "
      + "$pid; wait $pid"
    let arguments = ["render", good, "--matrix", axes, "--jobs", "1", "-o", run.path("out/")]
    let status = try tool(start, arguments, message: "interrupted")
    #expect(status == CommandStatus.interrupted.rawValue)
    #expect(try names("out").allSatisfy { !$0.hasPrefix(".tinamou-") })
    #expect(try run(arguments + ["--resume"]) == .success)
    #expect(try names("out").filter { $0.hasSuffix(".png") }.count == 48)
  }

  private func tool(_ before: String, _ arguments: String...) throws -> Int32 {
    try tool("\(before) \"$@\"", arguments)
  }

  /// Runs a line of bash with the tool and its arguments as `$@`.
  private func tool(_ line: String, _ arguments: [String], message: String = "") throws -> Int32 {
    let process = Process(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "set +m; \(line)", "bash", Self.tool] + arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    #expect(message.isEmpty || text.contains(message), "\(text)")
    return process.terminationStatus
  }

  @Test(arguments: [
    (["--matrix", "device=iphone-5", "--device", "iphone-5"], "also set by --device"),
    (["--matrix", "device=iphone-99"], "iphone-99"), (["--jobs", "2"], "needs --matrix"),
    (["--matrix", "device=iphone-4 os=26"], "none of the devices ran any of the iOS releases"),
    (["--matrix", "os=9", "--jobs", "0"], "not a number from 1"),
    (["--matrix", "os=9", "--timeout", "0"], "--timeout"),
    (["--matrix", "os=9", "--shard", "1/2"], "a shard needs a folder"),
    (["--matrix", "os=9", "--resume"], "--output must be the folder"),
  ])
  func optionsThatMakeNoSense(arguments: [String], words: String) throws {
    #expect(try run(["render", good, "-o", run.path("a.png")] + arguments) == .usage)
    #expect(run.error.contains(words))
  }

  @Test func devicesThatNeverRanAReleaseAreLeftOut() throws {
    #expect(
      try run("render", good, "--matrix", "device=iphone-4,iphone-14 os=6.1,16", "-o", run.path("o/")) == .success)
    #expect(run.error.contains("combinations left out of the matrix: 2, because"))
    #expect(try names("o").filter { $0.hasSuffix(".png") }.count == 2)
  }
}
