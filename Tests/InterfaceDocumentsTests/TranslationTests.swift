import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Documents in other languages.
/// Basis: Internationalization and Localization Guide; keys in the format of `ibtool --generate-strings-file`.
struct TranslationTests {
  private let project = LocalizedProject()

  private func translated(_ objects: String, _ entries: [String: String]) throws -> InterfaceDocument {
    var document = try Documents.xib(objects)
    document.translate(by: Translation(entries: entries, file: "de.lproj/X.strings"))
    return document
  }

  @Test("strings of labels, fields and buttons are found by the object's id and the property")
  func texts() throws {
    let document = try translated(
      """
      <view id="v"><subviews><label text="Name" id="l"/><textField placeholder="City" text="x" id="f"/>
      <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button></subviews></view>
      """,
      ["l.text": "Nom", "f.placeholder": "Ville", "b.normalTitle": "Aller", "b.selectedTitle": "Allé", "f.other": "?"])
    let views = document.allViews
    guard case .label(let label) = views[1].content, case .textField(let field) = views[2].content,
      case .button(let button) = views[3].content
    else { Issue.record("other views"); return }
    #expect(label.text == .plain("Nom") && field.placeholder == "Ville" && field.text == .plain("x"))
    #expect(button.title == "Aller" && button.states[.selected]?.title == .plain("Allé"))
  }

  @Test("a pseudolanguage changes what there is, and the fragments of a text each by itself")
  func pseudolanguage() throws {
    var document = try Documents.xib(
      """
      <view id="v"><subviews><label id="l"><attributedString key="attributedText"><fragment content="One ">
      <attributes><font key="NSFont" size="12" name="Helvetica"/></attributes></fragment><fragment content="two"/>
      </attributedString></label><segmentedControl id="s"><segments><segment title="A"/></segments></segmentedControl>
      <button id="b"><state key="normal" title="Go"/></button></subviews></view>
      """)
    document.translate(by: Translation(file: "", pseudolanguage: .accented))
    let views = document.allViews
    guard case .label(let label) = views[1].content, case .segmentedControl(let control) = views[2].content,
      case .button(let button) = views[3].content, case .attributed(let fragments) = label.text
    else { Issue.record("other views"); return }
    #expect(fragments.map(\.text) == ["Öñé ", "ţŵö"] && fragments[0].font != nil)
    #expect(control.segments[0].title == "Å" && button.title == "Ĝö" && button.states.count == 1)
  }

