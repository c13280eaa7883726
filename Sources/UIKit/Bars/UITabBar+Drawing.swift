import DisplayLists
import SystemProfiles

extension UITabBar {
  func draw(into recorder: inout DisplayListRecorder) {
    let painter = painter
    painter.drawBackground(bounds, lineIsAbove: true, hairline: hairline, into: &recorder)
    if painter.isGlass { painter.drawItemBody(strip(painter), isProminent: false, into: &recorder) }
    for place in itemFrames { draw(place.item, in: place.frame, painter, into: &recorder) }
  }

  var itemFrames: [(item: UITabBarItem, frame: CGRect)] {
    let shown = isRightToLeft ? (items ?? []).reversed() : items ?? []
    return Array(zip(shown, BarArrangement.tabs(count: shown.count, in: strip(painter), widestSlot: widestSlot)))
  }

  private var painter: BarPainter {
    BarPainter(look: bar, colors: session.palette.tabBar, session: session, tint: tint)
  }

  /// Tabs of wide screens stay together in the middle.
  private var widestSlot: CGFloat {
    session.environment.device.idiom == .pad ? 110 : .infinity
  }

  /// The bar without what it covers of the safe area; floating where it is glass.
  private func strip(_ painter: BarPainter) -> CGRect {
    var strip = clearOfSides
    strip.size.height = min(bounds.height, environmentOfTraits.tabBarHeight)
    return painter.isGlass ? strip.insetBy(dx: 21, dy: -4) : strip
  }

  private func draw(
    _ item: UITabBarItem, in slot: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let isSelected = item === selectedItem, colors = session.palette.tabBar
    if isSelected { drawSelection(slot, painter, into: &recorder) }
    let selected = session.behaves(.tintColorIsInherited) ? tint : colors.item
    let color = isSelected ? selected : colors.unselectedItem
    let size = item.image?.size ?? CGSize(width: 25, height: 25)
    let room = CGRect(x: slot.minX, y: slot.midY - 21, width: slot.width, height: 30)
    let rect = room.centred(size, grid: session.pixelGrid)
    if let image = item.image {
      image.draw(in: rect, tint: color, asTemplate: true, into: &recorder)
    } else if item.systemName != nil {
      SymbolGlyph(name: item.systemName ?? "", rect: rect, color: color).draw(into: &recorder)
    }
    drawTitle(of: item, in: slot, color, into: &recorder)
    if let badge = item.badgeValue { drawBadge(badge, at: CGPoint(x: rect.maxX, y: rect.minY), into: &recorder) }
  }

  private func drawSelection(_ slot: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder) {
    if painter.isGlossy {
      recorder.fill(slot.insetBy(dx: 0, dy: 2), radius: 3, RGBAColor(white: 1, alpha: 0.12))
    } else if painter.isGlass {
      let pill = slot.insetBy(dx: 2, dy: 3).offsetBy(dx: 0, dy: -0.5)
      recorder.fill(pill, radius: pill.height / 2, session.palette[.tertiarySystemFill] ?? .clear)
    }
  }

  private func drawTitle(
    of item: UITabBarItem, in slot: CGRect, _ color: RGBAColor, into recorder: inout DisplayListRecorder
  ) {
    guard let title = item.title ?? item.systemTitle else { return }
    let font = UIFont(session.metrics.bars.items.tabTitleFont, in: session)
    TextBlock(title, font: font, session: session).draw(
      in: slot, baseline: session.pixelGrid.round(slot.midY + 20), TextInk(color: color, alignment: .center),
      into: &recorder)
  }

  private func drawBadge(_ text: String, at point: CGPoint, into recorder: inout DisplayListRecorder) {
    let block = TextBlock(text, font: .systemFont(ofSize: 13), session: session)
    let width = max(18, block.size().width + 8)
    let frame = CGRect(x: point.x - 6, y: point.y - 4, width: width, height: 18)
    recorder.fill(frame, radius: 9, session.palette[.red] ?? RGBAColor(hex: 0xD0021B))
    block.draw(centredIn: frame, TextInk(color: .white, alignment: .center), into: &recorder)
  }
}

extension UITabBarItem {
  /// `mostRecent` → `Most Recent`.
  var systemTitle: String? {
    systemName.map { name in
      name.prefix(1).uppercased() + name.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
    }
  }
}
