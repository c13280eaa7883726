import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Assets of a project.
/// Basis: Asset Catalog Format Reference; Resource Programming Guide, "Image, Sound, and Video Resources".
struct AssetTests {
  private let project = AssetProject()

  private func assets(
    _ document: String = "App/Base.lproj/X.xib", _ idiom: UIUserInterfaceIdiom = .phone, pictures: Set<String> = [],
    in folder: String? = nil
  ) -> ProjectAssets {
    let finder = AssetFinder(idiom: idiom)
    var assets = ProjectAssets()
    if let folder { assets = finder.assets(in: project.url(folder), pictures: pictures) }
    assets.add(finder.assets(around: project.url(document), pictures: pictures))
    return assets
  }

  /// Writes a catalog with the image `logo`, whose set describes a picture of 60 by 44 pixels.
  private func writeLogo(_ entry: String) throws {
    let folder = "App/Assets.xcassets/logo.imageset"
    try project.write("Package.swift", [])
    try project.write("\(folder)/a.png", AssetProject.png(60, 44))
    try project.write("\(folder)/Contents.json", "{\"images\": [\(entry)]}")
  }

  @Test("only a document that names a picture or a colour has to do with its project's")
  func naming() throws {
    let plain =
      "<view id=\"a\"><color key=\"backgroundColor\" white=\"1\"/><imageView id=\"b\" image=\"star\" catalog=\"system\"/></view>"
    #expect(try !Documents.xib(plain).namesAssets)
    for element in [
      "<color key=\"backgroundColor\" name=\"brand\"/>", "<subviews><imageView id=\"b\" image=\"logo\"/></subviews>",
      "<subviews><button id=\"b\"><state key=\"normal\" backgroundImage=\"bar\"/></button></subviews>",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="edge">
      <color key="value" name="brand"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """,
    ] {
      #expect(try Documents.xib("<view id=\"a\">\(element)</view>").namesAssets)
    }
    #expect(
      try Documents.xib("<view id=\"a\"/>", resources: "<image name=\"logo\" width=\"8\" height=\"8\"/>").namesAssets)
  }

  @Test("the first bytes of each kind of picture contain its size")
  func headers() {
    #expect(PictureHeader.size(of: AssetProject.png(60, 44)) == CGSize(width: 60, height: 44))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 30, 3, 0, 0]
    #expect(PictureHeader.size(of: jpeg) == CGSize(width: 30, height: 20))
    #expect(PictureHeader.size(of: Array("GIF89a".utf8) + [7, 1, 9, 0]) == CGSize(width: 263, height: 9))
    let pdf = "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 24.5 32] >>"
    #expect(PictureHeader.size(of: Array(pdf.utf8)) == CGSize(width: 24.5, height: 32))
    let svg = "<?xml version=\"1.0\"?><svg xmlns=\"x\" viewBox=\"0 0 16 12\"></svg>"
    #expect(PictureHeader.size(of: Array(svg.utf8)) == CGSize(width: 16, height: 12))
    #expect(PictureHeader.size(of: Array("<svg width=\"8px\" height=\"9\" viewBox=\"0 0 1 1\">".utf8))?.height == 9)
  }

  @Test("a photograph that was taken with the device turned is as wide as it is shown")
  func turnedPictures() {
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1]
    for (orientation, width) in [(UInt8(1), 30), (3, 30), (6, 20), (8, 20), (9, 30)] {
      for tiff in [little + [orientation, 0, 0, 0], big + [0, orientation, 0, 0]] {
        let exif = Array("Exif\0\0".utf8) + tiff
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)]
        let jpeg: [UInt8] = header + exif + [0xFF, 0xC2, 0, 17, 8, 0, 20, 0, 30, 3, 0, 0]
        #expect(PictureHeader.size(of: jpeg)?.width == CGFloat(width))
      }
    }
    let pdf = "%PDF-1.4 /MediaBox [24 32 0 0] /Rotate 90"
    #expect(PictureHeader.size(of: Array(pdf.utf8)) == CGSize(width: 32, height: 24))
  }

  @Test(
    "bytes that are no whole picture have no size",
    arguments: [[], [0x89], [0xFF, 0xD8, 0xFF], [0x25, 0x50]] as [[UInt8]])
  func damage(bytes: [UInt8]) {
    #expect(PictureHeader.size(of: bytes) == nil)
    for count in 0..<24 { #expect(PictureHeader.size(of: Array(AssetProject.png(1, 1).prefix(count))) == nil) }
  }

  @Test("an image set is as large as its picture, in points of the picture's scale")
  func imageSets() throws {
    try project.write("App.xcodeproj/project.pbxproj", [])
    try project.write("App/Assets.xcassets/logo.imageset/logo@2x.png", AssetProject.png(60, 44))
    try project.write(
      "App/Assets.xcassets/logo.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"}]}
      """)
    #expect(assets().imageSizes == ["logo": CGSize(width: 30, height: 22)])
  }

