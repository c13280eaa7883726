import CoreTypes

/// A font in an era: the numbers of `UIFont`, and the widths of text set in it.
///
/// Everything comes from the tables of this module, and from those of fonts that the project ships; fonts installed on the
/// machine are never looked at.
package struct ResolvedFont: Sendable, Hashable {
  package let descriptor: FontDescriptor
  package let era: TypographyEra
  let resolution: FontResolution
  /// Points for each font unit of an advance.
  let unit: CGFloat
  /// Points added after every character, the last one included.
  package let tracking: CGFloat
  /// The distance from baseline to baseline in a block: the leading of the text style, else `lineHeight` and
  /// the gap of the face.
  package let lineSpacing: CGFloat
  /// The part of `lineSpacing` that is the gap of the face.
  let faceLeading: CGFloat

  package init(_ descriptor: FontDescriptor, era: TypographyEra) {
    self.descriptor = descriptor
    self.era = era
    resolution = FontResolution(descriptor, era: era)
    unit = descriptor.pointSize / CGFloat(resolution.face.unitsPerEm) * resolution.advanceScale * descriptor.stretch
    tracking = resolution.tracking * descriptor.pointSize / 1000
    let style = era.isSanFrancisco && !resolution.isSubstitute ? descriptor.textStyle : nil
    let styleSpacing = style?.leading(pointSize: descriptor.pointSize)
    faceLeading = styleSpacing == nil ? resolution.vertical.leading : 0
    lineSpacing = styleSpacing ?? resolution.vertical.lineHeight + faceLeading
  }

  package var pointSize: CGFloat { descriptor.pointSize }
  /// From the top of a line to its baseline.
  package var ascender: CGFloat { resolution.vertical.ascender }
  /// Negative, as in `UIFont`.
  package var descender: CGFloat { -resolution.vertical.descender }
  package var lineHeight: CGFloat { resolution.vertical.lineHeight }
  /// What is between lines only: `lineSpacing` less `lineHeight`. Negative for some large text styles.
  package var leading: CGFloat { lineSpacing - lineHeight }
  package var capHeight: CGFloat {
    resolution.shipped.map { points($0.lines.capHeight, of: $0) } ?? points(resolution.face.capHeight)
  }
  package var xHeight: CGFloat {
    resolution.shipped.map { points($0.lines.xHeight, of: $0) } ?? points(resolution.face.xHeight)
  }

  private func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / CGFloat(resolution.face.unitsPerEm) }

  private func points(_ units: Int, of font: ShippedFont) -> CGFloat {
    CGFloat(units) * pointSize / CGFloat(font.unitsPerEm)
  }

  /// The name of the metric table that stands for the font, "SFText-Regular"; of a font of the project, its own.
  package var faceName: String { resolution.shipped?.postScriptName ?? resolution.face.name }
  /// Whether no table is about this font and another face's numbers stand in for it.
  package var isSubstitute: Bool { resolution.isSubstitute }

  /// The same font in another size, for text that shrinks to fit.
  package func withPointSize(_ pointSize: CGFloat) -> Self {
    var descriptor = descriptor
    descriptor.pointSize = pointSize
    return Self(descriptor, era: era)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.era == right.era && left.descriptor == right.descriptor
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(era)
    hasher.combine(descriptor)
  }
}
