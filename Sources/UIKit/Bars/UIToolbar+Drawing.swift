import DisplayLists
import SystemProfiles

extension UIToolbar {
  func draw(into recorder: inout DisplayListRecorder) {
    let rules = session.metrics.bars.items
    let painter = BarPainter(look: bar, colors: session.palette.toolbar, session: session, tint: tint)
    painter.drawBackground(bounds, lineIsAbove: true, hairline: hairline, into: &recorder)
    let items = isRightToLeft ? (items ?? []).reversed() : items ?? []
    let row = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(bounds.height, session.environment.toolbarHeight)
    )
    let frames = BarArrangement.toolbar(
      items.map { $0.naturalWidth(in: painter) }, in: row, margin: rules.toolbarMargin, spacing: rules.spacing)
    for (item, frame) in zip(items, frames) { painter.draw(item, in: frame, into: &recorder) }
  }
}
