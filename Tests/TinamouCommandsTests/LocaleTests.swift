import CoreTypes
import Testing

@testable import TinamouCommands

/// Documents in a language.
/// `--locale` uses the strings files beside a document. Basis: Internationalization and Localization Guide.
@MainActor struct LocaleTests {
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
    #expect(run.output.contains("warning: de.lproj/Form.strings:2:4: ") && run.output.contains("Weiter"))
  }

  @Test("a pseudolanguage needs no files, and is said of none")
  func pseudolanguages() throws {
    _ = try run.file("de.lproj/Form.strings", "\"go.text\" = \"Weitermachen\";")
    for (locale, text) in [("en_XA", "Ĝö"), ("en-XL", "Go Go"), ("ar_XB", "Go")] {
      #expect(try run("layout", document, "--locale", locale) == .success)
      #expect(run.output.contains("'\(text)'"), "\(run.output)")
      #expect(!run.output.contains("no-translation"))
    }
    let mirrored = run.output
    try run("layout", document)
    #expect(run.output != mirrored, "the label is at the other side")
  }

  @Test("a language that there is no translation into is a note, where there are others")
  func absence() throws {
    try run("layout", document, "--locale", "fr")
    #expect(!run.output.contains("no-translation"))
    _ = try run.file("de.lproj/Form.strings", "\"go.text\" = \"Weiter\";")
    #expect(try run("layout", document, "--locale", "fr") == .success)
    #expect(run.output.contains("note: there is no translation into \u{201C}fr\u{201D}, only into de;"))
    try run("layout", document, "--locale", "de")
    #expect(!run.output.contains("no-translation"))
  }

  @Test("a folder without assets is a warning, where the document names a picture")
  func noAssets() throws {
    let form = try String(contentsOfFile: document, encoding: .utf8)
    let pictured = try run.file(
      "Base.lproj/Pictured.xib", form.replacing("<label", with: "<imageView image=\"logo\" id=\"im\"/><label"))
    let folder = run.path("de.lproj")
    #expect(try run("layout", pictured, "--assets", folder) == .success)
    #expect(
      run.output.contains(
        "warning: --assets: \u{201C}\(folder)\u{201D} and its subfolders, up to 2 levels deep, have no asset")
    )
    try run("layout", document, "--assets", folder)
    #expect(!run.output.contains("no-assets"))
  }

  @Test("the example's German words widen the button and the label, and the fields shrink")
  func example() throws {
    let example = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples/SearchForm.xib")
      .standardizedFileURL.path
    /// Returns x and width of the views.
    func places(_ options: String...) throws -> [(x: Double, width: Double)] {
      try run(["layout", example] + options)
      let frames = run.output.matches(of: #/frame = \(([-\d.]+) [-\d.]+; ([-\d.]+) /#)
      return frames.map { (Double($0.1) ?? 0, Double($0.2) ?? 0) }
    }
    let english = try places(), german = try places("--locale", "de")
    let turned = try places("--locale", "de", "--device", "iphone-xr", "--orientation", "landscape")
    #expect(run.output.contains("Vollständiger Name") && run.output.contains("Durchsuchen"))
    for views in [english, german, turned] {
      let width = views[0].width, edge = views[2].x + views[2].width
      #expect(views[1].x + views[1].width + 8 == views[2].x && views[3].x + views[3].width + 8 == views[4].x)
      #expect(edge == views[4].x + views[4].width && edge <= width - 20)
    }
    for part in [2, 3] {
      #expect(german[part].width > english[part].width && german[part].width == turned[part].width)
    }
    for part in [1, 4] {
      #expect(german[part].width < english[part].width && german[part].width < turned[part].width)
    }
  }
}
