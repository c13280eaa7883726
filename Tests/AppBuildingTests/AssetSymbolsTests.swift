import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// The constants that Xcode generates for images and colors.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("TodayPrimaryTint", "Color", "todayPrimaryTint"),
    ("icon-home 24", "Image", "iconHome24"), ("URLIcon", "Image", "urlIcon"), ("URL", "Image", "url"),
    ("Image", "Image", "image"), ("profile_image", "Image", "profile"), ("BackgroundImage", "Image", "background"),
    ("24hours", "Image", "_24hours"), ("", "Image", ""),
  ])
  func constantsAreNamedAsXcodeNamesThem(asset: String, suffix: String, name: String) {
    #expect(SymbolName(asset, without: suffix).text == name)
  }

  @Test func keywordsAreQuoted() {
    #expect(SymbolName.escaped("default") == "`default`" && SymbolName.escaped("primary") == "primary")
  }

  @Test func aCatalogBecomesAFileOfConstants() throws {
    let folder = try TemporaryFolder()
    for name in ["Assets.xcassets/AccentColor.colorset", "Assets.xcassets/Tabs/home.imageset"] {
      try folder.write("{}", to: "\(name)/Contents.json")
    }
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Tabs/Contents.json")
    var app = ProjectTarget(id: .init(project: "/P.xcodeproj", object: "1"), name: "App", kind: .application)
    app.resources = [
      Resource(path: "\(folder.path)/Assets.xcassets", kind: .assetCatalog, bundlePath: "Assets.xcassets")
    ]
    let plain = try #require(AssetSymbols(of: app).text)
    #expect(plain.contains("enum Tabs {\n    static let home = ImageResource(name: \"Tabs/home\", bundle: .main)"))
    #expect(plain.contains("static let accent = ColorResource(name: \"AccentColor\"") && !plain.contains("UIColor {"))
    app.settings = BuildSettings(["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
    #expect(AssetSymbols(of: app).text?.contains("static var accent: UIColor { UIColor(resource:") == true)
    app.resources = []
    #expect(AssetSymbols(of: app).text == nil)
  }
}
