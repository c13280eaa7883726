import CoreTypes

/// The files of one image: for screens of different sharpness, light and dark.
package struct AssetPicture: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    package var path: String
    /// Pixels per point.
    package var scale: Double
    package var isDark: Bool

    /// Nil for what is no bitmap: vectors are known by their size only.
    init?(_ url: URL, scale: Double, isDark: Bool = false) {
      guard ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) else { return nil }
      (path, self.scale, self.isDark) = (url.path, scale, isDark)
    }
  }

  static let none = AssetPicture(files: [])

  /// Those for the device first.
  package var files: [File]
  /// Whether a tint takes the place of the picture's colours; nil where the image leaves that to its place.
  package var isTemplate: Bool?

  /// The file for a screen, else the sharpest; a light one where there is none for the dark.
  ///
  /// - Parameter scale: of the screen, in pixels per point.
  package func file(scale: Double, isDark: Bool) -> File? {
    let fitting = files.filter { $0.isDark == isDark }
    let usable = fitting.isEmpty ? files.filter { !$0.isDark } : fitting
    return usable.first { $0.scale == scale } ?? usable.max { $0.scale < $1.scale }
  }
}
