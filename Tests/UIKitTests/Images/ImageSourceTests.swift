import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The pixels of images. Basis: the UIImage reference, Asset Catalog Format Reference.
@MainActor struct ImageSourceTests {
  /// Returns the signature and the header of a PNG file of this size, the only parts that are read here.
  private func png(_ width: Int, _ height: Int) -> Data {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    return Data(head + bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func reference(of image: UIImage?, in session: Session) throws -> ImageReference {
    try #require(image).reference(by: session.imageFacts.withLock { $0 })
  }

  @Test("bytes of a picture know their size, and give themselves back")
  func bytes() throws {
    let data = png(40, 20)
    try Sheet(.iOS(17)).session.perform {
      let image = try #require(UIImage(data: data, scale: 2))
      #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2 && image.cgImage?.height == 20)
      #expect(image.pngData() == data && image.jpegData(compressionQuality: 1) == nil)
      #expect(image.cgImage?.source == .encoded(data))
    }
    #expect(UIImage(data: Data("no picture".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage(data: data.prefix(12)) == nil)
  }

  @Test("a file says by its name how sharp it is")
  func files() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("logo@2x.png")
      try png(40, 20).write(to: file)
      let image = try #require(UIImage(contentsOfFile: file.path))
      #expect(image.size == CGSize(width: 20, height: 10) && image.cgImage?.source == .file(file.path))
      #expect(UIImage(contentsOfFile: file.deletingPathExtension().path)?.scale == 2)
      #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }
  }

  @Test("a part of a picture is a picture; a picture that lies is turned")
  func parts() throws {
    let whole = CGImage(.file("/p.png"), name: "p", pixels: CGSize(width: 40, height: 20))
    let part = try #require(whole.cropping(to: CGRect(x: 20, y: 0, width: 100, height: 10)))
    #expect(part.width == 20 && part.height == 10 && part.portion == CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))
    #expect(whole.cropping(to: CGRect(x: 40, y: 0, width: 1, height: 1)) == nil)
    let lying = UIImage(cgImage: whole, scale: 1, orientation: .right)
    #expect(lying.size == CGSize(width: 20, height: 40))
    var recorder = DisplayListRecorder(size: .zero)
    lying.draw(in: CGRect(x: 0, y: 0, width: 20, height: 40), tint: .black, by: .current, into: &recorder)
    #expect(
      recorder.list.dumpLines()[2...3].map { $0.trimmingCharacters(in: .whitespaces) } == [
        "concatenate 0 1 -1 0 10 20", "image \"p\" -20 -10 40 20",
      ])
  }

