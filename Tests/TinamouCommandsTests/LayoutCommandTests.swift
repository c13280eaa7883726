import CoreTypes
import Testing

@testable import TinamouCommands

@MainActor struct LayoutCommandTests {
  private let run: RecordedRun
  private let good: String

  init() throws {
    run = try RecordedRun()
    good = try run.file("Good.xib", Sample.xib)
  }

  @Test func textIsHeadingSceneAndTree() throws {
    #expect(try run("layout", good) == .success)
    #expect(run.lines[0].hasPrefix("\(good): ") && run.lines[0].contains("iOS 10.0, portrait, 2 pixels per point"))
    #expect(run.lines[1] == "scene root")
    #expect(run.lines[2].hasPrefix("<UIView: root; frame = (0 0; 100 50)"))
    #expect(run.lines[3].hasPrefix("   | <UIView: inner; frame = (10 0; 50 50)"))
    #expect(run.error.isEmpty)
  }

  @Test func sizeAndDeviceAreHeeded() throws {
    try run("layout", good, "--size", "200x20")
    #expect(run.output.contains("<UIView: inner; frame = (10 0; 100 20)"))
    try run("layout", good, "--device", "iphone-5", "--os", "6.1")
    #expect(run.output.contains("iphone-5, iOS 6.1"))
    #expect(run.output.contains("<UIView: root; frame = (0 20; 320 548)"))
  }

  @Test func pairThatNeverExistedIsAFinding() throws {
    #expect(try run("layout", good, "--device", "iphone-5", "--os", "26") == .success)
    #expect(run.output.contains(": warning: The iPhone 5 never ran iOS 26.0"))
  }

  @Test func jsonIsOneObject() throws {
    try run("layout", good, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["document"] as? String == good)
    #expect(object?["schemaVersion"] as? Int == 1)
  }

  @Test func jsonIsForOneDocument() throws {
    #expect(try run("layout", good, good, "--format", "json") == .usage)
    #expect(run.error.contains("use --format jsonl"))
    #expect(run.output.isEmpty)
  }

  @Test func badDocumentsDoNotStopTheRun() throws {
    let bad = try run.file("Bad.xib", Sample.truncated)
    let paths = [bad, run.path("none.xib"), run.folder.path, good]
    let list = try run.file("list.txt", paths.joined(separator: "\n") + "\n")
    #expect(try run("layout", "--format", "jsonl", good, "--files-from", list) == .failure)
    let objects = try run.lines.map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["document"] as? String } == [good] + paths)
    #expect(objects.map { $0["error"] != nil } == [false, true, true, true, false])
    #expect(objects.map { $0["scenes"] != nil } == [true, false, false, false, true])
    #expect(run.error.contains("\(run.folder.path): error: this is a folder; name the .xib"))
  }

  @Test func damageHasALine() throws {
    let bad = try run.file("Bad.xib", Sample.truncated)
    #expect(try run("layout", bad) == .failure)
    #expect(run.error.wholeMatch(of: /.*Bad\.xib:\d+:\d+: error: .+\n/) != nil)
    #expect(run.output.isEmpty)
  }

  @Test func missingSceneIsAFailure() throws {
    #expect(try run("layout", good, "--scene", "nowhere") == .failure)
    #expect(run.error.contains("there is no scene \u{201C}nowhere\u{201D}"))
  }

  @Test(arguments: [
    (["layout"], "no document is named"), (["layout", "-"], "cannot come from the standard input"),
    (["layout", "a.xib", "--device", "iphnoe"], "--device: There is no device"),
    (["layout", "a.xib", "--os", "x"], "--os: "), (["layout", "a.xib", "--formt", "json"], "--formt"),
    (["layout", "--files-from", "/nowhere/list"], "the list cannot be read"), (["ostrich"], "ostrich"),
  ])
  func wrongUsageIsToldApart(arguments: [String], message: String) throws {
    #expect(try run(arguments) == .usage)
    #expect(run.error.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test func configurationFileIsHeeded() throws {
    _ = try run.file(".tinamou.yml", "size: 80x40\n")
    try run("layout", good)
    #expect(run.output.contains("<UIView: root; frame = (0 0; 80 40)"))
    try run("layout", good, environment: ["TINAMOU_SIZE": "60x40"])
    #expect(run.output.contains("<UIView: root; frame = (0 0; 60 40)"))
  }
}