  @Test("a scale that is none is 1", arguments: ["0x", "-2x", "nanx", "1e-300x", "", "x"])
  func oddScales(scale: String) throws {
    try writeLogo("{\"filename\": \"a.png\", \"scale\": \"\(scale)\"}")
    #expect(assets().imageSizes == ["logo": CGSize(width: 60, height: 44)])
  }

  @Test("a picture is beside its Contents.json, and nowhere else", arguments: ["../secret.png", "/etc/a.png", ""])
  func outside(file: String) throws {
    try writeLogo("{\"filename\": \"\(file)\"}")
    try project.write("App/Assets.xcassets/secret.png", AssetProject.png(1, 1))
    #expect(assets().imageSizes.isEmpty)
  }

  @Test("a picture for one screen, size class or direction is the last choice")
  func special() throws {
    try project.write("App/Assets.xcassets/logo.imageset/tall.png", AssetProject.png(60, 99))
    let plain = "{\"filename\": \"a.png\", \"idiom\": \"universal\"}"
    for (key, value) in [("subtype", "retina4"), ("language-direction", "right-to-left"), ("height-class", "compact")] {
      let odd = "{\"filename\": \"tall.png\", \"idiom\": \"universal\", \"\(key)\": \"\(value)\"}"
      try writeLogo("\(odd), \(plain)")
      #expect(assets().imageSizes["logo"]?.height == 44)
      try writeLogo(odd)
      #expect(assets().imageSizes["logo"]?.height == 99)
    }
  }

  @Test("an image set that cannot be read is told where the document names it, at its file")
  func damagedSets() throws {
    try writeLogo("{\"filename\": ")
    var document = try Documents.xib("<imageView image=\"logo\" id=\"i\"/>")
    document.take(assets())
    #expect(document.diagnostics.map(\.rule) == [.malformedAsset])
    #expect(document.diagnostics.first?.placedMessage.hasPrefix("logo.imageset/Contents.json:1:1: ") == true)
    var other = try Documents.xib("<imageView image=\"other\" id=\"i\"/>")
    other.take(assets())
    #expect(other.diagnostics.isEmpty)
  }

  @Test("folders in a circle and folders without end are read once, and in part")
  func circles() throws {
    try writeLogo("{\"filename\": \"a.png\"}")
    for name in ["App/Assets.xcassets/round", "App/Assets.xcassets/again", "App/back"] {
      try FileManager.default.createSymbolicLink(at: project.url(name), withDestinationURL: project.url("App"))
    }
    #expect(assets().imageSizes == ["logo": CGSize(width: 60, height: 44)])
  }

  @Test("a pad has pictures of its own, and folders may be part of names")
  func idiomsAndNamespaces() throws {
    let folder = "App/Assets.xcassets/icons/star.imageset"
    try project.write("Package.swift", [])
    try project.write("App/Assets.xcassets/icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    try project.write("\(folder)/a.png", AssetProject.png(10, 10))
    try project.write("\(folder)/b.png", AssetProject.png(20, 20))
    try project.write(
      "\(folder)/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "ipad", "filename": "b.png", "scale": "1x"}]}
      """)
    #expect(assets().imageSizes == ["icons/star": CGSize(width: 10, height: 10)])
    #expect(assets("App/X.xib", .pad).imageSizes == ["icons/star": CGSize(width: 20, height: 20)])
  }

  @Test("colours come in shares, in bytes and in hexadecimal, and have a dark variant")
  func colors() throws {
    try project.write("Package.swift", [])
    try project.write(
      "App/Colors.xcassets/brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "51", "blue": "0.5", "alpha": "0x33"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}}]}
      """)
    try project.write(
      "App/Colors.xcassets/accent.colorset/Contents.json",
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}"
    )
    let brand = try #require(assets().colors["brand"])
    #expect(brand.any == RGBAColor(red: 1, green: 0.2, blue: 0.5, alpha: 0.2))
    #expect(brand.dark == RGBAColor(white: 0.25, alpha: 1))
    #expect(assets().colors["accent"] == nil)
  }

