import CoreTypes

/// Stacks lines vertically.
///
/// The first line has its full line height. Each further line adds the line spacing of its fonts: `lineHeight` for
/// ordinary fonts, the style's leading for text styles.
///
/// > Basis: captured. 44 of 51 saved labels with several lines of a text style are lineHeight + (n − 1) × leading high.
enum LineStacking {
  static func place(_ layout: inout TextLayout, options: TextOptions, source: StyledText) {
    if source.hasStyles { return placeStyled(&layout, options: options, source: source) }
    var bottom: CGFloat = 0
    var font = source.runs[0].font
    for index in layout.lines.indices {
      if layout.takesPlaceOfLineBefore(index) { continue }
      let fonts = layout.lines[index].runs.isEmpty ? [font] : layout.lines[index].runs.map(\.font)
      let height = fonts.map(\.lineHeight).max()!
      let top = index == 0 ? 0 : bottom + options.lineSpacing + fonts.map(options.lineSpacing).max()! - height
      let lowered = top + layout.lines[index].pushedDown
      layout.lines[index].baseline = lowered + fonts.map(\.ascender).max()!
      bottom = lowered + height
      layout.lines[index].bottom = bottom
      font = fonts[fonts.count - 1]
    }
    finish(&layout, height: bottom, options)
  }

  /// Stacks lines whose paragraphs set line heights and spacing.
  ///
  /// > Basis: documented, except where the room goes that a minimum or a multiple adds: above the letters (derived from
  /// > published pictures of labels).
  private static func placeStyled(_ layout: inout TextLayout, options: TextOptions, source: StyledText) {
    var bottom: CGFloat = 0
    var last = source.runs[0]
    for index in layout.lines.indices {
      if layout.takesPlaceOfLineBefore(index) { continue }
      let line = layout.lines[index]
      let runs = line.runs.isEmpty ? [last] : line.runs
      let ascent = runs.map(\.ascent).max()!
      let natural = ascent + runs.map(\.descent).max()!
      let height = line.paragraph?.lineHeight(natural: natural) ?? natural
      let before = index == 0 ? nil : layout.lines[index - 1]
      let top = bottom + (before.map { gap(between: $0, and: line, runs, options) } ?? 0) + line.pushedDown
      layout.lines[index].baseline = top + ascent + height - natural
      bottom = top + height
      layout.lines[index].bottom = bottom
      last = runs[runs.count - 1]
    }
    finish(&layout, height: bottom, options)
  }

  private static func gap(
    between before: TextLine, and line: TextLine, _ runs: [StyledText.Run], _ options: TextOptions
  ) -> CGFloat {
    let leading = runs.map { options.lineSpacing(of: $0.font) - $0.font.lineHeight }.max()!
    let gap = options.lineSpacing + leading + (before.paragraph?.lineSpacing ?? 0)
    guard line.startsParagraph else { return gap }
    return gap + (before.paragraph?.spacingAfter ?? 0) + (line.paragraph?.spacingBefore ?? 0)
  }

  private static func finish(_ layout: inout TextLayout, height: CGFloat, _ options: TextOptions) {
    let widest = layout.lines.map { max($0.width, $0.filledWidth) + $0.indent + $0.keptFree }.max() ?? 0
    layout.size = CGSize(width: min(widest, max(options.maxWidth, 0)), height: height)
  }
}

extension TextLayout {
  /// - Returns: True for a line beside the previous one, which then has the same baseline.
  fileprivate mutating func takesPlaceOfLineBefore(_ index: Int) -> Bool {
    guard index > 0, lines[index].sharesLine else { return false }
    (lines[index].baseline, lines[index].bottom) = (lines[index - 1].baseline, lines[index - 1].bottom)
    return true
  }
}

extension TextLine {
  /// The room that stays free at the line's end. A block without a width limit has room for all of its text.
  fileprivate var keptFree: CGFloat { max(0, -(paragraph?.tailIndent ?? 0)) }
}

extension TextOptions {
  fileprivate func lineSpacing(of font: ResolvedFont) -> CGFloat {
    usesFontLeading ? font.lineSpacing : font.lineSpacing - font.faceLeading
  }
}
