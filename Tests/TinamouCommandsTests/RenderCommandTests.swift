import CoreTypes
import DisplayLists
import Testing

@testable import TinamouCommands

@MainActor struct RenderCommandTests {
  private let run: RecordedRun
  private let good: String

  init() throws {
    run = try RecordedRun()
    good = try run.file("Good.xib", Sample.xib)
  }

  /// Returns width and height from the header of a PNG.
  private func pixels(_ name: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: run.folder.appendingPathComponent(name)))
    return [16, 20].map { offset in bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func canvasIsTheRootAlone() throws {
    #expect(try run("render", good, "-o", run.path("a.png")) == .success)
    #expect(try pixels("a.png") == [200, 100])
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test func deviceIsTheWholeScreen() throws {
    try run("render", good, "-o", run.path("a.png"), "--device", "iphone-5", "--os", "6.1")
    #expect(try pixels("a.png") == [640, 1136])
    try run("render", good, "-o", run.path("b.png"), "--device", "iphone-5", "--size", "50x60")
    #expect(try pixels("b.png") == [100, 120])
  }

  @Test func frameIsTheDeviceAroundItsWholeScreen() throws {
    let device = ["--device", "iphone-5", "--os", "6.1", "--frame"]
    try run(["render", good, "-o", run.path("a.png")] + device)
    #expect(try pixels("a.png") == [772, 1596])
    try run(["render", good, "-o", run.path("b.png"), "--orientation", "landscape-left"] + device)
    #expect(try pixels("b.png") == [1596, 772])
    try run("render", good, "-o", run.path("c.png"), "--frame")
    #expect(try pixels("c.png") == [200, 100])
  }

  @Test func extensionOrOptionSaysTheFormat() throws {
    try run("render", good, "-o", run.path("a.SVG"))
    #expect(try String(contentsOfFile: run.path("a.SVG"), encoding: .utf8).contains("<svg"))
    try run("render", good, "-o", run.path("a.bin"), "--format", "pdf")
    #expect(try Data(contentsOf: run.folder.appendingPathComponent("a.bin")).starts(with: Data("%PDF".utf8)))
  }

  /// Basis: saved storyboards, whose first scene often is a navigation controller, which has only its bar.
  @Test func aBarIsNotDrawnForItsScreen() throws {
    let board = try run.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762"
        targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="n"><navigationBar key="navigationBar" id="b">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="100" height="50"/></view></viewController></objects></scene></scenes></document>
      """)
    try run("render", board, "-o", run.path("a.png"))
    #expect(try pixels("a.png") == [200, 100])
    try run("render", board, "-o", run.path("b.png"), "--scene", "b")
    #expect(try pixels("b.png") == [750, 88])
  }

  @Test func folderGetsEveryScene() throws {
    #expect(try run("render", good, good, "-o", run.path("new/folder") + "/") == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: run.path("new/folder")).sorted()
    #expect(names == ["Good-root-2.png", "Good-root.png", "index.html", "index.jsonl"])
  }

  /// A picture does not show a conflict.
  @Test func warningsOfADocumentGoToTheErrorStream() throws {
    let clash = try run.file("Clash.xib", Sample.conflict)
    #expect(try run("render", clash, "-o", run.path("a.png")) == .success)
    #expect(run.error.contains(/Clash\.xib:\d+:\d+: warning: Unable to simultaneously satisfy constraints\./))
    #expect(run.error.contains("(unsatisfiable-constraints)") && run.output.isEmpty)
  }

  @Test func notesOfADocumentAreNotPrinted() throws {
    let odd = try run.file(
      "Odd.xib", Sample.xib.replacing("<view id=\"root\">", with: "<view id=\"root\" wobbles=\"YES\">"))
    #expect(try run("layout", odd) == .success)
    #expect(run.output.contains(": note: "))
    #expect(try run("render", odd, "-o", run.path("a.png")) == .success)
    #expect(run.error.isEmpty)
  }

  @Test func badDocumentLeavesTheOthers() throws {
    let bad = try run.file("Bad.xib", Sample.truncated)
    #expect(try run("render", bad, good, "-o", run.path("out") + "/") == .failure)
    #expect(FileManager.default.fileExists(atPath: run.path("out/Good-root.png")))
  }

  @Test func folderThatIsNotThereIsAFailure() throws {
    #expect(try run("render", good, "-o", run.path("none/a.png")) == .failure)
    #expect(run.error.contains("none/a.png: no such folder"))
  }

  @Test func outputsThatMakeNoSense() throws {
    for output in ["a.bmp", "a", "-", ""] {
      #expect(try run("render", good, "-o", output) == .usage)
      #expect(run.error.contains("--output: "))
    }
    #expect(try run("render", good, good, "-o", run.path("a.png")) == .usage)
    #expect(run.error.contains("is one picture, but 2 documents are given"))
  }

  @Test func namesAreTakenOnce() {
    var names = PictureNames()
    #expect(names.name(document: "x/Main.storyboard", scene: "a/b") == "Main-a_b")
    #expect(names.name(document: "y/Main.storyboard", scene: "a/b") == "Main-a_b-2")
    #expect(names.name(document: "z/Main.storyboard", scene: "a/b") == "Main-a_b-3")
  }
}
