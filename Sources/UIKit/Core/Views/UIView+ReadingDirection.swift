// Which side a view reads from.
extension UIView {
  var ownSemanticContentAttribute: UISemanticContentAttribute {
    get { layout.semanticContentAttribute }
    set {
      guard newValue != layout.semanticContentAttribute else { return }
      layout.semanticContentAttribute = newValue
      look.choices.insert(.readingDirection)
      noteGivenDirection()
      updateMargins()
      constraintsDidChange()
      setNeedsLayout()
    }
  }
}

/// Whether a view is mirrored where text runs right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playback, and of directions in space, run from left to right everywhere.
  case playback, spatial
  case forceLeftToRight, forceRightToLeft
}

extension UISemanticContentAttribute {
  func direction(in surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitCollection {
  var interfaceDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
