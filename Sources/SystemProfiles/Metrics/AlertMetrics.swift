import CoreTypes

/// The metrics of alerts and action sheets, in points. Their width, the height of an alert's buttons and the corner
/// radius are in `PresentationMetrics`.
package struct AlertMetrics: Sendable, Hashable {
  /// The insets from a panel's edges to its text and fields.
  package var textInsets: UIEdgeInsets
  /// The gap between title and message. `fieldsGap` is the one between text and fields.
  package var textGap: CGFloat
  package var fieldsGap: CGFloat
  package var fieldHeight: CGFloat
  package var titleFont: ControlFont
  package var messageFont: ControlFont
  package var buttonFont: ControlFont
  package var fieldFont: ControlFont
  /// The distance of buttons with their own body from the panel's edges; `buttonGap` is the distance between them. Both
  /// are 0 for rows from edge to edge with a line between them.
  package var buttonMargin: CGFloat
  package var buttonGap: CGFloat
  package var sheet: SheetRules

  /// The metrics of action sheets that differ from those of alerts.
  package struct SheetRules: Sendable, Hashable {
    package var textInsets: UIEdgeInsets
    package var titleFont: ControlFont
    package var messageFont: ControlFont
    package var buttonFont: ControlFont
    package var rowHeight: CGFloat
    package var buttonMargin: CGFloat
    package var buttonGap: CGFloat
    /// The distance from the edges of the screen to the panels; 0 for a panel from edge to edge.
    package var margin: CGFloat
    /// The gap between the panel of actions and that of the cancel action; 0 if one panel holds both.
    package var cancelGap: CGFloat
    /// The width of an action sheet in a popover.
    package var popoverWidth: CGFloat
  }
}
