import DisplayLists

/// What a view showed that is no longer where it was, to be seen on its way out.
struct OutgoingSnapshot {
  /// In the coordinates around the view.
  let commands: [DrawCommand]
  let frame: CGRect
  /// What is shown over or below the subviews of the host.
  weak var host: UIView?
  let isInFront: Bool
  /// From the coordinates around the view to the host's.
  let place: CGAffineTransform

  /// What is seen now, from a view that is still there.
  ///
  /// - Parameter host: the superview, or one above it; nil for the superview.
  @MainActor init?(of view: UIView, in host: UIView? = nil, isInFront: Bool) {
    guard view.window != nil, let around = view.superview else { return nil }
    let host = host ?? around
    guard around.isDescendant(of: host) else { return nil }
    (self.host, self.isInFront, frame) = (host, isInFront, view.frame)
    place = sequence(first: around, next: \.superview).prefix { $0 !== host }
      .reduce(.identity) { $0.concatenating($1.geometry.transformToSuperview) }
    commands = RecordPass.picture(of: view)
  }

  /// What is seen of a view that is not on the screen, in the place of one that is and behind it; nil for one that was
  /// laid out for another place.
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
