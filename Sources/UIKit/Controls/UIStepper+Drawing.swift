import DisplayLists
import SystemProfiles

extension UIStepper {
  func draw(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.controls
    let radius = session.behaves(.chromeIsGlass) ? bounds.height / 2 : colors.segmentCornerRadius
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      $0.fill(bounds, radius: radius, colors.segmentBody)
      if let line = outline { $0.border(bounds, radius: radius, line, width: 1) }
      drawDivider(into: &$0)
      drawMarks(into: &$0)
    }
  }

  /// Flat controls without a body are outlined in the tint.
  private var outline: RGBAColor? {
    let colors = session.palette.controls
    return colors.segmentBorder ?? (colors.segmentBody == Fill(.clear) ? tint : nil)
  }

  private func drawDivider(into recorder: inout DisplayListRecorder) {
    let inset: CGFloat = outline == nil ? bounds.height / 4 : 0
    let line = CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + inset, width: 1, height: max(0, bounds.height - 2 * inset))
    recorder.fill(line, outline ?? session.palette.table.separator)
  }

  private func drawMarks(into recorder: inout DisplayListRecorder) {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let color = session.palette.controls.segmentTitle ?? tint
    let size = CGSize(width: 13, height: 13), width: CGFloat = session.behaves(.chromeIsGlossy) ? 3 : 1.5
    func mark(_ path: Path, _ isLive: Bool) {
      recorder.strokeMark(path, isLive ? color : color.multipliedAlpha(by: 0.35), width: width)
    }
    mark(.minus(in: left.centred(size, grid: session.pixelGrid)), value > minimumValue)
    mark(.plus(in: right.centred(size, grid: session.pixelGrid)), value < maximumValue)
  }
}
