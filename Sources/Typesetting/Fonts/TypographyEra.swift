/// How a stretch of system releases sets text: which face the system font is, whether pairs are kerned, how letters are
/// tracked, how lines are rounded. Which release belongs to which era is the system profile's knowledge.
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

  /// Whether the system font has siblings: serif, rounded, monospaced.
  package var hasDesigns: Bool { isSanFrancisco }

  package var isSanFrancisco: Bool { self != .helvetica && self != .helveticaNeue }

  /// Whether pairs such as "To" are drawn together.
  ///
  /// > Basis: derived. Of the widths saved by Interface Builder, the Helvetica ones fit better without kerning, all
  /// > later ones better with it.
  var kernsPairs: Bool { self != .helvetica }
}
