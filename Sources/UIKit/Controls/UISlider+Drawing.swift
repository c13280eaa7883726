import DisplayLists
import SystemProfiles

extension UISlider {
  func draw(into recorder: inout DisplayListRecorder) {
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      drawTrack(into: &$0)
      drawKnob(into: &$0)
    }
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  private var knobSize: CGSize {
    if isGlossy { return CGSize(width: 23, height: 23) }
    return session.behaves(.chromeIsGlass) ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
  }

  private var trackHeight: CGFloat {
    session.behaves(.chromeIsGlass) ? 6 : session.metrics.progressView.default.height ?? 2
  }

  private var track: CGRect {
    let y = bounds.minY + session.pixelGrid.floor((bounds.height - trackHeight) / 2)
    return CGRect(x: bounds.minX + 2, y: y, width: max(0, bounds.width - 4), height: trackHeight)
  }

  private var knob: CGRect {
    let reach = max(0, bounds.width - knobSize.width), share = isRightToLeft ? 1 - fraction : fraction
    return CGRect(
      x: session.pixelGrid.round(bounds.minX + reach * share),
      y: bounds.minY + session.pixelGrid.floor((bounds.height - knobSize.height) / 2), width: knobSize.width,
      height: knobSize.height)
  }

  private func drawTrack(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.controls, radius = trackHeight / 2
    recorder.fill(track, radius: radius, resolve(maximumTrackTintColor).map { Fill($0) } ?? colors.track)
    var done = track
    done.size.width = max(trackHeight, knob.midX - track.minX)
    if isRightToLeft {
      done.size.width = max(trackHeight, track.maxX - knob.midX)
      done.origin.x = track.maxX - done.width
    }
    recorder.fill(
      done, radius: radius, resolve(minimumTrackTintColor).map { Fill($0) } ?? colors.filledTrack ?? Fill(tint))
    if isGlossy { recorder.innerShadow(track, radius: radius, depth: 1, RGBAColor(white: 0, alpha: 0.45)) }
  }

  private func drawKnob(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.controls
    recorder.knob(
      knob, resolve(thumbTintColor).map { Fill($0) } ?? colors.knob, rim: colors.knobBorder,
      width: isGlossy ? 1 : 0.5, shadow: RGBAColor(white: 0, alpha: isGlossy ? 0.2 : 0.16))
  }
}
