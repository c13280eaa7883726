/// State that few constraints have. Created when a part of it is first set.
final class RareConstraintState {
  var sourcePosition: SourcePosition?
  var sourceID: String?
  var isSymbolicSpacing = false
  @exclusivity(unchecked) var distances: ConstraintDistances?
}

extension NSLayoutConstraint {
  /// The position of the constraint in its document, if it came from one.
  package var sourcePosition: SourcePosition? {
    get { rare?.sourcePosition }
    set { if rare != nil || newValue != nil { room.sourcePosition = newValue } }
  }

  /// The document's id of the constraint.
  package var sourceID: String? {
    get { rare?.sourceID }
    set { if rare != nil || newValue != nil { room.sourceID = newValue } }
  }

  /// Whether the constant is the system's standard spacing, a dash in a visual format, described as `NSSpace(8)`.
  var isSymbolicSpacing: Bool {
    get { rare?.isSymbolicSpacing ?? false }
    set { if rare != nil || newValue { room.isSymbolicSpacing = newValue } }
  }

  /// The distances that replace an attribute on one or both sides.
  var distances: ConstraintDistances? {
    get { rare?.distances }
    set { if rare != nil || newValue != nil { room.distances = newValue } }
  }

  @inline(never)
  func noteDistances(_ first: AnchorDistance?, _ second: AnchorDistance?) {
    distances = ConstraintDistances(first, second)
  }

  var hasDistances: Bool { if let rare { rare.distances != nil } else { false } }

  private var room: RareConstraintState {
    if let rare { return rare }
    let made = RareConstraintState()
    rare = made
    return made
  }
}
