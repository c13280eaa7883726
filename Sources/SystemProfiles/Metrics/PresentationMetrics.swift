import CoreTypes

/// The metrics of cards, alerts, sheets and rotations of the interface.
package struct PresentationMetrics: Sendable, Hashable {
  package var alertWidth: CGFloat
  package var alertButtonHeight: CGFloat
  package var alertCornerRadius: CGFloat
  package var formSheetSize: CGSize
  package var pageSheetWidth: CGFloat
  /// The distance from the safe area's top to a card's top on phones, and the least distance from the screen's top.
  package var cardTopGap: CGFloat
  package var cardMinimumTop: CGFloat
  package var cardCornerRadius: CGFloat
  /// The alpha of the black dimming view behind sheets.
  package var dimming: CGFloat
  /// The duration of a quarter turn in seconds; half a turn takes twice as long.
  package var quarterTurnDuration: Double
}
