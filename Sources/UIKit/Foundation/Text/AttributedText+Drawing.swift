import DisplayLists
import Typesetting

extension AttributedText {
  /// Draws the runs of one line. `ink` supplies unspecified attributes.
  func draw(
    _ runs: [GlyphRunLine.Run], at origin: CGPoint, _ ink: TextInk, _ session: Session,
    into recorder: inout DisplayListRecorder
  ) {
    for run in runs {
      let values = run.style.map { attributes[$0.tag] } ?? [:]
      let own = ink.overridesColors ? nil : values[.foregroundColor] as? UIColor
      let link = values[.link] == nil ? nil : ink.linkColor
      let color = link ?? own?.resolved(in: session) ?? ink.color
      if let attachment = values[.attachment] as? NSTextAttachment {
        draw(attachment, run, at: origin, color, session, into: &recorder)
        continue
      }
      if let back = values[.backgroundColor] as? UIColor {
        recorder.fill(run.rect(at: origin), back.resolved(in: session))
      }
      draw(TextRun(run, at: origin, color: color), shadow: shadow(values, ink, session), into: &recorder)
      drawLines(values, run, at: origin, color, session, into: &recorder)
    }
  }

  private func draw(
    _ attachment: NSTextAttachment, _ run: GlyphRunLine.Run, at origin: CGPoint, _ color: RGBAColor, _ session: Session,
    into recorder: inout DisplayListRecorder
  ) {
    let box = run.style?.box ?? .zero
    let top = origin.y - box.maxY - (run.style?.baselineOffset ?? 0)
    let rect = CGRect(x: origin.x + run.x, y: top, width: box.width, height: box.height)
    let image = attachment.image(forBounds: box, textContainer: nil, characterIndex: 0)
    image?.draw(in: rect, tint: color, asTemplate: false, session, into: &recorder)
  }

  private func draw(_ run: TextRun, shadow: Shadow?, into recorder: inout DisplayListRecorder) {
    guard let shadow, shadow.blur > 0 else {
      if let shadow { recorder.text(run.dropped(by: shadow)) }
      return recorder.text(run)
    }
    recorder.layer(LayerStyle(shadow: shadow)) { $0.text(run) }
  }

  /// The shadow of the text. The blur radius of an `NSShadow` is twice the standard deviation, as in
  /// `CGContext.setShadow(offset:blur:color:)`.
  private func shadow(_ values: Attributes, _ ink: TextInk, _ session: Session) -> Shadow? {
    guard let own = values[.shadow] as? NSShadow else {
      return ink.shadow.map { Shadow(offset: $0.offset, blur: 0, color: $0.color) }
    }
    guard let color = own.shadowColor as? UIColor else { return nil }
    return Shadow(
      offset: own.shadowOffset, blur: max(own.shadowBlurRadius, 0) / 2, color: color.resolved(in: session))
  }

  /// Draws underlines and strikethroughs.
  ///
  /// > Basis: assumed: a tenth of the size below the baseline and a third above it, a sixteenth thick.
  private func drawLines(
    _ values: Attributes, _ run: GlyphRunLine.Run, at origin: CGPoint, _ color: RGBAColor, _ session: Session,
    into recorder: inout DisplayListRecorder
  ) {
    let size = run.font.pointSize
    let lines: [(NSAttributedString.Key, NSAttributedString.Key, CGFloat)] = [
      (.underlineStyle, .underlineColor, size * 0.1), (.strikethroughStyle, .strikethroughColor, -size * 0.3),
    ]
    for (style, colorKey, y) in lines {
      guard let style = RunAttributes.integer(values[style]), style & 0xF != 0 else { continue }
      let thickness = max(1, size / 16) * (style & 0xF == NSUnderlineStyle.thick.rawValue ? 2 : 1)
      let rect = CGRect(
        x: origin.x + run.x, y: origin.y + y - (run.style?.baselineOffset ?? 0), width: run.width, height: thickness)
      let shown = (values[colorKey] as? UIColor).map { $0.resolved(in: session) } ?? color
      recorder.fill(rect, shown)
      if style & 0xF == NSUnderlineStyle.double.rawValue {
        recorder.fill(rect.offsetBy(dx: 0, dy: thickness * 2), shown)
      }
    }
  }
}

extension TextRun {
  fileprivate func dropped(by shadow: Shadow) -> TextRun {
    var run = self
    run.color = shadow.color
    run.origin = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
    return run
  }
}

extension GlyphRunLine.Run {
  /// The rectangle of the run, as high as a line of its font.
  fileprivate func rect(at origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + x, y: origin.y - font.ascender - (style?.baselineOffset ?? 0), width: width, height: font.lineHeight
    )
  }
}
