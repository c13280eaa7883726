/// What few constraints have; made when the first of it is set.
final class RareConstraintState {
  var sourcePosition: SourcePosition?
  var sourceID: String?
  var isSymbolicSpacing = false
  @exclusivity(unchecked) var distances: ConstraintDistances?
}

extension NSLayoutConstraint {
  /// Where the constraint was declared, when it came from a document.
  package var sourcePosition: SourcePosition? {
    get { rare?.sourcePosition }
    set { if rare != nil || newValue != nil { room.sourcePosition = newValue } }
  }

  /// The document's id of the constraint.
  package var sourceID: String? {
    get { rare?.sourceID }
    set { if rare != nil || newValue != nil { room.sourceID = newValue } }
  }

  /// Whether the constant is the system's own spacing, a dash in a visual format: described as `NSSpace(8)`.
  var isSymbolicSpacing: Bool {
    get { rare?.isSymbolicSpacing ?? false }
    set { if rare != nil || newValue { room.isSymbolicSpacing = newValue } }
  }

  /// The distances that stand for an attribute on one side or both.
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
