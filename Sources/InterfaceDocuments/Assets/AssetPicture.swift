import CoreTypes

/// The files of one image, for different scales, light and dark.
package struct AssetPicture: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    package var path: String
    /// The pixels per point; 1 for a vector file.
    package var scale: Double
    package var isDark: Bool
    package var slicing: AssetSlicing?

    init(_ url: URL, scale: Double, isDark: Bool = false, slicing: AssetSlicing? = nil) {
      (path, self.isDark, self.slicing) = (url.path, isDark, slicing)
      self.scale = Self.isVector(url.path) ? 1 : scale
    }

    /// Whether the file contains vectors, which fit every screen.
    package var isVector: Bool { Self.isVector(path) }

    private static func isVector(_ path: String) -> Bool {
      ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
    }

    /// The size in points; nil if the file does not contain one.
    var size: CGSize? {
      PictureHeader.size(ofFile: URL(fileURLWithPath: path)).map {
        CGSize(width: $0.width / scale, height: $0.height / scale)
      }
    }
  }

  static let none = AssetPicture(files: [])

  /// The files, those for the device first.
  package var files: [File]
  /// Whether the tint color replaces the image's colors; nil if the image leaves that to its context.
  package var isTemplate: Bool?
  /// Whether vectors are redrawn at every size; otherwise they are rasterized for the screen at the image's own size.
  package var preservesVectors = false
  /// The reason why no file may be read.
  package var problem: String?

  /// Returns the file for a screen, or else vectors, or else the sharpest file. A light file is used in dark mode if
  /// there is no dark one.
  ///
  /// - Parameter scale: The pixels per point of the screen.
  package func file(scale: Double, isDark: Bool) -> File? {
    let fitting = files.filter { $0.isDark == isDark }
    let usable = fitting.isEmpty ? files.filter { !$0.isDark } : fitting
    return usable.first { $0.scale == scale && !$0.isVector } ?? usable.first(where: \.isVector)
      ?? usable.max { $0.scale < $1.scale }
  }

  /// Returns the scale of the image on a screen. Vectors are rasterized at the screen's scale.
  package func scale(onScreen scale: Double) -> Double? {
    file(scale: scale, isDark: false).map { $0.isVector ? scale : $0.scale }
  }
}

/// The slicing of a resizable image: its edges keep their size, and its center is tiled or stretched.
package struct AssetSlicing: Sendable, Hashable {
  /// The sizes of the fixed edges in points.
  package var caps: UIEdgeInsets
  /// The size of the center that is used, after the left and the top edge, in points; 0 for all of it.
  package var center: CGSize
  package var isTiled: Bool
}
