import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Variants of images, and data of catalogs. Basis: documented, references of UIImageAsset and NSDataAsset.
@MainActor struct ImageAssetTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("an image view shows the variant for its traits")
  func variants() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let asset = UIImageAsset(), light = image(10), dark = image(20)
      asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light.imageAsset === asset && image(1).imageAsset == nil)
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
      let controller = UIViewController(), view = UIImageView(image: light)
      controller.view.addSubview(view)
      controller.overrideUserInterfaceStyle = .dark
      _ = session.show(controller)
      #expect(view.shownImage?.size.width == 20)
      asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 10)
    }
  }

  @Test("an asset and its images do not keep each other")
  func lifetime() throws {
    try Session.of(.iOS(17)).perform {
      weak var asset: UIImageAsset?
      do {
        let made = UIImageAsset()
        made.register(image(10), with: UITraitCollection(userInterfaceStyle: .light))
        asset = made
      }
      #expect(asset == nil)
    }
  }

  @Test("a data set is found by its name")
  func data() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/seed.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"data":[{"idiom":"universal","filename":"seed.json"}]}"#.utf8).write(
      to: set.appendingPathComponent("Contents.json"))
    try Data("[1]".utf8).write(to: set.appendingPathComponent("seed.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "seed", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "other", bundle: bundle) == nil)
  }
}
