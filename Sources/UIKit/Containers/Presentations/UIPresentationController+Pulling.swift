// Dragging of sheets.

/// A drag on a sheet. The sheet follows it down and is dismissed if it ends far enough.
private final class SheetPull: DragHandler {
  private let presentation: UIPresentationController

  init(_ presentation: UIPresentationController) { self.presentation = presentation }

  func follow(_ way: CGPoint) { presentation.pull(by: way.y) }
  func end(velocity: CGPoint) { presentation.letGo(velocity: velocity.y) }
  func cancel() { presentation.letGo(velocity: 0, mayGo: false) }
}

extension UIPresentationController {
  func sheetPan() -> DragRecognizer {
    let pan = session.perform { DragRecognizer { [weak self] in self?.sheetFollower(of: $0) } }
    pan.claims = { [weak self] in self?.claims($0, over: $1) ?? false }
    return pan
  }

  private var canBePulled: Bool {
    form == .card && session.behaves(.modalsAreCardsByDefault) && stage.phase == .presenting && stage.frame != nil
  }

  private func sheetFollower(of drag: FingerDrag) -> (any DragHandler)? {
    guard canBePulled, let sheet = stage.frame?.shadow else { return nil }
    let way = drag.way(in: sheet)
    guard abs(way.y) > abs(way.x), way.y > 0 || canGrow else { return nil }
    return SheetPull(self)
  }

  /// Returns whether the sheet handles a drag instead of content that is scrolled to its top.
  ///
  /// > Source: `prefersScrollingExpandsWhenScrolledToEdge` reference.
  private func claims(_ way: CGPoint, over content: UIScrollView) -> Bool {
    guard canBePulled, abs(way.y) > abs(way.x), content.contentOffset.y <= content.scrollRange.minimum.y else {
      return false
    }
    if way.y > 0 { return content.scroll.refreshControl == nil }
    return canGrow && (self as? UISheetPresentationController)?.prefersScrollingExpandsWhenScrolledToEdge == true
  }

  private var canGrow: Bool { restingHeights.last.map { $0.height > sheetHeight } ?? false }

  /// The height of the sheet when it is not dragged.
  private var sheetHeight: CGFloat { frameOfPresentedViewInContainerView.height }

  /// Moves the sheet down, or lets it grow upwards to its largest height.
  fileprivate func pull(by way: CGFloat) {
    let room = max(0, (restingHeights.last?.height ?? 0) - sheetHeight)
    stage.pull = max(way, -room)
    place()
  }

  /// Animates the sheet to the nearest of its heights, or dismisses it.
  ///
  /// > Basis: assumed: the position after a further fifth of a second counts, and less than half of the lowest height
  /// > dismisses it.
  fileprivate func letGo(velocity: CGFloat, mayGo: Bool = true) {
    guard stage.phase == .presenting else { return stage.pull = 0 }
    let height = sheetHeight - stage.pull - velocity * 0.2, heights = restingHeights
    let least = heights.first?.height ?? sheetHeight
    if mayGo, height < least / 2 { userTouchedOutside() }
    guard stage.phase == .presenting else { return stage.pull = 0 }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    session.animate(AnimationTiming(duration: 0.3), options: .allowUserInteraction) {
      stage.pull = 0
      if mayGo, let nearest { personChose(nearest.identifier) }
      place()
    }
  }
}
