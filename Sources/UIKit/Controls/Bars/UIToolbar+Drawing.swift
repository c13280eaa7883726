import DisplayLists
import SystemProfiles

extension UIToolbar {
  func draw(into recorder: inout DisplayListRecorder) {
    painter.draw(backdrop, in: bounds, lineIsAbove: true, hairline: hairline, into: &recorder)
    let places = itemFrames
    painter.draw(places.map(\.item), in: places.map(\.frame), into: &recorder)
  }

  var painter: BarPainter {
    BarPainter(
      look: standing(attached(lookOfGeneration(bar), at: barPosition)), colors: session.palette.toolbar,
      session: session, tint: tint,
      isCompact: isCompact, buttons: shown.appearance?.buttons)
  }

  /// Returns the look of a bar at the bottom of the safe area. Its background extends to the bottom of the superview.
  ///
  /// > Basis: captured: a published report of iOS 12 (rdar://47966034) about a bar that the program manages itself.
  /// > Assumed for iOS 11.
  private func standing(_ bar: BarLook) -> BarLook {
    guard bar.overhang == 0, session.behaves(.hasSafeArea), let superview else { return bar }
    let below = superview.safeAreaInsets.bottom
    guard below > 0, abs(superview.bounds.maxY - below - frame.maxY) < hairline else { return bar }
    var standing = bar
    standing.overhang = below
    return standing
  }

  private var isCompact: Bool { itemsRow.height < BarPainter.lowHeight }

  /// The root view of the controller behind the bar; nil for a bar on its own.
  private var content: UIView? {
    superview?.hierarchy.controller.flatMap { $0.barManager == .navigation ? $0.viewBehindBars : nil } ?? bar.content
  }

  private var shown: ShownAppearance<UIToolbarAppearance> {
    let ends = session.behaves(.barsAreClearAtScrollEdge) && content?.showsEnd == true
    return ShownAppearance(
      of: appearances.choices, item: nil, at: BarMoment(isCompact: isCompact, isAtScrollEdge: ends))
  }

  var backdrop: BarBackdrop {
    let position = barPosition
    let older = BarBackground(
      backgrounds.shown(.init(position, isCompact ? .compact : .default)), shadow: shadows.shown(.init(position)),
      in: session)
    return shown.backdrop(else: .shown(older ?? .material))
  }

  var itemFrames: [(item: UIBarButtonItem, frame: CGRect)] {
    let rules = session.metrics.bars.items, painter = painter
    let items = (items ?? []).filter { !$0.isHidden }, row = itemsRow
    let frames = BarArrangement.toolbar(
      items.map { $0.naturalWidth(in: painter) }, in: row, margin: rules.toolbarMargin, spacing: rules.spacing)
    guard isRightToLeft else { return Array(zip(items, frames)) }
    return zip(items, frames).map { item, frame in
      (item, CGRect(x: row.minX + row.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
    }
  }

  /// The area for the items, between the safe areas at the sides. It has the full height of the bar, unless the bar
  /// extends around a home indicator: items stay above that.
  private var itemsRow: CGRect {
    var row = clearOfSides
    if safeAreaInsets.bottom > 0 { row.size.height = min(bounds.height, environmentOfTraits.toolbarHeight) }
    return row
  }
}
