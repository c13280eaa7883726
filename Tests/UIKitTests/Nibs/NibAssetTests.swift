import Foundation
import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Images and colors of an app's documents.
/// Images and colors of an app's bundle. Basis: Resource Programming Guide, "Image, Sound, and Video Resources"; Asset
/// Catalog Format Reference; Bundle Programming Guide, "The Bundle Search Pattern".
@MainActor struct NibAssetTests {
  private let nibs = NibFolder()

  private func write(_ bytes: [UInt8], _ name: String, _ bundle: Bundle) throws {
    let file = bundle.bundleURL.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(_ text: String, _ name: String, _ bundle: Bundle) throws {
    try write(Array(text.utf8), name, bundle)
  }

  /// Returns the first bytes of an image, which contain its size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, width, 0, 0, 0, height,
    ]
  }

  private static let picture = """
    <imageView image="bird" translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="9"
    height="9"/></imageView>
    """

  private static let root = NibText.owner() + NibText.root("<subviews>\(picture)</subviews>")

  private func size(of bundle: Bundle, _ session: Session) throws -> CGSize {
    let owner = session.perform { UIViewController(nibName: "X", bundle: bundle) }
    session.commitFrame(of: owner.view)
    return try #require(owner.view.subviews.first).bounds.size
  }

  private func addCatalog(to bundle: Bundle) throws {
    try write(png(60, 44), "Assets.xcassets/bird.imageset/bird@2x.png", bundle)
    try write(
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "bird@2x.png"}]}"#,
      "Assets.xcassets/bird.imageset/Contents.json", bundle)
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color":
        {"color-space": "srgb", "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """,
      "Assets.xcassets/brand.colorset/Contents.json", bundle)
  }

  @Test("an image view of a nib is as large as the picture in the bundle's catalogue")
  func catalog() throws {
    let bundle = try nibs.bundle("X", Self.root)
    try addCatalog(to: bundle)
    #expect(try size(of: bundle, try Session.phone5(.iOS(12))) == CGSize(width: 30, height: 22))
  }

  @Test(
    "of pictures beside the nib that of the screen's scale is taken, whatever its kind",
    arguments: [("iphone-5", 20.0), ("iphone-15-pro", 33.333)])
  func pictures(_ device: String, _ width: Double) throws {
    let bundle = try nibs.bundle("X", Self.root)
    try write(png(10, 10), "bird.png", bundle)
    try write(png(40, 20), "bird@2x.png", bundle)
    try write(png(100, 60), "bird@3x.png", bundle)
    try write(png(9, 9), "bird~ipad.png", bundle)
    let found = try size(of: bundle, try Session.of(.iOS(device == "iphone-5" ? 10 : 17), device))
    #expect(abs(found.width - width) < 0.4)
  }

  @Test("pictures may be in the folder of the user's language, as PDF, too")
  func languages() throws {
    let bundle = try nibs.bundle("X", Self.root)
    try write("%PDF-1.4 /MediaBox [0 0 24 32]", "de.lproj/bird.pdf", bundle)
    let session = try Session.phone5(.iOS(12))
    session.change { $0.localeIdentifier = "de_AT" }
    #expect(try size(of: bundle, session) == CGSize(width: 24, height: 32))
  }

  @Test("a storyboard has colours of its bundle, others in dark mode")
  func colors() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/><color key="backgroundColor"
      name="brand"/></view>
      """
    let bundle = try nibs.storyboard(initial: "c", NibText.scene("c", "viewController", "", view))
    try addCatalog(to: bundle)
    let session = try Session.phone5(.iOS(13))
    let made = session.perform { UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() }
    let color = try #require(made?.view.backgroundColor)
    #expect(color.resolved(in: session) == RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
    session.change { $0.interfaceStyle = .dark }
    #expect(color.resolved(in: session) == RGBAColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("code finds them by name in the bundle that it names")
  func code() throws {
    let bundle = try nibs.bundle([:]), session = try Session.phone5(.iOS(13))
    try addCatalog(to: bundle)
    session.perform {
      #expect(UIImage(named: "bird") == nil && UIColor(named: "brand") == nil)
      #expect(UIImage(named: "bird", in: bundle, compatibleWith: nil)?.size == CGSize(width: 30, height: 22))
      #expect(UIImage(named: "fish", in: bundle, compatibleWith: nil) == nil)
      let color = UIColor(named: "brand", in: bundle, compatibleWith: nil)
      #expect(color?.resolved(in: session) == RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("a document in the folder of the user's language goes before that of the development language")
  func localizedDocument() throws {
    let bundle = try nibs.bundle([:])
    try write(NibText.document(NibText.label("base")), "Base.lproj/X.xib", bundle)
    try write(NibText.document(NibText.label("deutsch")), "de.lproj/X.xib", bundle)
    let session = try Session.phone5(.iOS(12))
    func text() -> String? {
      session.perform { (UINib(nibName: "X", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text }
    }
    #expect(text() == "base")
    session.change { $0.localeIdentifier = "de_CH" }
    #expect(text() == "deutsch")
  }
}
