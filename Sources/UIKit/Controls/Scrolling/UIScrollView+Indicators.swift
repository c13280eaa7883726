import DisplayLists
import SystemProfiles

// Scroll indicators. They are drawn over the content and are not subviews, so that `subviews` contains only the
// program's views.
extension UIScrollView {
  /// The times in seconds for which indicators stay once the content has stopped, for which they flash, and in which
  /// they fade.
  ///
  /// > Basis: assumed.
  private static let lingering = 0.25, flash = 0.5, fading = 0.25

  func flashIndicators() { showIndicators(for: Self.flash) }

  /// - Parameter duration: the duration of the movement, in seconds.
  func showIndicators(while duration: TimeInterval) { showIndicators(for: duration + Self.lingering) }

  private func showIndicators(for duration: TimeInterval) {
    let end = session.now + duration
    scroll.indicatorsStayUntil = max(scroll.indicatorsStayUntil ?? end, end)
  }

  /// The opacity of the indicators, which depends only on the session's time.
  var indicatorOpacity: Double {
    guard let end = scroll.indicatorsStayUntil else { return 0 }
    return min(1, max(0, 1 - (session.now - end) / Self.fading))
  }

  // MARK: Frames

  /// The frames of the indicators in the scroll view's coordinates; nil for an indicator that is not shown.
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

  /// The insets at the ends of an indicator. Its long side stays at the edge.
  ///
  /// > Basis: captured on an iPhone with a home indicator, whose horizontal indicator is 3 points from the bottom edge
  /// > of the screen. Before the safe area existed, controllers changed the insets themselves.
  private var adjustingIndicatorInsets: UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets, session.behaves(.hasSafeArea),
      contentInsetAdjustmentBehavior != .never
    else { return .zero }
    return safeAreaInsets
  }

  // MARK: Drawing

  /// - Parameter shown: the visible bounds.
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
