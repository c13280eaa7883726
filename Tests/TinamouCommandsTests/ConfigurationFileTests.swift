import CoreTypes
import Testing

@testable import TinamouCommands

struct ConfigurationFileTests {
  @Test func valuesKeepTheirTextAndPlace() throws {
    let file = try ConfigurationFile(yaml: "# a comment\ndevice: iphone-5\nos: 6.10\n", path: "f")
    #expect(file.settings[.device] == Setting(text: "iphone-5", origin: .file(place: "f:2:9")))
    #expect(file.settings[.os]?.text == "6.10")
  }

  @Test(arguments: ["", "\n", "# only a comment\n"]) func emptyFileSaysNothing(yaml: String) throws {
    #expect(try ConfigurationFile(yaml: yaml, path: "f").settings.isEmpty)
  }

  @Test(arguments: [
    ("device: a\nostrich: 6\n", "f:2:1"), ("os: [6]\n", "f:1:5"), ("- device\n", "f:1:1"),
    ("device: a\n  os: 6\n", "f:2:5"), ("os: 6\nos: 7\n", "f"),
  ])
  func mistakesHaveTheirLine(yaml: String, place: String) {
    let error = #expect(throws: UsageError.self) { try ConfigurationFile(yaml: yaml, path: "f") }
    #expect(error?.place == place)
  }

  @Test func unknownKeyNamesTheKnownOnes() {
    let error = #expect(throws: UsageError.self) { try ConfigurationFile(yaml: "ostrich: 6", path: "f") }
    #expect(error?.message.contains("unknown key \u{201C}ostrich\u{201D}; the keys are device, os, ") == true)
  }

  @Test func foldersAreMeantFromTheFile() throws {
    let file = try ConfigurationFile(yaml: "assets: ../Art", path: "/project/app/.tinamou.yml")
    #expect(file.settings[.assets]?.text == "/project/Art")
    let absolute = try ConfigurationFile(yaml: "assets: /Art", path: "/project/.tinamou.yml")
    #expect(absolute.settings[.assets]?.text == "/Art")
    let modules = try ConfigurationFile(yaml: "stand-ins: Modules", path: "/project/app/.tinamou.yml")
    #expect(modules.standIns == "/project/app/Modules" && modules.settings.isEmpty)
  }

  @Test @MainActor func nearestFileAboveCounts() throws {
    let run = try RecordedRun()
    let deep = run.folder.appendingPathComponent("a/b")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    _ = try run.file(".tinamou.yml", "os: 6")
    #expect(try ConfigurationFile.nearest(to: deep)?.settings[.os]?.text == "6")
    _ = try run.file("a/.tinamou.yml", "os: 7")
    #expect(try ConfigurationFile.nearest(to: deep)?.settings[.os]?.text == "7")
  }
}
