import DisplayLists
import SystemProfiles

extension UISlider {
  func draw(into recorder: inout DisplayListRecorder) {
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      drawTrack(into: &$0)
      drawThumb(into: &$0)
      drawValueImages(into: &$0)
    }
  }

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  private func drawTrack(into recorder: inout DisplayListRecorder) {
    let track = trackRect(forBounds: bounds), done = done(of: track)
    let colors = session.palette.controls, radius = track.height / 2
    if let image = currentMaximumTrackImage {
      draw(image, in: track, tint: tint, asTemplate: false, into: &recorder)
    } else {
      recorder.fill(track, radius: radius, resolve(maximumTrackTintColor).map { Fill($0) } ?? colors.track)
    }
    if let image = currentMinimumTrackImage {
      draw(image, in: done, tint: tint, asTemplate: false, into: &recorder)
    } else {
      recorder.fill(
        done, radius: radius, resolve(minimumTrackTintColor).map { Fill($0) } ?? colors.filledTrack ?? Fill(tint))
    }
    guard isGlossy, currentMinimumTrackImage == nil else { return }
    recorder.innerShadow(track, radius: radius, depth: 1, RGBAColor(white: 0, alpha: 0.45))
  }

  /// Returns the part of the track from the minimum to the middle of the thumb.
  private func done(of track: CGRect) -> CGRect {
    var done = track
    done.size.width = max(track.height, isRightToLeft ? track.maxX - seenThumb.midX : seenThumb.midX - track.minX)
    if isRightToLeft { done.origin.x = track.maxX - done.width }
    return done
  }

  private var seenThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: shownValue)
  }

  private func drawThumb(into recorder: inout DisplayListRecorder) {
    if let image = currentThumbImage {
      return draw(image, in: seenThumb, tint: tint, asTemplate: false, into: &recorder)
    }
    let colors = session.palette.controls
    recorder.knob(
      seenThumb, resolve(thumbTintColor).map { Fill($0) } ?? colors.knob, rim: colors.knobBorder,
      width: isGlossy ? 1 : 0.5, shadow: RGBAColor(white: 0, alpha: isGlossy ? 0.2 : 0.16))
  }

  private func drawValueImages(into recorder: inout DisplayListRecorder) {
    if let image = minimumValueImage {
      draw(image, in: minimumValueImageRect(forBounds: bounds), tint: tint, asTemplate: false, into: &recorder)
    }
    if let image = maximumValueImage {
      draw(image, in: maximumValueImageRect(forBounds: bounds), tint: tint, asTemplate: false, into: &recorder)
    }
  }
}
