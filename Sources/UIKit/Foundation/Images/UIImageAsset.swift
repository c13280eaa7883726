import InterfaceDocuments
import Synchronization

/// Variants of an image for traits, one of which a view shows by its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: @unchecked Sendable {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  /// What the image was found as; nil for an asset of the program's.
  private let catalog: CatalogImage?

  public override init() {
    catalog = nil
    super.init()
  }

  init(of image: CatalogImage) {
    catalog = image
    super.init()
  }

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

  /// The variant whose traits are all among these, the last registered one first; otherwise the catalogue's files for
  /// them, or the first variant.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = variants.withLock(\.self)
    let fitting = all.last { traitCollection.containsTraits(in: $0.traits) }?.image
    let image = fitting ?? catalog?.image(with: traitCollection) ?? all.first?.image
    return image?.varied { $0.asset = self } ?? UIImage()
  }

  /// Files of a catalogue are chosen when they are drawn.
  fileprivate var isCatalogAlone: Bool { catalog != nil && variants.withLock(\.isEmpty) }

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
    guard let imageAsset, !imageAsset.isCatalogAlone else { return self }
    return imageAsset.image(with: traits())
  }
}

/// An image that was found by its name.
struct CatalogImage: Sendable {
  let name: String
  /// In points.
  let size: CGSize
  /// Nil where only the size is known.
  let picture: AssetPicture?

  /// The image of some traits, in every place.
  fileprivate func image(with traits: UITraitCollection) -> UIImage {
    let facts = AssetEnvironment.current(with: traits), isOfScreen = traits.displayScale <= 0
    let scale = isOfScreen ? facts.scale : traits.displayScale
    var picture = picture
    let own = picture?.files.filter { $0.isDark == facts.isDark } ?? []
    if !own.isEmpty { picture?.files = own }
    if !isOfScreen, let file = picture?.file(scale: scale, isDark: facts.isDark) { picture?.files = [file] }
    for place in picture?.files.indices ?? 0..<0 { picture?.files[place].isDark = false }
    return UIImage(CatalogImage(name: name, size: size, picture: picture), scale: scale)
  }
}
