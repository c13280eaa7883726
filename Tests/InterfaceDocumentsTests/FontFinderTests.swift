import CoreTypes
import Testing

@testable import InterfaceDocuments

/// The font files of a document's project.
/// Basis: Information Property List Key Reference, "UIAppFonts"; otherwise this project's own rules.
final class FontFinderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ names: String..., text: String = "") throws {
    for name in names {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Returns the fonts below the folder.
  private func found(around document: String) -> [String] {
    FontFinder.files(around: folder.appendingPathComponent(document)).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func allOfTheProjectAreFoundTheNearestFirst() throws {
    try write(
      "Demo.xcodeproj/project.pbxproj", "Shared/Fonts/Static/Light.otf", "App/Fonts/Bold.TTF", "App/Fonts/All.ttc",
      "App/Label.xib", "App/Fonts/notes.txt", "Pods/Icons/Icons.ttf", "build/Old.ttf", ".hidden/Hidden.ttf")
    #expect(
      found(around: "App/Label.xib") == ["App/Fonts/All.ttc", "App/Fonts/Bold.TTF", "Shared/Fonts/Static/Light.otf"])
  }

  @Test func whatThePropertyListNamesComesFirstWhateverItIsCalled() throws {
    try write("Demo.xcodeproj/project.pbxproj", "App/Near.ttf", "Other/Icons.ttf", "Other/Data.bin", "Other/More.bin")
    try write(
      "App/Demo-Info.plist",
      text: """
        <plist version="1.0"><dict><key>UIAppFonts</key>
        <array><string>Fonts/Icons.ttf</string><string>Data.bin</string></array></dict></plist>
        """)
    #expect(found(around: "App/Label.xib") == ["Other/Data.bin", "Other/Icons.ttf", "App/Near.ttf"])
  }

  @Test func linksDoNotLeadOutOfTheProject() throws {
    try write("Outside/Secret.ttf", "Project/Demo.xcodeproj/p", "Project/Fonts/Own.ttf")
    let links = [
      ("Project/Fonts/Link.ttf", "Outside/Secret.ttf"), ("Project/Out", "Outside"), ("Project/Round", "Project"),
      ("Project/Same.ttf", "Project/Fonts/Own.ttf"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: folder.appendingPathComponent(target))
    }
    #expect(found(around: "Project/Label.xib") == ["Project/Same.ttf", "Project/Fonts/Own.ttf"].sorted())
  }

  /// The bundle of a project's app consists of links to the checkout.
  @Test func aProgramHasTheFontsThatItsBundleLinksTo() throws {
    try write("Checkout/Fonts/Lato-Bold.ttf", "App.app/Own.ttf")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("App.app/Lato-Bold.ttf"),
      withDestinationURL: folder.appendingPathComponent("Checkout/Fonts/Lato-Bold.ttf"))
    let found = FontFinder.files(ofProgram: folder.appendingPathComponent("App.app"))
    #expect(found.map { ($0 as NSString).lastPathComponent } == ["Lato-Bold.ttf", "Own.ttf"])
  }

  @Test func aDocumentWithoutAProjectHasThoseBesideIt() throws {
    try write("Beside.ttf", "Fonts/Below.ttf", "a/b/c/Deep.ttf")
    #expect(found(around: "Label.xib") == ["Beside.ttf", "Fonts/Below.ttf"])
  }

  @Test(arguments: [
    ("<key>UIAppFonts</key><array><string>A &amp; B.ttf</string></array>", ["A & B.ttf"]),
    ("<key>UIAppFonts</key>\n<array/><key>Other</key><array><string>x.ttf</string></array>", []),
    ("<key>UIAppFonts</key><array><string>cut.ttf", []), ("bplist00", []), ("", []),
  ])
  func propertyListsAreReadAsFarAsTheyGo(text: String, names: [String]) {
    #expect(DeclaredFonts.names(in: text) == names)
  }

  @Test func documentsRememberWhereTheyNameFonts() throws {
    let label = "<label id=\"b\"><fontDescription key=\"fontDescription\" name=\"Own-Bold\" pointSize=\"9\"/></label>"
    let document = try Documents.xib("<view id=\"a\"><subviews>\n\(label)\n\(label)</subviews></view>")
    #expect(document.resources.fontPlaces == ["Own-Bold": SourcePosition(line: 3, column: 15)])
  }
}
