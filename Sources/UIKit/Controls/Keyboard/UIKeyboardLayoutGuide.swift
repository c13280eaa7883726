/// The area of a view that the keyboard covers; while the keyboard is hidden, the bottom of the view outside the safe
/// area. In both cases its top is the bottom of the usable area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide includes the bottom safe area. If not, it has no height while the keyboard is hidden.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }

  /// Whether tracked constraints apply. The keyboard itself always stays at the bottom of the screen here.
  open var followsUndockedKeyboard = false { didSet { updateTracking() } }

  /// > Source: "Adjusting your layout with keyboard layout guide": tracking needs `followsUndockedKeyboard`. Assumed: a
  /// > docked keyboard counts as near the bottom only, although it extends from side to side.
  override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

  public override init() {
    super.init()
    kind = .keyboard
    identifier = "UIViewKeyboardLayoutGuide"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = .keyboard
    identifier = "UIViewKeyboardLayoutGuide"
  }

  override var countsBottomSafeArea: Bool { usesBottomSafeArea }
}

extension UIView {
  var installedKeyboardGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The height of the keyboard's overlap with the bottom of the bounds, in the view's coordinates.
  var keyboardOverlap: CGFloat {
    guard let window, !(window is KeyboardWindow), let frame = session.keyboardFrame else { return 0 }
    return max(0, bounds.maxY - convert(frame, from: window).minY)
  }
}

extension Session {
  /// Invalidates the layout of views with a keyboard layout guide.
  func keyboardGuidesDidChange() {
    for view in keyboardGuideOwners {
      view.setNeedsLayout()
      view.constraintsDidChange()
    }
  }

  var keyboardGuideOwners: [UIView] {
    var owners: [UIView] = []
    for window in windows {
      window.forEachInTree { view in
        if view.layoutGuides.contains(where: { $0.kind == .keyboard }) { owners.append(view) }
      }
    }
    return owners
  }
}
