import DisplayLists

/// A snapshot of a view that was removed, for the transition in which it leaves.
struct OutgoingSnapshot {
  /// The commands, in the coordinates of the view's superview.
  let commands: [DrawCommand]
  let frame: CGRect
  /// The view that shows the snapshot above or below its subviews.
  weak var host: UIView?
  let isInFront: Bool
  /// The transform from the coordinates of the view's superview to the host's.
  let place: CGAffineTransform

  /// Creates a snapshot of a view that is still on screen.
  ///
  /// - Parameter host: An ancestor of the view, or nil for the superview.
  @MainActor init?(of view: UIView, in host: UIView? = nil, isInFront: Bool) {
    guard view.window != nil, let around = view.superview else { return nil }
    let host = host ?? around
    guard around.isDescendant(of: host) else { return nil }
    (self.host, self.isInFront, frame) = (host, isInFront, view.frame)
    place = sequence(first: around, next: \.superview).prefix { $0 !== host }
      .reduce(.identity) { $0.concatenating($1.geometry.transformToSuperview) }
    commands = RecordPass.picture(of: view)
  }

  /// Creates a snapshot of a view that is not on screen, behind one that is. Fails if the view was laid out for another
  /// size.
  @MainActor init?(ofHidden view: UIView, below top: UIView) {
    guard view.window == nil, view.superview == nil, let host = top.superview, view.bounds.size == top.bounds.size
    else { return nil }
    (self.host, isInFront, frame, place) = (host, false, view.frame, .identity)
    commands = RecordPass.picture(of: view)
  }

  func show(_ look: TransitionState, into recorder: inout DisplayListRecorder) {
    recorder.saved {
      $0.concatenate(place)
      look.show(frame, into: &$0) { $0.append(commands) }
    }
  }
}
