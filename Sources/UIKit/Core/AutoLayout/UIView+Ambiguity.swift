// Debugging support: whether a layout is ambiguous, and which constraints determine it.
extension UIView {
  /// Moves the view by a quarter of the superview's length, backward if necessary. Changes the position if it is
  /// ambiguous, otherwise the length.
  func exercise(_ axis: NSLayoutConstraint.Axis, by study: SolutionStudy) {
    guard let superview else { return }
    let place = alignmentRect(forFrame: study.frame(of: self)), isHorizontal = axis == .horizontal
    let room = Double(isHorizontal ? superview.bounds.width : superview.bounds.height)
    let start = isHorizontal ? place.minX - superview.bounds.minX : place.minY - superview.bounds.minY
    let choices: [(NSLayoutConstraint.Attribute, CGFloat)] =
      isHorizontal ? [(.left, start), (.width, place.width)] : [(.top, start), (.height, place.height)]
    for (attribute, value) in choices {
      for step in [room / 4, -room / 4] {
        guard let move = study.move(of: attribute, of: self, step: step) else { continue }
        return AmbiguityExercise(self, attribute, value + CGFloat(move)).isActive = true
      }
    }
  }
}

extension NSLayoutAnchor {
  /// Whether the anchor's position or length is ambiguous. Always false for distances between anchors.
  public var hasAmbiguousLayout: Bool {
    guard distance == nil, let item = item as? any LayoutItem else { return false }
    return SolutionStudy(of: item)?.isAmbiguous(attribute, of: item) ?? false
  }

  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard distance == nil, let item = item as? any LayoutItem else { return [] }
    return SolutionStudy(of: item)?.origins(of: attribute, of: item).constraints ?? []
  }
}

/// A constraint that holds a view at another possible position, with the lowest priority there is.
@MainActor final class AmbiguityExercise: NSLayoutConstraint {
  /// - Parameter value: a length, or the distance from the same edge of the superview.
  convenience init(_ view: UIView, _ attribute: Attribute, _ value: CGFloat) {
    let isLocation = attribute.isLocation
    self.init(
      view.handle, attribute, .equal, isLocation ? view.superview?.handle : nil,
      isLocation ? attribute : .notAnAttribute, multiplier: 1, constant: value)
    priority = .exercise
    identifier = "UIView-exerciseAmbiguityInLayout"
  }
}

extension [RowOrigin] {
  /// All constraints without duplicates. System constraints with the same description are duplicates.
  @MainActor var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = [], said = Set<String>()
    for origin in self {
      if case .constraint(let constraint) = origin {
        found.append(constraint)
      } else if said.insert(origin.description).inserted {
        found.append(SystemLayoutConstraint.make(origin))
      }
    }
    return found
  }
}
