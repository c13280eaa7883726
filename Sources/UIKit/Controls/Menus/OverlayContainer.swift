import DisplayLists
import SystemProfiles

/// A view that fills the window while a system element, such as a menu or a calendar, floats in front of it. A tap
/// beside the element closes it, and so does a rotation.
@MainActor class OverlayContainer: UIView {
  private(set) var isClosing = false
  /// Called once when the overlay starts to close.
  var willClose: (() -> Void)?
  /// Called once after the overlay has left the window.
  var didClose: (() -> Void)?

  /// The duration of the animations, in seconds.
  ///
  /// > Basis: assumed.
  private static let duration = 0.25

  /// The floating views, in their final positions.
  var floating: [UIView] { [] }

  /// Opens the overlay in front of a window's content. The floating views grow out of `origin`.
  ///
  /// - Parameter origin: a point in the overlay's coordinates.
  func open(in window: UIWindow, from origin: CGPoint?) {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fill(window)
    window.addSubview(self)
    place()
    let views = floating, transforms = views.map { $0.shrunk(towards: origin ?? $0.center) }
    session.withoutAnimation {
      for (view, transform) in zip(views, transforms) { (view.alpha, view.transform) = (0, transform) }
      tintBackground(0)
    }
    animate {
      for view in views { (view.alpha, view.transform) = (1, .identity) }
      self.tintBackground(1)
    }
  }

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    willClose?()
    willClose = nil
    guard animated else { return leave() }
    animate({
      for view in self.subviews { view.alpha = 0 }
      self.tintBackground(0)
    }) { [self] in leave() }
  }

  private func leave() {
    removeFromSuperview()
    session.perform { didClose?() }
    didClose = nil
  }

  private func animate(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    session.perform {
      session.animate(
        AnimationTiming(duration: Self.duration, delay: 0, .allowUserInteraction), options: .allowUserInteraction,
        changes, completion: completion.map { done in { _ in done() } })
    }
  }

  /// - Parameter share: the strength of the tint; 0 for none.
  func tintBackground(_ share: CGFloat) {}

  /// Places the floating views.
  func place() {}

  /// Returns the area inside the safe area and above the keyboard, inset by a margin.
  func room(margin: CGFloat) -> CGRect {
    var covered = session.environment.windowSurroundings.system
    covered.top += session.environment.callStripHeight
    covered.bottom = max(covered.bottom, session.keyboard.setup?.height ?? 0)
    let insets = UIEdgeInsets(
      top: covered.top + margin, left: covered.left + margin, bottom: max(covered.bottom, margin),
      right: covered.right + margin)
    return bounds.inset(by: insets)
  }

  override func interfaceWillChange() { close(animated: false) }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(animated: true) }

  /// The touch target beside the floating views, with the names that XCTest uses for menus and popovers.
  override var touchTargets: [TouchTarget] {
    [TouchTarget(names: ["PopoverDismissRegion", "Dismiss context menu"], view: self, point: placeBeside)]
  }

  private var placeBeside: CGPoint {
    let corners = [bounds.minX + 1, bounds.maxX - 1].flatMap { x in
      [bounds.maxY - 1, bounds.minY + 1].map { CGPoint(x: x, y: $0) }
    }
    return corners.first { point in !floating.contains { $0.frame.contains(point) } }
      ?? CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension Session {
  /// Closes all floating elements without animation, for example before another one opens.
  func closeFloatingStages() {
    for window in windows {
      for case let stage as OverlayContainer in window.subviews { stage.close(animated: false) }
    }
  }
}

extension UIView {
  /// Returns a transform that scales to three tenths of the size and moves towards a point in proportion.
  fileprivate func shrunk(towards origin: CGPoint) -> CGAffineTransform {
    let share: CGFloat = 0.3, away = 1 - share
    return CGAffineTransform(
      a: share, b: 0, c: 0, d: share, tx: (origin.x - center.x) * away, ty: (origin.y - center.y) * away)
  }

  /// Draws the soft, wide shadow of a panel.
  ///
  /// > Basis: assumed.
  func drawFloatingShadow(radius: CGFloat, into recorder: inout DisplayListRecorder) {
    drawFloatingShadow(of: .rect(bounds, radius: radius), into: &recorder)
  }

  func drawFloatingShadow(of path: Path, into recorder: inout DisplayListRecorder) {
    recorder.shadow(of: path, offset: CGSize(width: 0, height: 8), blur: 32, RGBAColor(white: 0, alpha: 0.2))
  }

  /// > Basis: assumed: the transparency of a panel.
  var floatingPaper: RGBAColor {
    let isGlass = session.behaves(.chromeIsGlass)
    if traitCollection.userInterfaceStyle == .dark { return RGBAColor(white: isGlass ? 0.13 : 0.15, alpha: 0.96) }
    return RGBAColor(white: isGlass ? 0.99 : 0.975, alpha: 0.96)
  }
}
