import DisplayLists
import Typesetting

/// The paint of a text block.
struct TextInk {
  var color: RGBAColor
  var shadow: (color: RGBAColor, offset: CGSize)?
  var alignment = NSTextAlignment.left
  var isRightToLeft = false
  /// The color of links, which overrides their own; nil for none.
  var linkColor: RGBAColor?
  /// Whether `color` overrides the colors of attributed text, as in highlighted labels.
  var overridesColors = false
}

extension TextBlock {
  /// Draws lines from the top of `rect`. Lines wrap and truncate at its width.
  func draw(in rect: CGRect, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    for typeset in lines(within: rect.width) {
      draw(
        typeset, in: rect, baseline: rect.minY + session.pixelGrid.round(typeset.line.baseline), ink, into: &recorder)
    }
  }

  /// Draws a single line on a baseline.
  func draw(in rect: CGRect, baseline: CGFloat, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    guard let typeset = lines(within: rect.width).first else { return }
    draw(typeset, in: rect, baseline: baseline, ink, into: &recorder)
  }

  /// Draws a single line, centered vertically in `rect`.
  func draw(centredIn rect: CGRect, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    let top = rect.minY + session.pixelGrid.floor((rect.height - lineHeight) / 2)
    draw(in: rect, baseline: top + session.pixelGrid.round(resolvedFont.ascender), ink, into: &recorder)
  }

  /// Draws a caret two points wide and as high as a line.
  func drawCaret(x: CGFloat, baseline: CGFloat, _ color: RGBAColor, into recorder: inout DisplayListRecorder) {
    let top = baseline - session.pixelGrid.round(resolvedFont.ascender)
    let caret = CGRect(x: session.pixelGrid.round(x), y: top, width: 2, height: lineHeight)
    recorder.fill(caret, radius: session.behaves(.chromeIsGlossy) ? 0 : 1, color)
  }

  private func draw(
    _ typeset: TypesetLine, in rect: CGRect, baseline: CGFloat, _ ink: TextInk,
    into recorder: inout DisplayListRecorder
  ) {
    let line = typeset.line
    let alignment = attributed?.paragraphStyle(of: line)?.alignment ?? ink.alignment
    let room = rect.width - line.indent - line.tail
    let shown = alignment == .justified ? typeset.justified(in: room) : typeset
    let shift = alignment.offset(of: shown.width, in: room, isRightToLeft: ink.isRightToLeft)
    let start = rect.minX + (ink.isRightToLeft ? line.tail : line.indent)
    let origin = CGPoint(x: start + session.pixelGrid.round(shift), y: baseline)
    if let attributed { return attributed.draw(shown.runs, at: origin, ink, session, into: &recorder) }
    if let shadow = ink.shadow {
      let below = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      for run in shown.runs { recorder.text(TextRun(run, at: below, color: shadow.color)) }
    }
    for run in shown.runs { recorder.text(TextRun(run, at: origin, color: ink.color)) }
  }
}

extension TextRun {
  init(_ run: GlyphRunLine.Run, at origin: CGPoint, color: RGBAColor) {
    self.init(
      text: run.text, clusterOffsets: run.offsets, width: run.width, font: FontRequest(run.font), color: color,
      origin: CGPoint(x: origin.x + run.x, y: origin.y - (run.style?.baselineOffset ?? 0)),
      isRightToLeft: run.isRightToLeft)
  }
}

extension FontRequest {
  init(_ font: ResolvedFont) {
    let descriptor = font.descriptor
    self.init(
      family: descriptor.familyName(in: font.era), weight: descriptor.cssWeight(in: font.era),
      isItalic: descriptor.isItalic, pointSize: descriptor.pointSize,
      file: descriptor.shipped.map { FontFile(path: $0.path, index: $0.index) })
  }
}

extension FontDescriptor {
  func familyName(in era: TypographyEra) -> String {
    if let shipped { return shipped.familyName }
    guard era.hasDesigns, family == .system else { return family.name(in: era) }
    return switch design {
    case .standard, .rounded: family.name(in: era)
    case .serif: "New York"
    case .monospaced: "SF Mono"
    }
  }

  /// The CSS weight. The bold weight of the Helvetica Neue interface is Medium.
  fileprivate func cssWeight(in era: TypographyEra) -> Int {
    if family == .system, era == .helveticaNeue, weight == .semibold || weight == .bold { return 500 }
    return (weight.rawValue + 1) * 100
  }
}

extension FontDescriptor.Family {
  func name(in era: TypographyEra) -> String {
    switch (self, era) {
    case (.named(let name), _): name.spacedFamilyName
    case (.system, .helvetica): "Helvetica"
    case (.system, .helveticaNeue): "Helvetica Neue"
    case (.system, _): "San Francisco"
    }
  }
}

extension String {
  /// Converts `HelveticaNeue-Light` to `Helvetica Neue`.
  fileprivate var spacedFamilyName: String {
    var family = drop { $0 == "." }.prefix { $0 != "-" }
    for suffix in ["PSMT", "MT"] where family.hasSuffix(suffix) { family = family.dropLast(suffix.count) }
    var spaced = ""
    for character in family {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
      spaced.append(character)
    }
    return spaced
  }
}
