/// What of a tree takes part in its constraint system, in tree order: one walk.
@MainActor struct TreeSurvey {
  /// The views that take part, and of guides those that a constraint mentions and those for the content of scroll views.
  private(set) var handles: [ItemHandle] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// No view is left out.
  private(set) var isWhole = true
  private let root: UIView
  private let walk: UInt32

  init(of root: UIView) {
    (self.root, walk) = (root, root.session.nextSystemNumber())
    visit(root)
  }

  /// What constrains a view is held by itself or above, so that it is known when the view's turn comes.
  /// - Returns: whether the view takes part.
  @discardableResult private mutating func visit(_ view: UIView) -> Bool {
    let handle = view.handle, place = handles.count
    handles.append(handle)
    if !view.layout.constraints.isEmpty { view.layout.constraints.forEach { take($0) } }
    for guide in view.layout.guides where guide.handle.mention == walk || guide.kind == .scrollContent {
      handles.append(guide.handle)
    }
    var takesPart = !view.layout.translatesAutoresizingMask || handle.mention == walk || view === root
    for subview in view.hierarchy.subviews where visit(subview) { takesPart = true }
    if !takesPart {
      handles.removeSubrange(place...)
      isWhole = false
    }
    return takesPart
  }

  /// Its items know by the number of the walk that they are mentioned, and so does a guide's owner.
  private mutating func take(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    if constraint.distances != nil {
      for item in constraint.mentionedItems ?? [] { item.handle.noteMention(walk) }
      return
    }
    constraint.first?.noteMention(walk)
    if constraint.secondAttribute != .notAnAttribute { constraint.second?.noteMention(walk) }
  }
}

extension ItemHandle {
  @MainActor fileprivate func noteMention(_ walk: UInt32) {
    mention = walk
    if guide != nil { owner?.handle.mention = walk }
  }
}
