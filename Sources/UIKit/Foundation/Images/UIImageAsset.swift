import InterfaceDocuments
import Synchronization

/// The variants of an image for traits. A view shows the variant for its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: @unchecked Sendable {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  /// The image in the catalog; nil for an asset that the program created.
  private let catalog: CatalogImage?

  public override init() {
    catalog = nil
    super.init()
  }

  init(of image: CatalogImage) {
    catalog = image
    super.init()
  }

  /// Registers an image as a variant. Views that show it select the variant for their traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // A copy without the asset avoids a reference cycle.
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

  /// Returns the variant registered last whose traits are all among these; otherwise the catalog's image for these
  /// traits, or the first variant.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = variants.withLock(\.self)
    let fitting = all.last { traitCollection.containsTraits(in: $0.traits) }?.image
    let image = fitting ?? catalog?.image(with: traitCollection) ?? all.first?.image
    return image?.varied { $0.asset = self } ?? UIImage()
  }

  /// Whether all variants come from the catalog, whose files are selected when they are drawn.
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

  /// Returns the variant for a view's traits.
  func variant(for traits: @autoclosure () -> UITraitCollection) -> UIImage {
    guard let imageAsset, !imageAsset.isCatalogAlone else { return self }
    return imageAsset.image(with: traits())
  }
}

/// An image found by name.
struct CatalogImage: Sendable {
  let name: String
  /// The size, in points.
  let size: CGSize
  /// The files; nil if only the size is known.
  let picture: AssetPicture?

  /// Returns the image for certain traits, which then doesn't depend on the context.
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
