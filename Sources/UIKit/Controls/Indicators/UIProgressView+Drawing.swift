import DisplayLists
import SystemProfiles

extension UIProgressView {
  func draw(into recorder: inout DisplayListRecorder) {
    let colors = session.palette.controls, track = bounds
    let radius = session.behaves(.chromeIsGlossy) || track.height >= 4 ? track.height / 2 : 0
    if let trackImage {
      trackImage.draw(in: track, tint: tint, asTemplate: false, session, into: &recorder)
    } else {
      recorder.fill(track, radius: radius, resolve(trackTintColor).map { Fill($0) } ?? colors.track)
    }
    let done = CGRect(
      x: isRightToLeft ? track.maxX - doneWidth : track.minX, y: track.minY, width: doneWidth, height: track.height)
    if let progressImage {
      progressImage.draw(in: done, tint: tint, asTemplate: false, session, into: &recorder)
    } else if doneWidth > 0 {
      let fill = resolve(progressTintColor).map { Fill($0) } ?? colors.filledTrack ?? Fill(tint)
      recorder.fill(done, radius: radius, fill)
    }
    guard session.behaves(.chromeIsGlossy) else { return }
    recorder.innerShadow(track, radius: radius, depth: 1, RGBAColor(white: 0, alpha: 0.4))
    if progressViewStyle == .bar { recorder.border(track, radius: radius, .white, width: 1) }
  }

  /// The width of the bar, rounded to pixels so that a flat end is sharp.
  private var doneWidth: CGFloat {
    session.pixelGrid.round(bounds.width * CGFloat(min(max(shownProgress, 0), 1)))
  }
}
