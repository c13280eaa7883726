import CoreTypes

/// Measured text of one font and one direction on one baseline.
///
/// A player only looks up glyph shapes. Every cluster is placed by the metric tables, so the text is exactly as wide as
/// layout measured it, whatever fonts the machine has.
package struct TextRun: Sendable, Hashable {
  package var text: String
  /// The left edge of each `Character` of `text`, in the order of the text, relative to `origin.x`. They descend if the
  /// run reads right to left.
  package var clusterOffsets: [CGFloat]
  package var width: CGFloat
  package var font: FontRequest
  package var color: RGBAColor
  /// The left end of the baseline.
  package var origin: CGPoint
  package var isRightToLeft: Bool

  package init(
    text: String, clusterOffsets: [CGFloat], width: CGFloat, font: FontRequest, color: RGBAColor, origin: CGPoint,
    isRightToLeft: Bool = false
  ) {
    (self.text, self.clusterOffsets, self.width, self.font) = (text, clusterOffsets, width, font)
    (self.color, self.origin, self.isRightToLeft) = (color, origin, isRightToLeft)
  }
}

/// The font that Apple would use. A player draws with the nearest available one.
package struct FontRequest: Sendable, Hashable {
  /// Apple's family name, such as "Helvetica", "Helvetica Neue" or "San Francisco".
  package var family: String
  /// The weight: 100 (ultra light) … 400 (regular) … 900 (black), as in CSS.
  package var weight: Int
  package var isItalic: Bool
  package var pointSize: CGFloat
  /// The file of a bundled font, which also measured the text.
  package var file: FontFile?

  package init(
    family: String, weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat, file: FontFile? = nil
  ) {
    (self.family, self.weight, self.isItalic, self.pointSize) = (family, weight, isItalic, pointSize)
    self.file = file
  }
}

/// A font file and the face in it.
package struct FontFile: Sendable, Hashable {
  package var path: String
  /// The index of the face in its file. The upper 16 bits are the number of a variable font's named instance, counted
  /// from 1.
  package var index: Int

  package init(path: String, index: Int = 0) { (self.path, self.index) = (path, index) }
}