  @Test("a picture in the document's folder or in one of the project's is found by its name")
  func pictureFiles() throws {
    try project.write("Package.swift", [])
    try project.write("App/Images/bird@2x.png", AssetProject.png(40, 20))
    try project.write("App/other.png", AssetProject.png(9, 9))
    try project.write("App/pad~ipad.png", AssetProject.png(9, 9))
    let names: Set<String> = ["bird", "bird.png", "pad"], bird = CGSize(width: 20, height: 10)
    #expect(assets(pictures: names).imageSizes == ["bird": bird, "bird.png": bird])
    #expect(assets("App/X.xib", .pad, pictures: ["pad"]).imageSizes.count == 1)
    try project.write("App/other~ipad.png", AssetProject.png(8, 8))
    #expect(assets("App/X.xib", .pad, pictures: ["other"]).imageSizes["other"]?.width == 8)
    #expect(assets("App/X.xib", .phone, pictures: ["other"]).imageSizes["other"]?.width == 9)
  }

  @Test("without a project only the document's folder is searched; a folder that is named goes first")
  func bounds() throws {
    try project.write("logo.png", AssetProject.png(5, 5))
    try project.write("Elsewhere/logo.png", AssetProject.png(7, 7))
    #expect(assets("A/B/X.xib", pictures: ["logo"]).imageSizes.isEmpty)
    #expect(assets("A/B/X.xib", pictures: ["logo"], in: "Elsewhere").imageSizes["logo"]?.width == 7)
    #expect(assets("X.xib", pictures: ["logo"], in: "Elsewhere").imageSizes["logo"]?.width == 7)
  }

  @Test("a folder that is named, however far above, hides nothing that is found without it")
  func named() throws {
    try project.write("Package.swift", [])
    try project.write("App/Screens/Images/logo.png", AssetProject.png(5, 5))
    #expect(assets("App/Screens/Login/X.xib", pictures: ["logo"]).imageSizes.count == 1)
    #expect(assets("App/Screens/Login/X.xib", pictures: ["logo"], in: "").imageSizes.count == 1)
  }

  @Test("what a project knows goes before what was saved with the document")
  func precedence() throws {
    var document = try Documents.xib(
      "<imageView image=\"logo\" id=\"i\"/>",
      resources: "<image name=\"logo\" width=\"1\" height=\"2\"/><image name=\"old\" width=\"3\" height=\"4\"/>")
    #expect(document.pictureNames == ["logo", "old"])
    var found = ProjectAssets()
    found.imageSizes["logo"] = CGSize(width: 8, height: 9)
    found.colors["brand"] = AssetColor(any: .black, dark: RGBAColor(white: 1, alpha: 1))
    document.take(found)
    #expect(document.resources.imageSizes == ["logo": CGSize(width: 8, height: 9), "old": CGSize(width: 3, height: 4)])
    #expect(document.resources.namedColors["brand"] == .black && document.resources.darkColors["brand"] != nil)
  }

  @Test("an archive knows the sizes of its images, too")
  func archive() throws {
    let document = try Documents.archive(
      "<object class=\"IBUIView\" id=\"a\"><int key=\"NSvFlags\">292</int></object>",
      data: """
        <object class="NSMutableDictionary" key="IBDocument.LastKnownImageSizes"><string key="NS.key.0">logo</string>
        <string key="NS.object.0">{24, 32}</string></object>
        """)
    #expect(document.resources.imageSizes == ["logo": CGSize(width: 24, height: 32)])
  }
}
