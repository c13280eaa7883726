// What of a row is seen on its way to another state.
extension UITableViewCell {
  /// In seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let fadingTime = 0.3

  /// What the row shows now fades into what it is going to show.
  func fade(_ isAnimated: Bool, _ changes: () -> Void) {
    guard isAnimated, window != nil, session.showsMotion else { return changes() }
    session.runTransition(
      AnimationTiming(duration: Self.fadingTime), of: self,
      options: [.transitionCrossDissolve, .allowUserInteraction], changes, completion: nil)
  }

  /// The controls for editing come in from the row's start, or leave there.
  func fadeControls(from old: CellEditing) {
    guard old != editing, window != nil else { return }
    parts.oldEditing = old
    parts.controls.begin(from: 0, over: Self.fadingTime, in: session)
  }

  /// How much of the way from the earlier controls to the present ones is behind.
  var shownControlShare: Double { parts.controls.shown(1, in: session) }
}
