// Margins, safe area and reading direction, as the trait pass resolved them.
extension UIView {
  /// Apple's default is 8 on every edge; a controller's root view has the system's own.
  public var layoutMargins: UIEdgeInsets {
    get { layout.margins.resolved }
    set {
      layout.margins.custom = newValue
      layout.margins.resolved = newValue
      session.surroundingsDidChange()
      constraintsDidChange()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let m = layoutMargins
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: m.top, leading: isRTL ? m.right : m.left, bottom: m.bottom, trailing: isRTL ? m.left : m.right)
    }
    set {
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRTL ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isRTL ? newValue.leading : newValue.trailing)
    }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.margins.preservesSuperview }
    set {
      layout.margins.preservesSuperview = newValue
      session.surroundingsDidChange()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.margins.insetsFromSafeArea }
    set {
      layout.margins.insetsFromSafeArea = newValue
      session.surroundingsDidChange()
    }
  }

  public var safeAreaInsets: UIEdgeInsets { layout.safeAreaInsets }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }

  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide()
    guide.kind = kind
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// The margins, wider where the view is too wide to read.
  var readableInsets: UIEdgeInsets {
    let environment = environmentOfTraits
    var insets = layoutMargins
    guard let width = session.metrics.margins.readableWidth(for: environment.contentSizeCategory) else { return insets }
    let surplus = max(0, bounds.width - insets.left - insets.right - width)
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }

  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layout.semanticContentAttribute }
    set {
      layout.semanticContentAttribute = newValue
      surroundingsDidChange()
    }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: (layout.traits ?? session.traits).isRightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Whether a view is mirrored where text runs right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}
