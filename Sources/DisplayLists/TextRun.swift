import CoreTypes

/// Text of one font and one direction on one baseline, already measured.
///
/// A player looks up glyph shapes and nothing more: every cluster stands where the metric tables put it, so the text is
/// exactly as wide as layout believed, whatever fonts the machine has.
package struct TextRun: Sendable, Hashable {
  package var text: String
  /// The left edge of each `Character` of `text`, in the order of the text, relative to `origin.x`. They descend when
  /// the run reads right to left.
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

/// The font that Apple would use. A player draws with the nearest one it has.
package struct FontRequest: Sendable, Hashable {
  /// Apple's family name, e.g. "Helvetica", "Helvetica Neue", "San Francisco".
  package var family: String
  /// 100 (ultra light) … 400 (regular) … 900 (black), as in CSS.
  package var weight: Int
  package var isItalic: Bool
  package var pointSize: CGFloat
  /// That of a font that the project ships, by which the text was measured.
  package var file: FontFile?

  package init(
    family: String, weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat, file: FontFile? = nil
  ) {
    (self.family, self.weight, self.isItalic, self.pointSize) = (family, weight, isItalic, pointSize)
    self.file = file
  }
}

/// A font by the file that has it.
package struct FontFile: Sendable, Hashable {
  package var path: String
  /// Of the face in its file; of a named instance of a variable font with its number, counted from 1, in the upper 16 bits.
  package var index: Int

  package init(path: String, index: Int = 0) { (self.path, self.index) = (path, index) }
}