  /// Makes a bundle with a catalog: one image at two scales, light and dark.
  private func makeCatalogue(in folder: URL) throws {
    let set = folder.appendingPathComponent("Media.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, pixels) in [("a.png", 10), ("a2.png", 20), ("dark2.png", 20)] {
      try png(pixels, pixels).write(to: set.appendingPathComponent(name))
    }
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
      {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
      {"idiom": "universal", "scale": "2x", "filename": "dark2.png", "appearances": \(dark)}],
      "properties": {"template-rendering-intent": "template"}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  @Test("an image of a catalogue is the file for the screen and its appearance")
  func catalogues() throws {
    try withFolder { folder in
      try makeCatalogue(in: folder)
      let bundle = try #require(Bundle(path: folder.path))
      for (isDark, device, file) in [
        (false, "iphone-5", "a2.png"), (true, "iphone-5", "dark2.png"), (false, "iphone-3gs", "a.png"),
      ] {
        let version: SystemVersion = device == "iphone-3gs" ? .iOS(6) : .iOS(17)
        let session = try Sheet(version, on: device, dark: isDark).session
        try session.perform {
          let image = UIImage(named: "Logo", in: bundle, with: nil)
          #expect(image?.size == CGSize(width: 10, height: 10) && image?.renderingMode == .alwaysTemplate)
          guard case .file(let path)? = try reference(of: image, in: session).source else { throw Missing() }
          #expect(URL(fileURLWithPath: path).lastPathComponent == file)
        }
      }
    }
  }

  /// Basis: captured: React Native's `RCTIsXCAssetURL`.
  @Test("a name that ends with .png finds the image of a catalogue, other endings do not")
  func endings() throws {
    try withFolder { folder in
      try makeCatalogue(in: folder)
      let bundle = try #require(Bundle(path: folder.path))
      try Sheet(.iOS(17), on: "iphone-5").session.perform {
        let image = UIImage(named: "Logo.png", in: bundle, with: nil)
        #expect(image?.size == CGSize(width: 10, height: 10) && image?.scale == 2)
        #expect(UIImage(named: "Logo.jpg", in: bundle, with: nil) == nil)
      }
    }
  }

  /// Basis: documented (`UIImage.imageAsset`, `UIImageAsset.image(with:)`).
  @Test("the asset of a catalogue's image has its variants, and takes others")
  func assets() throws {
    try withFolder { folder in
      try makeCatalogue(in: folder)
      let bundle = try #require(Bundle(path: folder.path)), session = try Sheet(.iOS(17), on: "iphone-5").session
      try session.perform {
        let image = try #require(UIImage(named: "Logo", in: bundle, with: nil)), asset = try #require(image.imageAsset)
        @MainActor func file(_ traits: UITraitCollection) throws -> String {
          let variant = asset.image(with: traits)
          #expect(variant.imageAsset === asset && variant.renderingMode == .alwaysTemplate)
          guard case .file(let path)? = try reference(of: variant, in: session).source else { throw Missing() }
          return URL(fileURLWithPath: path).lastPathComponent
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        #expect(try file(dark) == "dark2.png" && file(light) == "a2.png")
        #expect(try file(UITraitCollection(displayScale: 1)) == "a.png")
        #expect(image.imageAsset === asset && UIImageView(image: image).shownImage === image)
        asset.register(try #require(UIImage(data: png(4, 4))), with: dark)
        #expect(asset.image(with: dark).size.width == 4 && asset.image(with: light).size.width == 10)
      }
    }
  }

  private struct Missing: Error {}

  /// Basis: Xcode's attributes inspector, "Preserve Vector Data": without it, shapes become pixels when the app is built.
  @Test(
    "shapes of a catalogue are drawn in its own size, or anew in each where it keeps them", arguments: [true, false])
  func shapes(isKept: Bool) throws {
    try withFolder { folder in
      try write(
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}], "#
          + #""properties": {"preserves-vector-representation": \#(isKept)}}"#,
        ["a.svg": Data(#"<svg width="24" height="12"/>"#.utf8)], in: folder)
      let session = try Sheet(.iOS(17), on: "iphone-5").session, bundle = try #require(Bundle(path: folder.path))
      try session.perform {
        let image = try #require(UIImage(named: "Logo", in: bundle, with: nil))
        #expect(image.size == CGSize(width: 24, height: 12) && image.scale == 2)
        #expect(image.cgImage?.width == 48)
        #expect(try reference(of: image, in: session).vectorSize == (isKept ? nil : image.size))
      }
    }
  }

  /// Basis: Asset Catalog Format Reference, `resizing`.
  @Test("a sliced image of a catalogue keeps its edges, and shows no more than the middle says")
  func slices() throws {
    try withFolder { folder in
      let resizing = """
        {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2}, "cap-insets": {"left": 4, "right": 8}}
        """
      try write(
        "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"2x\", \"resizing\": \(resizing)}]}",
        ["a.png": png(20, 10)], in: folder)
      let session = try Sheet(.iOS(17), on: "iphone-5").session, bundle = try #require(Bundle(path: folder.path))
      try session.perform {
        let image = try #require(UIImage(named: "Logo", in: bundle, with: nil))
        #expect(image.size == CGSize(width: 10, height: 5) && image.resizingMode == .stretch)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
        var recorder = DisplayListRecorder(size: .zero)
        image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 5), tint: .black, by: .current, into: &recorder)
        #expect(
          Array(recorder.list.dumpLines().dropFirst()) == [
            "image \"Logo\" portion 0 0 0.2 1 0 0 2 5", "image \"Logo\" portion 0.2 0 0.1 1 2 0 34 5",
            "image \"Logo\" portion 0.6 0 0.4 1 36 0 4 5",
          ])
        let own = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        recorder = DisplayListRecorder(size: .zero)
        own.draw(in: CGRect(x: 0, y: 0, width: 40, height: 5), tint: .black, by: .current, into: &recorder)
        #expect(recorder.list.dumpLines().count == 2)
      }
    }
  }

  private func write(_ contents: String, _ files: [String: Data], in folder: URL) throws {
    let set = folder.appendingPathComponent("Media.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, bytes) in files { try bytes.write(to: set.appendingPathComponent(name)) }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  @Test("what is between the caps of a resizable image is repeated, unless it is to be stretched")
  func resizable() throws {
    let picture = CGImage(.file("/p.png"), name: "p", pixels: CGSize(width: 12, height: 4))
    let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    func lines(_ mode: UIImage.ResizingMode) -> [String] {
      var recorder = DisplayListRecorder(size: .zero)
      UIImage(cgImage: picture).resizableImage(withCapInsets: caps, resizingMode: mode)
        .draw(in: CGRect(x: 0, y: 0, width: 40, height: 4), tint: .black, by: .current, into: &recorder)
      return Array(recorder.list.dumpLines().dropFirst())
    }
    #expect(
      lines(.tile) == [
        "image \"p\" portion 0 0 0.333 1 0 0 4 4",
        "fill rect(4 0 32 4) tiles(\"p\" portion 0.333 0 0.333 1 4 0 4 4)",
        "image \"p\" portion 0.667 0 0.333 1 36 0 4 4",
      ])
    #expect(lines(.stretch)[1] == "image \"p\" portion 0.333 0 0.333 1 4 0 32 4")
  }
}
