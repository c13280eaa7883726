// Content that scrolls inside an animation block: its rows come and go with the block's end, but are seen on the way there.
extension Session {
  /// A view that comes into sight begins where it is; only what was in sight has a way to go.
  ///
  /// > Basis: recalled of traces of UIKit, in which tables make their cells without animation.
  ///
  /// - Parameter body: hears whether a block is open: then the view's layout must not wait for it.
  func comingAtOnce<Result>(_ body: (Bool) -> Result) -> Result {
    guard animations.recording != nil else { return body(false) }
    animations.areEnabled = false
    defer { animations.areEnabled = true }
    return body(true)
  }

  /// A view that leaves sight stays to be seen in the content until the block's time is over.
  func leavesInBlock(_ view: UIView) {
    guard showsMotion, let timing = animations.recording?.group.timing, timing.length.isFinite,
      let picture = OutgoingSnapshot(of: view, isInFront: false)
    else { return }
    go(nil, picture, to: .inPlace, timing)
  }
}
