import DisplayLists
import SystemProfiles

extension UISwitch {
  /// Draws the switch at its intrinsic size, whatever the bounds are.
  func draw(into recorder: inout DisplayListRecorder) {
    let size = CGSize(width: naturalSize.width ?? bounds.width, height: naturalSize.height ?? bounds.height)
    let body = CGRect(origin: bounds.origin, size: size)
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      if session.behaves(.chromeIsGlossy) {
        drawGlossy(body, into: &$0)
      } else {
        drawFlat(body, into: &$0)
      }
    }
  }

  private var colors: ColorScheme.ControlColors { session.palette.controls }

  private var onFill: Fill { resolve(onTintColor).map { Fill($0) } ?? colors.switchOn }

  private var knobFill: Fill { resolve(thumbTintColor).map { Fill($0) } ?? colors.switchKnob }

  private func drawFlat(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    drawTrack(body, into: &recorder)
    let height = body.height - 4, width = session.behaves(.chromeIsGlass) ? 39 : height
    recorder.knob(
      knobFrame(CGSize(width: width, height: height), in: body.insetBy(dx: 2, dy: 2)), knobFill,
      rim: colors.knobBorder, width: 0.5, shadow: RGBAColor(white: 0, alpha: 0.16))
  }

  /// Returns the frame of the knob: at one end, or between the ends during an animation.
  private func knobFrame(_ size: CGSize, in room: CGRect) -> CGRect {
    let share = isRightToLeft ? 1 - shownShare : shownShare
    return CGRect(origin: CGPoint(x: room.minX + (room.width - size.width) * share, y: room.minY), size: size)
  }

  /// Draws the track. During an animation, the rim grows inwards until it fills the track, or one color fades into the
  /// other.
  ///
  /// > Basis: recalled.
  private func drawTrack(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    let radius = body.height / 2, share = shownShare, rimWidth: CGFloat = 1.5
    switch (share, colors.switchOffBorder) {
    case (1, _): recorder.fill(body, radius: radius, onFill)
    case (0, let rim):
      recorder.fill(body, radius: radius, colors.switchOff)
      if let rim { recorder.border(body, radius: radius, rim, width: rimWidth) }
    case (_, let rim?):
      recorder.fill(body, radius: radius, rim.mixed(with: onFill.top, share: share))
      let inset = rimWidth + (radius - rimWidth) * share
      recorder.fill(body.insetBy(dx: inset, dy: inset), radius: radius - inset, colors.switchOff)
    case (_, nil):
      recorder.fill(body, radius: radius, colors.switchOff)
      recorder.layer(opacity: share) { $0.fill(body, radius: radius, onFill) }
    }
  }

  // MARK: Glossy

  private func drawGlossy(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    let radius = body.height / 2
    let knob = knobFrame(CGSize(width: body.height, height: body.height), in: body)
    drawSides(body, beside: knob, into: &recorder)
    recorder.border(body, radius: radius, RGBAColor(white: 0, alpha: 0.3), width: 1)
    recorder.knob(knob, knobFill, rim: colors.knobBorder, width: 1, shadow: .clear)
  }

  /// Draws both sides of a glossy switch. Their titles and colors move with the knob.
  private func drawSides(_ body: CGRect, beside knob: CGRect, into recorder: inout DisplayListRecorder) {
    let radius = body.height / 2, depth = RGBAColor(white: 0, alpha: 0.35)
    if shownShare == 0 || shownShare == 1 {
      let isOn = shownShare == 1
      recorder.fill(body, radius: radius, isOn ? onFill : colors.switchOff)
      recorder.innerShadow(body, radius: radius, depth: 2, depth)
      return drawWord(isOn: isOn, in: body, into: &recorder)
    }
    recorder.saved {
      $0.clip(body, radius: radius)
      let halves = body.divided(atDistance: knob.midX - body.minX, from: .minXEdge)
      let (on, off) = isRightToLeft ? (halves.remainder, halves.slice) : (halves.slice, halves.remainder)
      $0.fill(on, onFill)
      $0.fill(off, colors.switchOff)
      $0.innerShadow(body, radius: radius, depth: 2, depth)
      let way = body.width - body.height, sign: CGFloat = isRightToLeft ? -1 : 1
      drawWord(isOn: true, in: body.offsetBy(dx: (shownShare - 1) * way * sign, dy: 0), into: &$0)
      drawWord(isOn: false, in: body.offsetBy(dx: shownShare * way * sign, dy: 0), into: &$0)
    }
  }

  private func drawWord(isOn: Bool, in body: CGRect, into recorder: inout DisplayListRecorder) {
    let room = CGRect(
      x: isOn != isRightToLeft ? body.minX + 2 : body.minX + body.height - 2, y: body.minY,
      width: body.width - body.height,
      height: body.height)
    if let image = isOn ? onImage : offImage {
      let place = room.centred(image.size, grid: session.pixelGrid)
      return draw(image, in: place, tint: tint, asTemplate: false, into: &recorder)
    }
    let word = TextBlock(isOn ? "ON" : "OFF", font: .boldSystemFont(ofSize: 16), session: session)
    let ink = TextInk(
      color: isOn ? .white : RGBAColor(white: 0.5),
      shadow: isOn ? (RGBAColor(white: 0, alpha: 0.4), CGSize(width: 0, height: -1)) : nil, alignment: .center)
    word.draw(centredIn: room, ink, into: &recorder)
  }
}
