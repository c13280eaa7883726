import CoreTypes
import Testing

@testable import TinamouCommands

/// Fonts of projects in commands.
@MainActor struct ProjectFontTests {
  private let run: RecordedRun

  init() throws {
    run = try RecordedRun()
    try FileManager.default.createDirectory(atPath: run.path("Demo.xcodeproj"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", toPath: run.path("AppMono.ttf"))
  }

  private func document(_ name: String, font: String) throws -> String {
    try run.file(
      name,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><objects><view id="r">
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label text="iiiiiiiiii" translatesAutoresizingMaskIntoConstraints="NO" id="d">
      <fontDescription key="fontDescription" name="\(font)" pointSize="17"/></label>
      </subviews></view></objects></document>
      """)
  }

  /// Basis: 10 advances of 1233 units of 2048, 17 points, rounded up to a third of a point.
  @Test func layoutMeasuresByTheProjectsFont() throws {
    let path = try document("Label.xib", font: "DejaVuSansMono")
    try run("layout", path, "--device", "iphone-15-pro", "--os", "17")
    #expect(run.output.contains("102.667 20"))
    #expect(!run.output.contains("missing-font"))
  }

  @Test func aFontThatIsNowhereIsSaidOnce() throws {
    let paths = try ["A.xib", "B.xib"].map { try document($0, font: "OpenSans-Bold") }
    try run(["render"] + paths + ["-o", run.path("out/")])
    #expect(
      run.error == """
        \(paths[0]):5:1: warning: the font \u{201C}OpenSans-Bold\u{201D} is neither part of iOS nor in the project; \
        Helvetica Neue is used instead. Add its .ttf or .otf file to the project's folder. (missing-font)

        """)
    #expect(run.status == .success)
  }

  @Test func aDocumentWhoseFontsAreThereSaysNothing() throws {
    try run("render", try document("Label.xib", font: "DejaVu Sans Mono"), "-o", run.path("a.png"))
    #expect(run.error.isEmpty && run.status == .success)
  }
}
