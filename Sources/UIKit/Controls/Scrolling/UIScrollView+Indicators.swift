import DisplayLists
import SystemProfiles

// The indicators. They are drawn over the content and are no subviews, so that `subviews` are the program's own.
extension UIScrollView {
  /// In seconds: how long they stay when the content rests, and when code has them flash; how long they take to go.
  ///
  /// > Basis: assumed.
  private static let lingering = 0.25, flash = 0.5, fading = 0.25

  func flashIndicators() { showIndicators(for: Self.flash) }

  /// - Parameter duration: of the motion that they accompany, in seconds.
  func showIndicators(while duration: TimeInterval) { showIndicators(for: duration + Self.lingering) }

  private func showIndicators(for duration: TimeInterval) {
    let end = session.now + duration
    scroll.indicatorsStayUntil = max(scroll.indicatorsStayUntil ?? end, end)
  }

  /// Follows from the session's time alone.
  var indicatorOpacity: Double {
    guard let end = scroll.indicatorsStayUntil else { return 0 }
    return min(1, max(0, 1 - (session.now - end) / Self.fading))
  }

  // MARK: Places

  /// In the coordinates of the scroll view; nil where there is none to show.
  var verticalIndicatorFrame: CGRect? { verticalIndicator(in: bounds) }
  var horizontalIndicatorFrame: CGRect? { horizontalIndicator(in: bounds) }

  private func verticalIndicator(in shown: CGRect) -> CGRect? {
    guard showsVerticalScrollIndicator else { return nil }
    var insets = verticalScrollIndicatorInsets
    insets.top += adjustingIndicatorInsets.top
    insets.bottom += adjustingIndicatorInsets.bottom
    return indicatorRule(insets).vertical(at: shown.origin, isAtLeft: isRightToLeft, grid: session.pixelGrid)?
      .offsetBy(dx: shown.minX, dy: shown.minY)
  }

  private func horizontalIndicator(in shown: CGRect) -> CGRect? {
    guard showsHorizontalScrollIndicator else { return nil }
    var insets = horizontalScrollIndicatorInsets
    insets.left += adjustingIndicatorInsets.left
    insets.right += adjustingIndicatorInsets.right
    return indicatorRule(insets).horizontal(at: shown.origin, grid: session.pixelGrid)?
      .offsetBy(dx: shown.minX, dy: shown.minY)
  }

  private func indicatorRule(_ insets: UIEdgeInsets) -> ScrollIndicatorRule {
    ScrollIndicatorRule(metrics: session.metrics.scrollIndicator, range: scrollRange, insets: insets)
  }

  /// What covers the ends of an indicator; its long side stays at the edge.
  ///
  /// > Basis: captured on a phone with a home indicator, whose horizontal indicator is 3 points from the lower edge of the
  /// > screen. Before the safe area, controllers wrote into the insets themselves.
  private var adjustingIndicatorInsets: UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets, session.behaves(.hasSafeArea),
      contentInsetAdjustmentBehavior != .never
    else { return .zero }
    return safeAreaInsets
  }

  // MARK: Drawing

  /// - Parameter shown: the bounds as they are shown now.
  func drawIndicators(in shown: CGRect, into canvas: inout DisplayListRecorder) {
    let opacity = indicatorOpacity
    guard opacity > 0 else { return }
    for frame in [verticalIndicator(in: shown), horizontalIndicator(in: shown)].compactMap(\.self) {
      drawIndicator(frame, opacity, into: &canvas)
    }
  }

  private func drawIndicator(_ frame: CGRect, _ opacity: Double, into canvas: inout DisplayListRecorder) {
    let metrics = session.metrics.scrollIndicator, white: Double = indicatorsAreLight ? 1 : 0
    let alpha = metrics.opacity * opacity, outline = indicatorStyle == .default ? metrics.outline : 0
    if outline > 0 {
      let color = RGBAColor(white: 1 - white, alpha: alpha / 2)
      canvas.fill(frame, radius: min(frame.width, frame.height) / 2, color)
    }
    let bar = frame.insetBy(dx: outline, dy: outline)
    canvas.fill(bar, radius: min(bar.width, bar.height) / 2, RGBAColor(white: white, alpha: alpha))
  }

  private var indicatorsAreLight: Bool {
    switch indicatorStyle {
    case .default: traitCollection.userInterfaceStyle == .dark
    case .black: false
    case .white: true
    }
  }
}
