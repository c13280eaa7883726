// Scrolling inside an animation block: rows are added and removed for the final offset, but stay visible during the
// animation.
extension Session {
  /// Calls a closure in which new views appear at their final frames without animation.
  ///
  /// > Basis: recalled of traces of UIKit, in which tables create their cells without animation.
  ///
  /// - Parameter body: receives whether a block is open. If so, it must lay out the view immediately.
  func comingAtOnce<Result>(_ body: (Bool) -> Result) -> Result {
    guard animations.recording != nil else { return body(false) }
    animations.areEnabled = false
    defer { animations.areEnabled = true }
    return body(true)
  }

  /// Keeps a snapshot of a removed view in the content until the block's animation ends.
  func leavesInBlock(_ view: UIView) {
    guard showsMotion, let timing = animations.recording?.group.timing, timing.length.isFinite,
      let picture = OutgoingSnapshot(of: view, isInFront: false)
    else { return }
    go(nil, picture, to: .inPlace, timing)
  }
}
