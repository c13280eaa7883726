import CoreTypes

package struct SearchBarMetrics: Sendable, Hashable {
  package var height: CGFloat
  package var promptHeight: CGFloat
  package var scopeBarHeight: CGFloat
  package var fieldHeight: CGFloat
  /// The distance from the bar's edges to its field.
  package var fieldMargin: CGFloat
  package var font: ControlFont

  package func height(hasPrompt: Bool, hasScopeBar: Bool) -> CGFloat {
    height + (hasPrompt ? promptHeight : 0) + (hasScopeBar ? scopeBarHeight : 0)
  }
}
