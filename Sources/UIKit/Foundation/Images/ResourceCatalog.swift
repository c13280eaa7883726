import InterfaceDocuments
import Synchronization
import SystemProfiles

/// The resources and settings that images use, readable on any thread.
struct AssetEnvironment: Sendable {
  var resources = ResourceCatalog()
  var textSize: UIContentSizeCategory
  /// The traits that colors are resolved with.
  private(set) var traits: UITraitCollection
  private var schemes: ColorSchemes
  private(set) var idiom: UIUserInterfaceIdiom
  /// The scale of the screen.
  private(set) var scale: CGFloat
  private(set) var locale: String
  /// Whether colors are printed in the extended format.
  let printsExtendedColors: Bool
  /// The assets of the bundles used so far, by folder.
  private var bundles: [URL: BundleAssets] = [:]
  /// The requested symbols that have no drawing, in the order of their first use.
  private(set) var undrawnSymbols: [String] = []

  init(_ environment: SystemEnvironment) {
    textSize = environment.contentSizeCategory
    (idiom, scale) = (environment.device.idiom, environment.pixelGrid.scale)
    locale = environment.localeIdentifier
    printsExtendedColors = environment.profile.has(.colorsAreExtended)
    (traits, schemes) = (UITraitCollection(environment), ColorSchemes(environment.profile.palette))
  }

  var palette: ColorScheme { schemes.scheme(for: traits) }
  var hasDynamicColors: Bool { schemes.hasDark }
  var isDark: Bool { schemes.hasDark && traits.userInterfaceStyle == .dark }

  mutating func follow(_ environment: SystemEnvironment, _ traits: UITraitCollection) {
    let new = AssetEnvironment(environment)
    let isOther = new.idiom != idiom || new.locale != locale
    (textSize, idiom, scale, locale) = (new.textSize, new.idiom, new.scale, new.locale)
    (self.traits, schemes) = (traits, new.schemes)
    if isOther { bundles = [:] }
  }

  mutating func noteUndrawnSymbol(_ name: String) {
    if !undrawnSymbols.contains(name) { undrawnSymbols.append(name) }
  }

  /// The environment of the current program, with the current thread's traits.
  static var current: AssetEnvironment { .current(with: Session.current.threadTraits) }

  /// The environment of the current program, overridden by traits that are specified.
  static func current(with traits: UITraitCollection?) -> AssetEnvironment {
    Session.current.imageFacts.withLock { $0 }.overridden(by: traits)
  }

  fileprivate func overridden(by traits: UITraitCollection?) -> AssetEnvironment {
    guard let traits else { return self }
    var facts = self
    facts.traits = facts.traits.overridden(by: traits)
    return facts
  }
}

extension Session {
  /// The session's facts, with the current thread's traits.
  nonisolated var imageFactsInUse: AssetEnvironment { imageFacts.withLock { $0 }.overridden(by: threadTraits) }
}

/// A generation's colors. A reference, because the facts are copied often.
private final class ColorSchemes: Sendable {
  private let palette: Palette

  init(_ palette: Palette) { self.palette = palette }

  var hasDark: Bool { palette.dark != nil }

  func scheme(for traits: UITraitCollection) -> ColorScheme {
    palette.scheme(for: traits.userInterfaceStyle, isElevated: traits.userInterfaceLevel == .elevated)
  }
}

// Images and colors of bundles.
extension AssetEnvironment {
  /// The assets of a bundle that a document in the bundle can use.
  mutating func assets(for document: InterfaceDocument, of bundle: Bundle) -> ProjectAssets {
    assets(of: bundle).assets(for: document, scale: scale)
  }

  /// - Parameter bundle: nil for the program's documents and then its main bundle.
  mutating func imageSize(_ name: String, in bundle: Bundle?) -> CGSize? {
    let declared = resources.imageSizes[name]
    guard let bundle else { return declared ?? assets(of: .main).imageSize(name, scale: scale) }
    return assets(of: bundle).imageSize(name, scale: scale) ?? declared
  }

  /// The files of an image; nil if only its size is known.
  ///
  /// - Parameter bundle: nil for the program's documents and then its main bundle.
  mutating func picture(_ name: String, in bundle: Bundle?) -> AssetPicture? {
    let declared = resources.pictures[name]
    guard let bundle else { return declared ?? assets(of: .main).picture(name) }
    return assets(of: bundle).picture(name) ?? declared
  }

  /// - Parameter bundle: nil for the program's documents and then its main bundle.
  mutating func color(_ name: String, in bundle: Bundle?) -> RGBAColor? {
    if bundle == nil, let declared = resources.colors[name] { return declared }
    if let color = assets(of: bundle ?? .main).color(name) { resources.add(color, as: name) }
    return resources.colors[name]
  }

  private mutating func assets(of bundle: Bundle) -> BundleAssets {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    if let known = bundles[folder] { return known }
    let assets = BundleAssets(folder, idiom: idiom, locale: locale)
    bundles[folder] = assets
    return assets
  }
}

/// The resources that documents declare, which suffice for layout if the files are missing.
package struct ResourceCatalog: Sendable {
  var imageSizes: [String: CGSize] = [:]
  var pictures: [String: AssetPicture] = [:]
  var colors: [String: RGBAColor] = [:]
  /// The dark variants of colors that have one.
  var darkColors: [String: RGBAColor] = [:]
  /// The positions at which documents first use system symbols.
  var symbolPlaces: [String: SourcePosition] = [:]

  package init() {}

  func color(_ name: String, isDark: Bool) -> RGBAColor? { isDark ? darkColors[name] ?? colors[name] : colors[name] }

  mutating func add(_ color: AssetColor, as name: String) {
    (colors[name], darkColors[name]) = (color.any, color.dark)
  }

  /// Adds a document's declarations, which replace earlier ones.
  mutating func add(_ resources: DocumentResources) {
    imageSizes.merge(resources.imageSizes) { $1 }
    pictures.merge(resources.pictures) { $1 }
    colors.merge(resources.namedColors) { $1 }
    darkColors.merge(resources.darkColors) { $1 }
    symbolPlaces.merge(resources.symbolPlaces) { first, _ in first }
  }
}
