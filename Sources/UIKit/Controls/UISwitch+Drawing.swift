import DisplayLists
import SystemProfiles

extension UISwitch {
  /// Drawn at its natural size, whatever the bounds are.
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

  private var bodyFill: Fill {
    let colors = session.palette.controls
    return isOn ? resolve(onTintColor).map { Fill($0) } ?? colors.switchOn : colors.switchOff
  }

  private var knobFill: Fill { resolve(thumbTintColor).map { Fill($0) } ?? session.palette.controls.switchKnob }

  private func drawFlat(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    let isGlass = session.behaves(.chromeIsGlass)
    recorder.fill(body, radius: body.height / 2, bodyFill)
    if !isOn, let rim = session.palette.controls.switchOffBorder {
      recorder.border(body, radius: body.height / 2, rim, width: 1.5)
    }
    let height = body.height - 4, width = isGlass ? 39 : height
    let x = isOn != isRightToLeft ? body.maxX - 2 - width : body.minX + 2
    recorder.knob(
      CGRect(x: x, y: body.minY + 2, width: width, height: height), knobFill,
      rim: session.palette.controls.knobBorder, width: 0.5, shadow: RGBAColor(white: 0, alpha: 0.16))
  }

  private func drawGlossy(_ body: CGRect, into recorder: inout DisplayListRecorder) {
    let radius = body.height / 2
    recorder.fill(body, radius: radius, bodyFill)
    recorder.innerShadow(body, radius: radius, depth: 2, RGBAColor(white: 0, alpha: 0.35))
    drawWord(in: body, into: &recorder)
    recorder.border(body, radius: radius, RGBAColor(white: 0, alpha: 0.3), width: 1)
    let x = isOn != isRightToLeft ? body.maxX - body.height : body.minX
    recorder.knob(
      CGRect(x: x, y: body.minY, width: body.height, height: body.height), knobFill,
      rim: session.palette.controls.knobBorder, width: 1, shadow: .clear)
  }

  private func drawWord(in body: CGRect, into recorder: inout DisplayListRecorder) {
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
