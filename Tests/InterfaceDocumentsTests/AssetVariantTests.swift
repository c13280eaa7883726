import CoreTypes
import Testing

@testable import InterfaceDocuments

/// The choice of an image's file for a screen, and the settings of a catalog.
/// Basis: Asset Catalog Format Reference, "Image Set Type".
struct AssetVariantTests {
  private let project = AssetProject()
  private let set = "App/Assets.xcassets/logo.imageset"
  private static let svg = "<svg width=\"24\" height=\"12\"/>"

  init() throws { try project.write("Package.swift", []) }

  private func write(_ entries: [String], properties: String = "{}", files: [String: [UInt8]]) throws {
    for (name, bytes) in files { try project.write("\(set)/\(name)", bytes) }
    let images = entries.map { "{\"idiom\": \"universal\", \($0)}" }.joined(separator: ", ")
    try project.write("\(set)/Contents.json", "{\"images\": [\(images)], \"properties\": \(properties)}")
  }

  private func assets(pictures: Set<String> = []) -> ProjectAssets {
    AssetFinder(idiom: .phone).assets(around: project.url("App/X.xib"), pictures: pictures)
  }

  private func logo() throws -> AssetPicture { try #require(assets().pictures["logo"]) }

  private func file(_ scale: Double, isDark: Bool = false) throws -> String? {
    try logo().file(scale: scale, isDark: isDark).map { ($0.path as NSString).lastPathComponent }
  }

  // MARK: Shapes

  @Test func shapesFitEveryScreen() throws {
    try write(["\"filename\": \"a.svg\", \"scale\": \"2x\""], files: ["a.svg": Array(Self.svg.utf8)])
    #expect(assets().imageSizes["logo"] == CGSize(width: 24, height: 12))
    let picture = try logo()
    #expect(picture.files.map(\.isVector) == [true] && picture.files[0].scale == 1)
    #expect(picture.scale(onScreen: 3) == 3 && picture.file(scale: 3, isDark: false) == picture.files[0])
  }

  @Test func pixelsForTheScreenGoBeforeShapesAndTheseBeforeOtherPixels() throws {
    let files = ["a.svg": Array(Self.svg.utf8), "a.png": AssetProject.png(48, 24)]
    try write(["\"filename\": \"a.svg\"", "\"filename\": \"a.png\", \"scale\": \"2x\""], files: files)
    #expect(try file(2) == "a.png" && file(3) == "a.svg")
  }

  @Test(arguments: [true, false])
  func aCatalogueSaysWhetherShapesStayShapes(isKept: Bool) throws {
    let property = "{\"preserves-vector-representation\": \(isKept)}"
    try write(["\"filename\": \"a.svg\""], properties: property, files: ["a.svg": Array(Self.svg.utf8)])
    #expect(try logo().preservesVectors == isKept)
  }

  @Test func everyKindOfFileIsKnown() throws {
    for name in ["a.pdf", "a.heic", "a.HEIF", "a.gif", "a.jpeg"] {
      try write(["\"filename\": \"\(name)\""], files: [name: [0]])
      #expect(try file(2) == name)
    }
  }

  // MARK: Variants

  @Test func picturesInTheColoursOfAllScreensGoFirst() throws {
    let entries = [
      "\"filename\": \"p3.png\", \"display-gamut\": \"display-P3\"",
      "\"filename\": \"s.png\", \"display-gamut\": \"sRGB\"",
    ]
    try write(entries, files: ["p3.png": AssetProject.png(9, 9), "s.png": AssetProject.png(8, 8)])
    #expect(try file(1) == "s.png" && assets().imageSizes["logo"]?.width == 8)
    try write([entries[0]], files: [:])
    #expect(try file(1) == "p3.png")
  }

  @Test func aLightPictureGoesBeforeOneForAnyAppearance() throws {
    func appearance(_ value: String) -> String {
      "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\(value)\"}]"
    }
    let files = ["any.png", "light.png", "dark.png"].map { ($0, AssetProject.png(8, 8)) }
    let variants = ["light", "dark"].map { "\"filename\": \"\($0).png\", \(appearance($0))" }
    try write(["\"filename\": \"any.png\""] + variants, files: Dictionary(uniqueKeysWithValues: files))
    #expect(try file(1) == "light.png" && file(1, isDark: true) == "dark.png")
  }

  @Test(arguments: ["\"memory\": \"1GB\"", "\"graphics-feature-set\": \"metal1v2\"", "\"locale\": \"de\""])
  func aPictureForOneChipOrLanguageIsTheLastChoice(key: String) throws {
    let files = ["odd.png": AssetProject.png(9, 9), "a.png": AssetProject.png(8, 8)]
    try write(["\"filename\": \"odd.png\", \(key)", "\"filename\": \"a.png\""], files: files)
    #expect(try file(1) == "a.png")
    try write(["\"filename\": \"odd.png\", \(key)"], files: files)
    #expect(try file(1) == "odd.png")
  }

  // MARK: Slices

  @Test func slicesAreInPixelsOfTheirFile() throws {
    let resizing = """
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 4},
        "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}
      """
    try write(["\"filename\": \"a.png\", \"scale\": \"2x\", \(resizing)"], files: ["a.png": AssetProject.png(20, 20)])
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let slicing = AssetSlicing(caps: caps, center: CGSize(width: 1, height: 2), isTiled: true)
    #expect(try logo().files.map(\.slicing) == [slicing] && assets().imageSizes["logo"]?.width == 10)
  }

  @Test(arguments: [("3-part-horizontal", [0, 4, 0, 8]), ("3-part-vertical", [2, 0, 6, 0])] as [(String, [CGFloat])])
  func threePartsHaveCapsAtTwoSides(mode: String, sides: [CGFloat]) throws {
    let resizing = """
      "resizing": {"mode": "\(mode)", "center": {"mode": "stretch", "width": 1},
        "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}
      """
    try write(["\"filename\": \"a.png\", \(resizing)"], files: ["a.png": AssetProject.png(20, 20)])
    let caps = try #require(try logo().files[0].slicing?.caps)
    #expect([caps.top, caps.left, caps.bottom, caps.right] == sides)
  }

  @Test func anImageWithoutSlicesHasNone() throws {
    try write(
      ["\"filename\": \"a.png\", \"resizing\": {\"mode\": \"other\"}"], files: ["a.png": AssetProject.png(20, 20)])
    #expect(try logo().files[0].slicing == nil)
  }

  // MARK: Files beside the document

  @Test(arguments: ["bird.svg", "bird@2x.svg"])
  func shapesBesideTheDocumentAreFound(name: String) throws {
    try project.write("App/\(name)", Self.svg)
    let found = assets(pictures: ["bird"])
    #expect(found.imageSizes["bird"] == CGSize(width: 24, height: 12))
    #expect(found.pictures["bird"]?.files.map(\.isVector) == [true])
  }

  // MARK: Links

  @Test func aLinkOutOfTheProjectIsNotFollowedAndTheImageSaysSo() throws {
    let other = AssetProject()
    try other.write("secret.png", AssetProject.png(7, 7))
    try project.link("\(set)/a.png", to: other.url("secret.png").path)
    try project.link("App/bird.png", to: other.url("secret.png").path)
    try write(["\"filename\": \"a.png\""], files: [:])
    let found = assets(pictures: ["bird"])
    #expect(found.imageSizes.isEmpty && found.pictures.values.allSatisfy { $0.files.isEmpty })
    #expect(found.pictures["logo"]?.problem == "its files are symbolic links to files outside of the project")
    #expect(found.pictures["bird"]?.problem == "its file is a symbolic link to a file outside of the project")
  }

  @Test(arguments: ["App/Other.xcassets", "App/Assets.xcassets/more", "App/Assets.xcassets/logo.imageset"])
  func aFolderOutsideOfTheProjectIsNotEntered(path: String) throws {
    let other = AssetProject()
    let set = path.hasSuffix("imageset") ? "" : "logo.imageset/"
    try other.write("\(set)a.png", AssetProject.png(7, 7))
    try other.write("\(set)Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
    try project.link(path, to: other.url("").path)
    #expect(assets().pictures.isEmpty)
  }

  @Test func aLinkWithinTheProjectIsFollowed() throws {
    try project.write("Shared/a.png", AssetProject.png(7, 7))
    try project.link("\(set)/a.png", to: "Shared/a.png")
    try write(["\"filename\": \"a.png\""], files: [:])
    #expect(assets().imageSizes["logo"]?.width == 7)
  }
}
