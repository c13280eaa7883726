import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// The symbols that Xcode 26 generates for string catalogs.
struct StringSymbolsTests {
  @Test(arguments: [
    ("FNumber", "fnumber"), ("ISOSpeedRatings", "isospeedRatings"), ("FocalLenIn35mmFilm", "focalLenIn35MmFilm"),
    ("Batch.SelectionLimit %lld", "batchSelectionLimit"), ("ExposureProgramAE", "exposureProgramAe"),
    ("Delete Original", "deleteOriginal"), ("%1$(count)lld of 3", "of3"), ("3D", "_3D"), ("%@", ""),
  ])
  func names(of key: String, are name: String) { #expect(StringSymbolName(key).text == name) }

  @Test func stringsAddedByHandAreConstantsAndFunctions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "Restart": {"extractionState": "manual"}, "found by Xcode": {},
        "ClickScore": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"value": "%1$(score)lld of %2$@, 5 %%"}}}}}}
      """, to: "Game.xcstrings")
    var app = ProjectTarget(id: .init(project: "/P.xcodeproj", object: "1"), name: "App", kind: .application)
    app.resources = [Resource(path: path, kind: .stringCatalog, bundlePath: "Game.xcstrings")]
    #expect(StringSymbols(of: app).text == nil)
    app.settings = BuildSettings(["STRING_CATALOG_GENERATE_SYMBOLS": "YES"])
    let text = try #require(StringSymbols(of: app).text)
    #expect(text.contains("enum Game {") && !text.contains("found"))
    #expect(
      text.contains(
        #"static var restart: LocalizedStringResource { LocalizedStringResource("Restart", table: "Game") }"#))
    #expect(
      text.contains(
        #"clickScore(score: Int, _ argument2: String) -> LocalizedStringResource { LocalizedStringResource("ClickScore", defaultValue: "\(score)\(argument2)", table: "Game") }"#
      ))
  }
}