  @Test("so are those of segments, sections, bars and search bars")
  func containers() throws {
    let document = try translated(
      """
      <view id="v"><subviews><segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl><tableView dataMode="static" id="t"><sections><tableViewSection headerTitle="H" footerTitle="F"
      id="ts"><cells><tableViewCell id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>
      <label text="In" id="in"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
      </sections></tableView><toolbar id="tb"><items><barButtonItem title="Save" id="i"/></items></toolbar>
      <searchBar placeholder="Find" id="sb"/></subviews></view>
      """,
      [
        "s.segmentTitles[1]": "Bé", "ts.headerTitle": "Tête", "ts.footerTitle": "Pied", "in.text": "Dedans",
        "i.title": "Garder", "sb.placeholder": "Chercher",
      ])
    let views = Dictionary(document.allViews.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
    guard case .segmentedControl(let control) = views["s"], case .tableView(let table) = views["t"],
      case .label(let label) = views["in"], case .toolbar(let bar) = views["tb"],
      case .searchBar(let search) = views["sb"]
    else { Issue.record("other views"); return }
    #expect(control.segments.map(\.title) == ["A", "Bé"])
    #expect(table.sections[0].headerTitle == "Tête" && table.sections[0].footerTitle == "Pied")
    #expect(label.text == .plain("Dedans") && bar.items[0].title == "Garder" && search.placeholder == "Chercher")
  }

  @Test("titles of controllers and their items are translated, and archives by the ids of their records")
  func controllersAndArchives() throws {
    var document = try Documents.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
      <objects><viewController title="T" id="c"><navigationItem key="navigationItem" title="N" prompt="P" id="n"/>
      <tabBarItem key="tabBarItem" title="Tab" id="t"/></viewController></objects></scene></scenes></document>
      """)
    let entries = ["c.title": "1", "n.title": "2", "n.prompt": "3", "t.title": "4"]
    document.translate(by: Translation(entries: entries, file: ""))
    let controller = try #require(document.scenes[0].controllers.first)
    #expect(controller.title == "1" && controller.navigationItem?.title == "2")
    #expect(controller.navigationItem?.prompt == "3" && controller.tabBarItem?.title == "4")
    var archive = try Documents.archive(
      "<object class=\"IBUILabel\" id=\"a\"><int key=\"NSvFlags\">292</int><string key=\"IBUIText\">Old</string></object>"
    )
    archive.translate(by: Translation(entries: ["1.text": "Alt"], file: ""))
    guard case .label(let label)? = archive.scenes[0].views.first?.content else { Issue.record("no label"); return }
    #expect(label.text == .plain("Alt"))
  }

  @Test("the file of the region goes before that of the language; a language without a file leaves the document alone")
  func languages() throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write("de.lproj/X.strings", "\"l.text\" = \"Name\";")
    _ = try project.write("de-CH.lproj/X.strings", "\"l.text\" = \"Namen\";")
    _ = try project.write("French.lproj/X.strings", "\"l.text\" = \"Nom\";")
    let finder = TranslationFinder(document: document)
    #expect(finder.translation(into: "de_CH")?.entries == ["l.text": "Namen"])
    #expect(finder.translation(into: "de-AT")?.entries == ["l.text": "Name"])
    #expect(finder.translation(into: "de_AT")?.file == "de.lproj/X.strings")
    #expect(finder.translation(into: "fr")?.entries == ["l.text": "Nom"])
    #expect(finder.translation(into: "it") == nil)
  }

  @Test("a document outside of language folders has them beside it")
  func plainFolder() throws {
    let document = try project.write("X.xib", "")
    _ = try project.write("it.lproj/X.strings", "\"l.text\" = \"Nome\";")
    #expect(TranslationFinder(document: document).translation(into: "it_IT")?.entries == ["l.text": "Nome"])
  }

  /// Basis: CLDR's likely subtags and parents.
  @Test(
    "a language is found by whatever name it has: with or without script, region and English name",
    arguments: [
      ("zh-Hant", "zh_TW"), ("zh-Hant", "zh_HK"), ("zh_TW", "zh-Hant"), ("zh-Hans", "zh_CN"), ("zh_CN", "zh"),
      ("pt-BR", "pt"), ("pt", "pt_BR"), ("es-419", "es_MX"), ("en-GB", "en_AU"), ("no", "nb_NO"), ("he", "iw_IL"),
      ("Japanese", "ja_JP"),
    ])
  func names(folder: String, locale: String) throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write("\(folder).lproj/X.strings", "k = v;")
    #expect(TranslationFinder(document: document).translation(into: locale)?.entries == ["k": "v"])
  }

  @Test("another script is another language")
  func scripts() throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write("zh-Hans.lproj/X.strings", "k = v;")
    #expect(TranslationFinder(document: document).translation(into: "zh_TW") == nil)
    #expect(TranslationFinder(document: document).languages == ["zh-Hans"])
  }

  @Test("a file that cannot be read is a finding, and no reason to take another language")
  func unreadable() throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write("de-CH.lproj/X.strings/file", "")
    _ = try project.write("de.lproj/X.strings", "k = v;")
    let swiss = try #require(TranslationFinder(document: document).translation(into: "de_CH"))
    #expect(swiss.entries.isEmpty && swiss.file == "de-CH.lproj/X.strings")
    #expect(swiss.problem?.message == "the file cannot be read: it is a folder. Check the path and its permissions.")
  }

  @Test("a string catalogue has all languages; of forms for numbers the one for others is taken, with a note")
  func catalogue() throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write(
      "mul.lproj/X.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "l.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Name"}}}},
        "n.text": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%d Tag"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d Tage"}}}}}}},
        "o.text": {"comment": "not translated"}}}
      """)
    let finder = TranslationFinder(document: document)
    let german = try #require(finder.translation(into: "de_DE"))
    #expect(german.entries == ["l.text": "Name", "n.text": "%d Tage"] && german.varyingKeys == ["n.text"])
    #expect(finder.translation(into: "fr") == nil)
    var xib = try Documents.xib("<label text=\"x\" id=\"n\"/>")
    xib.translate(by: german)
    #expect(xib.diagnostics.map(\.rule) == [.varyingString] && xib.diagnostics[0].severity == .note)
  }

