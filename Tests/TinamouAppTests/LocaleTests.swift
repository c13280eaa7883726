import CoreTypes
import Testing

@testable import TinamouApp

/// `--locale` takes the texts that are beside a document. Basis: Internationalization and Localization Guide.
@MainActor @Suite("Documents in a language") struct LocaleTests {
  private let run: RecordedRun
  private let document: String

  init() throws {
    run = try RecordedRun()
    for folder in ["Base.lproj", "de.lproj"] {
      try FileManager.default.createDirectory(
        at: run.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    document = try run.file(
      "Base.lproj/Form.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="50"/><subviews>
      <label text="Go" translatesAutoresizingMaskIntoConstraints="NO" id="go"/></subviews><constraints>
      <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/></constraints>
      </view></objects></document>
      """)
  }

  @Test("a translated label is as wide as its German text")
  func german() throws {
    _ = try run.file("de.lproj/Form.strings", "\"go.text\" = \"Weitermachen\";")
    try run("layout", document)
    #expect(run.output.contains("text = 'Go'") || run.output.contains("Go"))
    let english = run.output
    #expect(try run("layout", document, "--locale", "de_AT") == .success)
    #expect(run.output.contains("Weitermachen") && run.output != english)
    try run("layout", document, "--locale", "fr")
    #expect(!run.output.contains("Weitermachen"))
  }

  @Test("a damaged file of translations is a warning at its line, and the layout is made")
  func damage() throws {
    _ = try run.file("de.lproj/Form.strings", "\"go.text\" = \"Weiter\";\n\"x\" ?")
    #expect(try run("layout", document, "--locale", "de") == .success)
    #expect(run.output.contains("warning: de.lproj/Form.strings:2:5: ") && run.output.contains("Weiter"))
  }
}
