import CoreTypes

/// A font in an era: the metrics of `UIFont`, and the widths of its text.
///
/// All metrics come from the tables of this module and from fonts that the project bundles. Fonts installed on the
/// machine are never read.
package struct ResolvedFont: Sendable, Hashable {
  package let descriptor: FontDescriptor
  package let era: TypographyEra
  let resolution: FontResolution
  /// The points per font unit of an advance.
  let unit: CGFloat
  /// The points added after every character, the last one included.
  package let tracking: CGFloat
  /// The distance between the baselines of a block: the leading of the text style, else `lineHeight` plus the face's
  /// line gap.
  package let lineSpacing: CGFloat
  /// The part of `lineSpacing` that is the face's line gap.
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
  package var unitsPerEm: Int { resolution.shipped?.unitsPerEm ?? resolution.face.unitsPerEm }
  /// The distance from the top of a line to its baseline.
  package var ascender: CGFloat { resolution.vertical.ascender }
  /// The descender, negative as in `UIFont`.
  package var descender: CGFloat { -resolution.vertical.descender }
  package var lineHeight: CGFloat { resolution.vertical.lineHeight }
  /// The gap between lines: `lineSpacing` less `lineHeight`. It is negative for some large text styles.
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

  /// The name of the font's metric table, such as "SFText-Regular"; for a bundled font, its own name.
  package var faceName: String { resolution.shipped?.postScriptName ?? resolution.face.name }
  /// Whether the font has no table and another face's metrics substitute for it.
  package var isSubstitute: Bool { resolution.isSubstitute }

  /// Returns the same font in another size, for text that shrinks to fit.
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
