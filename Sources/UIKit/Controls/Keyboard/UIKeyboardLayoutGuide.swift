/// The area that the keyboard covers of its view; while it is down, what the safe area leaves out at the bottom. So its
/// top is where content ends, whether or not the keyboard is up.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Without it, the guide has no height while the keyboard is down.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }

  /// Tracked constraints count only with this. The keyboard itself does not leave the bottom of the screen here.
  open var followsUndockedKeyboard = false { didSet { updateTracking() } }

  /// > Source: "Adjusting your layout with keyboard layout guide": tracking needs `followsUndockedKeyboard`. That a docked
  /// > keyboard counts as near the bottom alone, although it reaches from side to side, is assumed.
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

  /// From the bottom edge of the bounds up; in the receiver's coordinates.
  var keyboardOverlap: CGFloat {
    guard let window, !(window is KeyboardWindow), let frame = session.keyboardFrame else { return 0 }
    return max(0, bounds.maxY - convert(frame, from: window).minY)
  }
}

extension Session {
  /// Views with such a guide have to be laid out again.
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
