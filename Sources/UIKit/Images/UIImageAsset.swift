import Synchronization

/// Variants of an image for traits, one of which a view shows by its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: @unchecked Sendable {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  public override init() { super.init() }

  /// The image becomes a variant: views that show it take the one for their traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // The asset keeps a copy: the image keeps the asset.
    let copy = image.varied { $0.asset = nil }
    image.join(self)
    variants.withLock { all in
      all.removeAll { $0.traits == traitCollection }
      all.append(Variant(traits: traitCollection, image: copy))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// The variant whose traits are all among these, the last registered one first; otherwise the first variant.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = variants.withLock(\.self)
    let fitting = all.last { traitCollection.containsTraits(in: $0.traits) } ?? all.first
    return fitting?.image.varied { $0.asset = self } ?? UIImage()
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let image = image(with: configuration.traitCollection ?? .current)
    return image.applyingSymbolConfiguration(configuration)
  }
}

extension UIImage {
  fileprivate func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// The variant for a view's traits.
  func variant(for traits: @autoclosure () -> UITraitCollection) -> UIImage {
    imageAsset?.image(with: traits()) ?? self
  }
}
