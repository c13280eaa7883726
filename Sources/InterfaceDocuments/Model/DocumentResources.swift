import CoreTypes

/// The resources a document lists, with what it knows of each: enough to lay out when the files are missing.
package struct DocumentResources: Sendable, Hashable {
  /// Point sizes by image name.
  package var imageSizes: [String: CGSize] = [:]
  /// The files of images; a document does not know them, its project does.
  package var pictures: [String: AssetPicture] = [:]
  /// Asset catalogue colours, as they were when the document was saved.
  package var namedColors: [String: RGBAColor] = [:]
  /// Those of them that are others in dark mode; a document does not know them, its project does.
  package var darkColors: [String: RGBAColor] = [:]
  /// `systemColor` values, as they were when the document was saved.
  package var systemColors: [String: RGBAColor] = [:]
  /// PostScript names of the fonts under `customFonts`.
  package var customFonts: [String] = []
  /// Where each font by name is first asked for.
  package var fontPlaces: [String: SourcePosition] = [:]
  /// Where each system symbol is first asked for.
  package var symbolPlaces: [String: SourcePosition] = [:]
  /// False when it is known that nothing in the document has a picture or a colour by name, listed or not.
  package var mayBeNamed = true

  package init() {}
}

/// An image named by a document.
package struct InterfaceImage: Sendable, Hashable {
  package var name: String
  /// `true` for `catalog="system"`: an SF Symbol.
  package var isSystemSymbol = false
  /// `small`, `medium`, `large`, `default`.
  package var symbolScale: String?
}
