import CoreTypes

/// Cards, alerts and sheets; turns of the interface.
package struct PresentationMetrics: Sendable, Hashable {
  package var alertWidth: CGFloat
  package var alertButtonHeight: CGFloat
  package var alertCornerRadius: CGFloat
  package var formSheetSize: CGSize
  package var pageSheetWidth: CGFloat
  /// From the safe area's top to a card's top on phones, and the least distance from the screen's top.
  package var cardTopGap: CGFloat
  package var cardMinimumTop: CGFloat
  package var cardCornerRadius: CGFloat
  /// The alpha of the black behind sheets.
  package var dimming: CGFloat
  /// In seconds; half a turn takes twice as long.
  package var quarterTurnDuration: Double
}
