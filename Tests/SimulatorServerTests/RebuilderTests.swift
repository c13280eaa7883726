import CoreTypes
import Testing

@testable import SimulatorServer

/// Saved files, a scripted compiler, and the messages that pages receive.
struct RebuilderTests {
  /// A server, its rebuilder and an open page.
  private struct Scene {
    let package: FakePackage
    let running: RunningServer
    let rebuilder: Rebuilder
    let tab: RawClient

    init(build script: String, device: [String]? = nil) async throws {
      package = try FakePackage(build: script)
      running = try await RunningServer(device: device ?? [package.executable])
      tab = try await running.tab()
      let program = try #require(BuiltProgram(executable: package.executable))
      rebuilder = Rebuilder(program, swift: package.swift, studio: running.studio)
      _ = await tab.readText(with: #""state":"done""#)
      // The device exists.
      _ = await tab.readText(with: "refresh")
      let rebuilder = rebuilder
      await withCheckedContinuation { ready in Task { await rebuilder.run { ready.resume() } } }
    }

    func end() async {
      await rebuilder.end()
      await running.end()
      package.remove()
    }
  }

  @Test func aSaveIsBuiltAndStarted() async throws {
    let scene = try await Scene(build: "printf '#!/bin/sh\\necho again >&2\\nexec cat\\n' > .build/x86_64/debug/App")
    try scene.package.write("let a = 1", to: "Sources/App/main.swift")
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    #expect(await scene.tab.readText(with: "rebuilt in") != nil)
    let lines = scene.running.terminal.lines
    #expect(lines.first == "rebuilding after a save" && lines.contains { $0.hasPrefix("rebuilt in") })
    #expect(scene.package.builds == 1)
    #expect(scene.package.lastCall == "build --package-path \(scene.package.folder.path) --product App -c debug")
    await scene.end()
  }

  /// The sources that the manifest names from then on are watched, too; other files beside it are ignored.
  @Test func aSavedManifest() async throws {
    let scene = try await Scene(build: "exit 0")
    try scene.package.write("notes", to: "NOTES.md")
    try FileManager.default.createDirectory(
      at: scene.package.folder.appendingPathComponent("Extra"), withIntermediateDirectories: true)
    try scene.package.describe(["Sources/App", "Extra"])
    try scene.package.write("// other targets", to: "Package.swift")
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    #expect(await scene.tab.readText(with: #""state":"done""#) != nil)
    #expect(scene.package.builds == 1)
    try scene.package.write("let a = 1", to: "Extra/New.swift")
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    #expect(await scene.tab.readText(with: #""state":"done""#) != nil)
    #expect(scene.package.builds == 2)
    await scene.end()
  }

  /// The devices continue; pages and consoles receive the compiler's messages once.
  @Test func mistakes() async throws {
    let error = "$PWD/Sources/App/main.swift:3:7: error: cannot find 'x' in scope"
    let scene = try await Scene(
      build: #"echo "\#(error)"; echo "\#(error)" >&2; echo "  |- error: cannot find" ; exit 1"#)
    try scene.package.write("x", to: "Library/Deep/New.swift")
    let news = try #require(await scene.tab.readText(with: #""state":"failed""#))
    #expect(news.contains(#""file":"Sources\/App\/main.swift""#) && news.contains(#""line":3"#))
    #expect(news.matches(of: /cannot find/).count == 1)
    #expect(
      await scene.tab.readText(with: "\"log\"")?.contains("main.swift:3:7: error: cannot find 'x' in scope") == true)
    #expect(
      scene.running.terminal.lines == [
        "rebuilding after a save", "Sources/App/main.swift:3:7: error: cannot find 'x' in scope",
        "the build failed; the devices continue to run the previous build",
      ])
    await scene.tab.send(frame: #"{"to":1,"ask":{"still":{}}}"#)
    #expect(await scene.tab.readText(with: "still") != nil, "the device that runs goes on")
    await scene.end()
  }

  /// A message without a position is forwarded unchanged.
  @Test func mistakesWithoutAPlace() async throws {
    let scene = try await Scene(build: "echo 'error: no such module'; exit 1")
    try scene.package.write("x", to: "Sources/App/main.swift")
    #expect(await scene.tab.readText(with: #""state":"failed""#)?.contains("no such module") == true)
    await scene.end()
  }

  /// Any number of saves during a build cause one more build.
  @Test func savesMeanwhile() async throws {
    let scene = try await Scene(build: "while [ ! -e .build/go ]; do sleep 0.02; done")
    try scene.package.write("1", to: "Sources/App/main.swift")
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    for _ in 0..<5 { await scene.rebuilder.saved() }
    try scene.package.write("", to: ".build/go")
    #expect(await scene.tab.readText(with: #""state":"done""#) != nil)
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    #expect(await scene.tab.readText(with: #""state":"done""#) != nil)
    #expect(scene.package.builds == 2)
    await scene.end()
  }

  /// A build without changes, as after a save without a change, does not restart the devices.
  @Test func nothingNew() async throws {
    let scene = try await Scene(build: "exit 0")
    try scene.package.write("1", to: "Sources/App/main.swift")
    #expect(await scene.tab.readText(with: #""state":"building""#) != nil)
    let rest = await scene.tab.readText { $0.contains("devices") || $0.contains("done") }
    #expect(rest?.contains("done") == true)
    await scene.end()
  }

  @Test func whichPackage() throws {
    let package = try FakePackage(build: "")
    defer { package.remove() }
    let program = try #require(BuiltProgram(executable: package.executable))
    #expect(
      program.name == "App" && program.package == package.folder.path
        && program.build(with: []).suffix(2) == ["-c", "debug"])
    try package.write("", to: ".build-other/release/App")
    let other = try #require(
      BuiltProgram(executable: package.folder.appendingPathComponent(".build-other/release/App").path))
    #expect(other.build(with: ["swift"]).suffix(2) == ["--scratch-path", "\(package.folder.path)/.build-other"])
    #expect(other.build(with: ["swift"]).contains("release"))
    for path in ["/usr/bin/App", "/nowhere/.build/debug/App", "/.build/debug", ""] {
      #expect(BuiltProgram(executable: path) == nil)
    }
  }

  /// Without a description, the usual folder; of other packages those that are folders.
  @Test func whichFolders() throws {
    let package = try FakePackage(build: "")
    defer { package.remove() }
    let folder = package.folder.path
    #expect(PackageFolders.all(in: folder, description: nil) == ["\(folder)/Sources"])
    let description = """
      {"dependencies":[{"path":"\(folder)","type":"fileSystem"},{"url":"https://example.org"}],
      "targets":[{"path":"Library","type":"library"},{"path":"Sources/App","type":"test"}]}
      """
    #expect(
      PackageFolders.all(in: folder, description: Data(description.utf8)) == ["\(folder)/Library", "\(folder)/Sources"])
  }
}