  @Test("of forms for devices that of the device is taken, without a note; without one a text is not translated")
  func deviceForms() throws {
    let document = try project.write("X.xib", "")
    _ = try project.write(
      "X.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"l.text": {"extractionState": "stale", "localizations": {"de": {"variations": {
        "device": {"iphone": {"stringUnit": {"state": "new", "value": "Telefon"}}, "ipad": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "needs_review", "value": "Tablet"}}}}}}}}}},
        "m.text": {"localizations": {"de": {"variations": {"device": {
          "applewatch": {"stringUnit": {"state": "translated", "value": "Uhr"}}}}}}}}}
      """)
    let phone = try #require(TranslationFinder(document: document).translation(into: "de"))
    #expect(phone.entries == ["l.text": "Telefon"] && phone.varyingKeys.isEmpty)
    let pad = try #require(TranslationFinder(document: document, idiom: .pad).translation(into: "de"))
    #expect(pad.entries == ["l.text": "Tablet"] && pad.varyingKeys == ["l.text"])
  }

  @Test("a damaged file is a finding with its own line and column; what was read counts")
  func damage() throws {
    let document = try project.write("Base.lproj/X.xib", "")
    _ = try project.write("de.lproj/X.strings", "\"l.text\" = \"Name\";\n\"m.text\" = Oh no;")
    var xib = try Documents.xib("<label text=\"x\" id=\"l\"/>")
    xib.translate(by: try #require(TranslationFinder(document: document).translation(into: "de")))
    let finding = try #require(xib.diagnostics.first)
    #expect(finding.rule == .malformedStrings && finding.placedMessage.hasPrefix("de.lproj/X.strings:2:14: "))
    guard case .label(let label) = xib.allViews[0].content else { Issue.record("no label"); return }
    #expect(label.text == .plain("Name"))
  }

  @Test("so is a damaged catalogue")
  func damagedCatalogue() throws {
    let document = try project.write("X.xib", "")
    _ = try project.write("X.xcstrings", "{\"strings\": {\n  \"a\": }\n}")
    let problem = try #require(TranslationFinder(document: document).translation(into: "de")?.problem)
    #expect(problem.position.line == 2)
  }

  @Test("a catalog with an entry of another kind names it, and a valid strings file precedes a damaged one")
  func oddCatalogue() throws {
    let document = try project.write("X.xib", "")
    _ = try project.write(
      "X.xcstrings",
      "{\"strings\": {\n\n  \"go.text\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": 5}}}}}}")
    let problem = try #require(TranslationFinder(document: document).translation(into: "de_CH")?.problem)
    #expect(
      problem.position == SourcePosition(line: 3, column: 3) && problem.message.contains("\u{201C}go.text\u{201D}"))
    _ = try project.write("de.lproj/X.strings", "k = v;")
    #expect(TranslationFinder(document: document).translation(into: "de_CH")?.entries == ["k": "v"])
  }
}

/// Files in a folder that is deleted after the test.
private final class LocalizedProject: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }
}
