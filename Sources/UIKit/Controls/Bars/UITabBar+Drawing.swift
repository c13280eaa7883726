import DisplayLists
import SystemProfiles

extension UITabBar {
  func draw(into recorder: inout DisplayListRecorder) {
    let painter = painter
    painter.draw(backdrop, in: bounds, lineIsAbove: true, hairline: hairline, into: &recorder)
    if painter.isGlass { painter.drawItemBody(strip(painter), isProminent: false, into: &recorder) }
    for place in itemFrames { draw(place.item, in: place.frame, painter, into: &recorder) }
  }

  var itemFrames: [(item: UITabBarItem, frame: CGRect)] {
    let shown = isRightToLeft ? (items ?? []).reversed() : items ?? []
    return Array(zip(shown, BarArrangement.tabs(count: shown.count, in: strip(painter), widestSlot: widestSlot)))
  }

  private var painter: BarPainter {
    BarPainter(look: lookOfGeneration(bar), colors: session.palette.tabBar, session: session, tint: tint)
  }

  /// The largest width of a tab's slot. On iPad, tabs are grouped in the middle.
  private var widestSlot: CGFloat { positions.widestSlot(isWide: session.environment.device.idiom == .pad) }

  /// The area for the tabs: the bar without its overlap with the safe area, and floating in glass bars.
  private func strip(_ painter: BarPainter) -> CGRect {
    var strip = clearOfSides
    strip.size.height = min(bounds.height, environmentOfTraits.tabBarHeight)
    return painter.isGlass ? strip.insetBy(dx: 21, dy: -4) : strip
  }

  private func draw(
    _ item: UITabBarItem, in slot: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder
  ) {
    let isSelected = item === selectedItem, style = style(of: item), found = arrangement(of: item, style, in: slot)
    if isSelected { drawSelection(slot, painter, into: &recorder) }
    let color = color(isSelected: isSelected), icon = resolve(style.iconColor) ?? color
    let insets =
      tabLayout == .compactInline && item.landscapeImagePhone != nil
      ? item.landscapeImagePhoneInsets : item.imageInsets
    let rect = found.image.inset(by: insets)
    if let image = image(of: item) {
      draw(image, in: rect, tint: icon, asTemplate: true, into: &recorder)
    } else if let name = item.systemSymbol(isSelected: isSelected) {
      SymbolGlyph(name: name, rect: rect, color: icon).draw(into: &recorder)
    }
    if let title = item.title ?? item.systemTitle {
      let place = found.title.moved(by: style.titleOffset), shift = style.titleOffset?.vertical ?? 0
      let ink = TextInk(color: color, alignment: found.isTitleCentred ? .center : .left)
      titleBlock(title, style).draw(in: place, baseline: found.baseline + shift, ink, into: &recorder)
    }
    // Beside an image, the title begins where the badge would end. Assumed: the badge moves back by 8 points.
    let corner = CGPoint(x: found.image.maxX - (found.isTitleCentred ? 0 : 8), y: found.image.minY)
    if let badge = item.badgeValue { drawBadge(badge, at: corner, style.badge, into: &recorder) }
  }

  /// Returns the color of parts without a color of their own.
  private func color(isSelected: Bool) -> RGBAColor {
    let colors = session.palette.tabBar
    guard isSelected else { return resolve(custom.unselectedTint) ?? colors.unselectedItem }
    if session.behaves(.tintColorIsInherited) { return tint }
    return resolve(custom.selectedTint) ?? colors.item
  }

  private func drawSelection(_ slot: CGRect, _ painter: BarPainter, into recorder: inout DisplayListRecorder) {
    let chosen = selection
    if let image = chosen.image {
      let place = image.capInsets == .zero ? slot.centred(image.size, grid: session.pixelGrid) : slot
      return draw(
        image, in: place, tint: resolve(chosen.tint) ?? tint, asTemplate: chosen.tint != nil, into: &recorder)
    }
    if painter.isGlossy {
      recorder.fill(slot.insetBy(dx: 0, dy: 2), radius: 3, RGBAColor(white: 1, alpha: 0.12))
    } else if painter.isGlass {
      let pill = slot.insetBy(dx: 2, dy: 3).offsetBy(dx: 0, dy: -0.5)
      recorder.fill(pill, radius: pill.height / 2, session.palette[.tertiarySystemFill] ?? .clear)
    }
  }

  private func drawBadge(
    _ text: String, at point: CGPoint, _ style: TabStyle.Badge, into recorder: inout DisplayListRecorder
  ) {
    let block = TextBlock(text, attributes: style.attributes, font: .systemFont(ofSize: 13), session: session)
    let width = max(18, block.size().width + 8)
    let frame = CGRect(x: point.x - 6, y: point.y - 4, width: width, height: 18).moved(by: style.offset)
    recorder.fill(frame, radius: 9, resolve(style.color) ?? session.palette[.red] ?? RGBAColor(hex: 0xD0021B))
    let ink = TextInk(color: .white, alignment: .center)
    block.draw(centredIn: frame.moved(by: style.titleOffset), ink, into: &recorder)
  }
}

extension UITabBarItem {
  /// The title of a system tab, such as "Most Recent" for `mostRecent`.
  var systemTitle: String? {
    systemName.map { name in
      name.prefix(1).uppercased() + name.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
    }
  }
}
