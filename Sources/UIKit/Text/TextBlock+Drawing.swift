import DisplayLists
import Typesetting

/// How a text block is painted.
struct TextInk {
  var color: RGBAColor
  var shadow: (color: RGBAColor, offset: CGSize)?
  var alignment = NSTextAlignment.left
  var isRightToLeft = false
}

extension TextBlock {
  /// Draws lines from the top of `rect`; lines wrap and truncate at its width.
  func draw(in rect: CGRect, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    let layout = layout(within: rect.width)
    for line in layout.lines {
      let baseline = rect.minY + session.pixelGrid.round(line.baseline)
      draw(line, of: layout, in: rect, baseline: baseline, ink, into: &recorder)
    }
  }

  /// Draws a single line on a baseline.
  func draw(in rect: CGRect, baseline: CGFloat, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    let layout = layout(within: rect.width)
    guard let line = layout.lines.first else { return }
    draw(line, of: layout, in: rect, baseline: baseline, ink, into: &recorder)
  }

  /// Draws a single line between the top and bottom of `rect`, in the middle.
  func draw(centredIn rect: CGRect, _ ink: TextInk, into recorder: inout DisplayListRecorder) {
    let top = rect.minY + session.pixelGrid.floor((rect.height - lineHeight) / 2)
    draw(in: rect, baseline: top + session.pixelGrid.round(resolvedFont.ascender), ink, into: &recorder)
  }

  /// Two points wide, as high as a line.
  func drawCaret(x: CGFloat, baseline: CGFloat, _ color: RGBAColor, into recorder: inout DisplayListRecorder) {
    let top = baseline - session.pixelGrid.round(resolvedFont.ascender)
    let caret = CGRect(x: session.pixelGrid.round(x), y: top, width: 2, height: lineHeight)
    recorder.fill(caret, radius: session.behaves(.chromeIsGlossy) ? 0 : 1, color)
  }

  private func draw(
    _ line: TextLine, of layout: TextLayout, in rect: CGRect, baseline: CGFloat, _ ink: TextInk,
    into recorder: inout DisplayListRecorder
  ) {
    let shift = ink.alignment.offset(of: line.width, in: rect.width, isRightToLeft: ink.isRightToLeft)
    let origin = CGPoint(x: rect.minX + session.pixelGrid.round(shift), y: baseline)
    let isRightToLeft = layout.isRightToLeft ?? false
    if let shadow = ink.shadow {
      let below = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      for run in line.textRuns(at: below, color: shadow.color, isRightToLeft: isRightToLeft) { recorder.text(run) }
    }
    for run in line.textRuns(at: origin, color: ink.color, isRightToLeft: isRightToLeft) { recorder.text(run) }
  }
}

extension TextLine {
  /// - Parameter isRightToLeft: the direction of the paragraph: what is logically first stands at the right.
  fileprivate func textRuns(at origin: CGPoint, color: RGBAColor, isRightToLeft: Bool) -> [TextRun] {
    VisualOrder(glyphRuns, isRightToLeft: isRightToLeft).runs.map { run in
      TextRun(
        text: run.text, clusterOffsets: run.offsets, width: run.width, font: FontRequest(run.font), color: color,
        origin: CGPoint(x: origin.x + run.x, y: origin.y), isRightToLeft: run.isRightToLeft)
    }
  }
}

extension FontRequest {
  init(_ font: ResolvedFont) {
    let descriptor = font.descriptor
    self.init(
      family: descriptor.family.name(in: font.era), weight: descriptor.cssWeight(in: font.era),
      isItalic: descriptor.isItalic, pointSize: descriptor.pointSize)
  }
}

extension FontDescriptor {
  /// The bold of the Helvetica Neue interface is its Medium.
  fileprivate func cssWeight(in era: TypographyEra) -> Int {
    if family == .system, era == .helveticaNeue, weight == .semibold || weight == .bold { return 500 }
    return (weight.rawValue + 1) * 100
  }
}

extension FontDescriptor.Family {
  fileprivate func name(in era: TypographyEra) -> String {
    switch (self, era) {
    case (.named(let name), _): name.spacedFamilyName
    case (.system, .helvetica): "Helvetica"
    case (.system, .helveticaNeue): "Helvetica Neue"
    case (.system, _): "San Francisco"
    }
  }
}

extension String {
  /// `HelveticaNeue-Light` → `Helvetica Neue`.
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
