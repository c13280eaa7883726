import DisplayLists
import SystemProfiles

extension UIStepper {
  func draw(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.controls
    let radius = session.behaves(.chromeIsGlass) ? bounds.height / 2 : colors.segmentCornerRadius
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      if let image = backgroundImage(for: state) {
        draw(image, in: bounds, tint: tint, asTemplate: false, into: &$0)
      } else {
        $0.fill(bounds, radius: radius, colors.segmentBody)
        if let line = outline { $0.border(bounds, radius: radius, line, width: 1) }
      }
      drawDivider(into: &$0)
      drawMarks(into: &$0)
    }
  }

  /// The color of the outline. Flat controls without a body are outlined in the tint.
  private var outline: RGBAColor? {
    let colors = session.palette.controls
    return colors.segmentBorder ?? (colors.segmentBody == Fill(.clear) ? tint : nil)
  }

  private func drawDivider(into recorder: inout DisplayListRecorder) {
    if let image = shownDivider {
      let rect = CGRect(
        x: session.pixelGrid.round(bounds.midX - image.size.width / 2), y: bounds.minY, width: image.size.width,
        height: bounds.height)
      return draw(image, in: rect, tint: tint, asTemplate: false, into: &recorder)
    }
    let inset: CGFloat = outline == nil ? bounds.height / 4 : 0
    let line = CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + inset, width: 1, height: max(0, bounds.height - 2 * inset))
    recorder.fill(line, outline ?? session.palette.table.separator)
  }

  /// Draws the minus and plus signs. In right-to-left layouts, the minus is on the right. Both halves of a stepper that
  /// wraps stay enabled.
  private func drawMarks(into recorder: inout DisplayListRecorder) {
    let halves = bounds.divided(atDistance: bounds.width / 2, from: isRightToLeft ? .maxXEdge : .minXEdge)
    let size = CGSize(width: 13, height: 13)
    let minus = halves.slice.centred(size, grid: session.pixelGrid)
    let plus = halves.remainder.centred(size, grid: session.pixelGrid)
    drawMark(decrementImage(for: state), .minus(in: minus), halves.slice, wraps || value > minimumValue, &recorder)
    drawMark(incrementImage(for: state), .plus(in: plus), halves.remainder, wraps || value < maximumValue, &recorder)
  }

  private func drawMark(
    _ image: UIImage?, _ path: Path, _ half: CGRect, _ isLive: Bool, _ recorder: inout DisplayListRecorder
  ) {
    let full = session.palette.controls.segmentTitle ?? tint, color = isLive ? full : full.multipliedAlpha(by: 0.35)
    guard let image else {
      return recorder.strokeMark(path, color, width: session.behaves(.chromeIsGlossy) ? 3 : 1.5)
    }
    draw(image, in: half.centred(image.size, grid: session.pixelGrid), tint: color, asTemplate: true, into: &recorder)
  }
}
