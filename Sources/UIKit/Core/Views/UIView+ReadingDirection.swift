// The layout direction of views.
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

/// The semantic content of a view, which determines whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls, and controls for directions in space, are never mirrored.
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
