import CoreTypes

/// A font in an era: the numbers of `UIFont`, and the widths of text set in it.
///
/// Everything comes from the tables of this module; fonts installed on the machine are never looked at.
package struct ResolvedFont: Sendable, Hashable {
  package let descriptor: FontDescriptor
  package let era: TypographyEra
  let resolution: FontResolution
  /// Points for each font unit.
  let unit: CGFloat
  /// Points added after every character, the last one included.
  package let tracking: CGFloat
  /// The distance from baseline to baseline in a block: the leading of the text style, else `lineHeight`.
  package let lineSpacing: CGFloat

  package init(_ descriptor: FontDescriptor, era: TypographyEra) {
    self.descriptor = descriptor
    self.era = era
    resolution = FontResolution(descriptor, era: era)
    unit = descriptor.pointSize / CGFloat(resolution.face.unitsPerEm)
    tracking = resolution.tracking * descriptor.pointSize / 1000
    let style = era.isSanFrancisco && !resolution.isSubstitute ? descriptor.textStyle : nil
    lineSpacing = style?.leading(pointSize: descriptor.pointSize) ?? resolution.vertical.lineHeight
  }

  package var pointSize: CGFloat { descriptor.pointSize }
  /// From the top of a line to its baseline.
  package var ascender: CGFloat { resolution.vertical.ascender }
  /// Negative, as in `UIFont`.
  package var descender: CGFloat { -resolution.vertical.descender }
  package var lineHeight: CGFloat { resolution.vertical.lineHeight }
  /// What `UIFont.leading` says: the part of the distance between lines that is not ascender or descender.
  package var leading: CGFloat { lineSpacing - ascender + descender }
  package var capHeight: CGFloat { CGFloat(resolution.face.capHeight) * unit }
  package var xHeight: CGFloat { CGFloat(resolution.face.xHeight) * unit }

  /// The name of the metric table that stands for the font, "SFText-Regular".
  package var faceName: String { resolution.face.name }
  /// Whether no table is about this font and another face's numbers stand in for it.
  package var isSubstitute: Bool { resolution.isSubstitute }

  package static func == (left: Self, right: Self) -> Bool {
    left.era == right.era && left.descriptor == right.descriptor
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(era)
    hasher.combine(descriptor)
  }
}
