// Which side a view reads from.
extension UIView {
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layout.semanticContentAttribute }
    set {
      guard newValue != layout.semanticContentAttribute else { return }
      layout.semanticContentAttribute = newValue
      updateMargins()
      constraintsDidChange()
      setNeedsLayout()
    }
  }

  /// Of what is in the view: the interface's direction, unless the meaning of the content says otherwise.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: (layout.traits ?? session.traits).interfaceDirection)
  }

  /// The direction of such content in the running program's interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: Session.current.traits.interfaceDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
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
  fileprivate func direction(in surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitCollection {
  fileprivate var interfaceDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
