import CoreTypes

/// Alerts and action sheets, in points; their width, the height of an alert's buttons and its corners are in
/// `PresentationMetrics`.
package struct AlertMetrics: Sendable, Hashable {
  /// From a panel's edges to its texts and fields.
  package var textInsets: UIEdgeInsets
  /// Between title and message, and between texts and fields.
  package var textGap: CGFloat
  package var fieldsGap: CGFloat
  package var fieldHeight: CGFloat
  package var titleFont: ControlFont
  package var messageFont: ControlFont
  package var buttonFont: ControlFont
  package var fieldFont: ControlFont
  /// Buttons with a body of their own keep this distance from the panel's edges and from each other; 0 for rows from
  /// edge to edge with a line between them.
  package var buttonMargin: CGFloat
  package var buttonGap: CGFloat
  package var sheet: SheetRules

  /// What an action sheet has otherwise.
  package struct SheetRules: Sendable, Hashable {
    package var textInsets: UIEdgeInsets
    package var titleFont: ControlFont
    package var messageFont: ControlFont
    package var buttonFont: ControlFont
    package var rowHeight: CGFloat
    package var buttonMargin: CGFloat
    package var buttonGap: CGFloat
    /// From the edges of the screen to the panels; 0 for a panel from edge to edge.
    package var margin: CGFloat
    /// Between the panel of the actions and the one of the way out; 0 where one panel holds both.
    package var cancelGap: CGFloat
    /// Of a sheet in a popover.
    package var popoverWidth: CGFloat
  }
}
