/// A range of system releases with the same typography: system font, pair kerning, tracking and rounding of lines. The
/// system profile maps releases to eras.
package enum TypographyEra: String, Sendable, Hashable, CaseIterable {
  /// Helvetica; no kerning, no tracking; every line a whole number of points high.
  case helvetica
  /// Helvetica Neue with pair kerning; the interface variant of the system font is tracked by size.
  case helveticaNeue
  /// San Francisco, in two optical families that change at 20 points.
  case sanFrancisco9
  /// The same faces with Display set 12/1000 em tighter.
  case sanFrancisco11
  /// The same faces blended between 17 and 28 points.
  case sanFrancisco14

  /// Whether the system font has serif, rounded and monospaced designs.
  package var hasDesigns: Bool { isSanFrancisco }

  package var isSanFrancisco: Bool { self != .helvetica && self != .helveticaNeue }

  /// Whether pairs such as "To" are kerned.
  ///
  /// > Basis: derived. Among the widths saved by Interface Builder, the Helvetica ones fit better without kerning, all
  /// > later ones better with it.
  var kernsPairs: Bool { self != .helvetica }
}
