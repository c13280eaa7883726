// Fading between the states of a row.
extension UITableViewCell {
  /// The duration, in seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let fadingTime = 0.3

  /// Applies changes, with a cross-fade if animated.
  func fade(_ isAnimated: Bool, _ changes: () -> Void) {
    guard isAnimated, window != nil, session.showsMotion else { return changes() }
    session.runTransition(
      AnimationTiming(duration: Self.fadingTime), of: self,
      options: [.transitionCrossDissolve, .allowUserInteraction], changes, completion: nil)
  }

  /// Animates the edit controls into the row from its start, or out of it.
  func fadeControls(from old: CellEditing) {
    guard old != editing, window != nil else { return }
    parts.oldEditing = old
    parts.controls.begin(from: 0, over: Self.fadingTime, in: session)
  }

  /// The progress from the earlier controls to the current ones.
  var shownControlShare: Double { parts.controls.shown(1, in: session) }
}
