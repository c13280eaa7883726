import CoreTypes

/// The resources that a document lists, with enough data for layout if the files are missing.
package struct DocumentResources: Sendable, Hashable {
  /// The image sizes in points, by name.
  package var imageSizes: [String: CGSize] = [:]
  /// The files of images, which come from the project.
  package var pictures: [String: AssetPicture] = [:]
  /// The asset catalog colors as of when the document was saved.
  package var namedColors: [String: RGBAColor] = [:]
  /// The asset catalog colors that differ in dark mode, which come from the project.
  package var darkColors: [String: RGBAColor] = [:]
  /// The `systemColor` values as of when the document was saved.
  package var systemColors: [String: RGBAColor] = [:]
  /// The PostScript names of the fonts under `customFonts`.
  package var customFonts: [String] = []
  /// The position of the first use of each named font.
  package var fontPlaces: [String: SourcePosition] = [:]
  /// The position of the first use of each system symbol.
  package var symbolPlaces: [String: SourcePosition] = [:]
  /// Whether anything in the document may name an image or a color, listed or not.
  package var mayBeNamed = true

  package init() {}
}

/// An image that a document names.
package struct InterfaceImage: Sendable, Hashable {
  package var name: String
  /// Whether the image is an SF Symbol (`catalog="system"`).
  package var isSystemSymbol = false
  /// `small`, `medium`, `large`, `default`.
  package var symbolScale: String?
}
