/// The look of a search bar's scopes, kept even while there is no scope bar.
struct ScopeBarLook {
  struct Joint: Hashable {
    let left, right: UIControl.State.RawValue
  }

  /// The image behind the strip of the scopes.
  var background: UIImage?
  var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  var bodies: [UIControl.State.RawValue: UIImage] = [:]
  var dividers: [Joint: UIImage] = [:]

  /// Merges another look into this one. The other look takes precedence.
  mutating func merge(_ other: ScopeBarLook) {
    background = other.background ?? background
    attributes.merge(other.attributes) { $1 }
    bodies.merge(other.bodies) { $1 }
    dividers.merge(other.dividers) { $1 }
  }

  @MainActor func dress(_ scopeBar: UISegmentedControl) {
    for (state, attributes) in attributes { scopeBar.setTitleTextAttributes(attributes, for: .init(rawValue: state)) }
    for (state, body) in bodies { scopeBar.setBackgroundImage(body, for: .init(rawValue: state), barMetrics: .default) }
    for (joint, divider) in dividers {
      scopeBar.setDividerImage(
        divider, forLeftSegmentState: .init(rawValue: joint.left), rightSegmentState: .init(rawValue: joint.right),
        barMetrics: .default)
    }
  }
}

// The look of the scopes.
extension UISearchBar {
  func setDivider(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeLook.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    scopeBar?.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    chose(.scopeBarLook)
  }
}
