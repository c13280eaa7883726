import CoreTypes
import Testing

@testable import TinamouCommands

/// The contents of an output folder: a readable name per scene, no pictures of views that bars show, and an index.
///
/// Basis: folders of real storyboards, whose bar buttons with custom views became pictures of 108 by 60 pixels.
@MainActor struct RenderFolderTests {
  private let run: RecordedRun

  init() throws { run = try RecordedRun() }

  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s1"><objects><navigationController id="n"><navigationBar key="navigationBar" id="b">
    <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Sign In/Up" customClass="LoginController" id="c2">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
    <navigationItem key="navigationItem" title="Login" id="i2">
    <barButtonItem key="rightBarButtonItem" id="r2"><button key="customView" id="cv">
    <rect key="frame" x="0" y="0" width="54" height="30"/></button></barButtonItem></navigationItem></viewController>
    </objects></scene>
    <scene sceneID="s3"><objects><viewController customClass="DetailController" id="c3"><view key="view" id="v3">
    <rect key="frame" x="0" y="0" width="100" height="60"/></view></viewController></objects></scene>
    <scene sceneID="s4"><objects><viewController customClass="detailcontroller" id="c4"><view key="view" id="v4">
    <rect key="frame" x="0" y="0" width="100" height="70"/></view></viewController></objects></scene>
    <scene sceneID="s5"><objects><viewController title="News" id="c5"><view key="view" id="v5">
    <rect key="frame" x="0" y="0" width="100" height="80"/></view></viewController></objects></scene>
    <scene sceneID="s6"><objects><viewController id="c6"><view key="view" id="v6">
    <rect key="frame" x="0" y="0" width="100" height="90"/></view></viewController></objects></scene>
    </scenes></document>
    """

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: run.path(folder)).sorted()
  }

  @Test func scenesAreNamedByWhatTheyAreCalled() throws {
    let board = try run.file("Main.storyboard", Self.board)
    #expect(try run("render", board, "-o", run.path("out/")) == .success)
    #expect(
      try names("out") == [
        "Main-DetailController-s3.png", "Main-News.png", "Main-Sign_In_Up.png", "Main-detailcontroller-s4.png",
        "Main-s6.png", "index.html", "index.jsonl",
      ])
    let index = try #require(BatchIndex(folder: run.path("out")))
    #expect(index.results.map(\.subject) == [board])
    #expect(index.results[0].pictures.map(\.scene) == ["s2", "s3", "s4", "s5", "s6"])
    #expect(index.results[0].pictures.first.map { [$0.width, $0.height] } == [100, 50])
    let page = try String(contentsOfFile: run.path("out/index.html"), encoding: .utf8)
    #expect(page.contains("src=\"Main-News.png\"") && page.contains("<figcaption>Sign_In_Up</figcaption>"))
  }

  /// The name depends on the whole document, and selects a scene, too.
  @Test func oneSceneHasTheSameName() throws {
    let board = try run.file("Main.storyboard", Self.board)
    for name in ["s3", "c3", "v3", "DetailController-s3"] {
      #expect(try run("render", board, "--scene", name, "-o", run.path("\(name)/")) == .success)
      #expect(try names(name).first == "Main-DetailController-s3.png")
    }
    #expect(try run("render", board, "--scene", "cv", "-o", run.path("part/")) == .success)
    #expect(try names("part").contains("Main-cv.png"))
  }

  @Test func aMatrixUsesTheSameNames() throws {
    run.worker = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("tinamou").path,
      "batch-worker",
    ]
    let board = try run.file("Main.storyboard", Self.board)
    #expect(try run("render", board, "--matrix", "os=12", "-o", run.path("out/")) == .success)
    let files = try names("out")
    #expect(files.contains("Main-Sign_In_Up--12.png") && files.contains("Main-DetailController-s3--12.png"))
    #expect(!files.contains { $0.contains("cv--") || $0.contains("-b--") }, "\(files)")
  }

  @Test func aXibIsNamedByItsClass() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
      <outlet property="view" destination="root" id="o1"/></connections></placeholder><view id="root">
      """
    let xib = try run.file("Card.xib", Sample.xib.replacing("<view id=\"root\">", with: owner))
    try run("render", xib, "-o", run.path("out/"))
    #expect(try names("out").first == "Card-CardController.png")
  }

  @Test func whatFailedIsInTheIndex() throws {
    let bad = try run.file("Bad.xib", Sample.truncated), good = try run.file("Good.xib", Sample.xib)
    #expect(try run("render", bad, good, "-o", run.path("out/")) == .failure)
    let results = try #require(BatchIndex(folder: run.path("out"))).results
    #expect(results.map { $0.failure == nil } == [false, true])
  }

  @Test func warningsAreInTheIndex() throws {
    let clash = try run.file("Clash.xib", Sample.conflict), good = try run.file("Good.xib", Sample.xib)
    #expect(try run("render", clash, good, "-o", run.path("out/")) == .success)
    let messages = try #require(BatchIndex(folder: run.path("out"))).results.map(\.messages)
    #expect(messages.map(\.count) == [1, 0])
    #expect(messages[0].first?.hasPrefix("\(clash):") == true && run.error == messages[0][0] + "\n")
  }

  @Test func aPageOfSomebodyElseStays() throws {
    let good = try run.file("Good.xib", Sample.xib), page = try run.file("index.html", "<h1>Mine</h1>")
    #expect(try run("render", good, "-o", run.folder.path) == .success)
    #expect(run.error.contains("index.html was not written by Tinamou, so it is not replaced"))
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "<h1>Mine</h1>")
  }
}
