import CoreTypes

/// The files of one image: for screens of different sharpness, light and dark.
package struct AssetPicture: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    package var path: String
    /// Pixels per point; 1 for a file of shapes.
    package var scale: Double
    package var isDark: Bool
    package var slicing: AssetSlicing?

    init(_ url: URL, scale: Double, isDark: Bool = false, slicing: AssetSlicing? = nil) {
      (path, self.isDark, self.slicing) = (url.path, isDark, slicing)
      self.scale = Self.isVector(url.path) ? 1 : scale
    }

    /// Shapes, which fit every screen.
    package var isVector: Bool { Self.isVector(path) }

    private static func isVector(_ path: String) -> Bool {
      ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
    }

    /// In points; nil for what tells none.
    var size: CGSize? {
      PictureHeader.size(ofFile: URL(fileURLWithPath: path)).map {
        CGSize(width: $0.width / scale, height: $0.height / scale)
      }
    }
  }

  static let none = AssetPicture(files: [])

  /// Those for the device first.
  package var files: [File]
  /// Whether a tint takes the place of the picture's colours; nil where the image leaves that to its place.
  package var isTemplate: Bool?
  /// Whether shapes are drawn anew in every size; else they are pixels of the screen in the image's own size.
  package var preservesVectors = false
  /// Why there is no file that may be read.
  package var problem: String?

  /// The file for a screen, else shapes, else the sharpest; a light one where there is none for the dark.
  ///
  /// - Parameter scale: of the screen, in pixels per point.
  package func file(scale: Double, isDark: Bool) -> File? {
    let fitting = files.filter { $0.isDark == isDark }
    let usable = fitting.isEmpty ? files.filter { !$0.isDark } : fitting
    return usable.first { $0.scale == scale && !$0.isVector } ?? usable.first(where: \.isVector)
      ?? usable.max { $0.scale < $1.scale }
  }

  /// The scale of the image on a screen: shapes become pixels of the screen's.
  package func scale(onScreen scale: Double) -> Double? {
    file(scale: scale, isDark: false).map { $0.isVector ? scale : $0.scale }
  }
}

/// How an image is made larger: its edges keep their size, and a part in its middle is repeated or stretched.
package struct AssetSlicing: Sendable, Hashable {
  /// In points.
  package var caps: UIEdgeInsets
  /// How much behind the left and the top edge is used, in points; 0 for all that is between the edges.
  package var center: CGSize
  package var isTiled: Bool
}
