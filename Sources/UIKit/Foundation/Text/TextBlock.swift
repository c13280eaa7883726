import Typesetting

/// A string in one font, with the session's rules for measuring it.
@MainActor struct TextBlock {
  var text: String
  var font: UIFont
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Text views have the gaps of the face between lines, labels have not.
  var usesFontLeading = false
  /// A text in a stack view, which canvases measure in pixels.
  var isInStackView = false
  var lineBreakStrategy = TextLineBreakStrategy()
  /// What lines of a finite width leave free, in the block's coordinates.
  var exclusions: [TextExclusion] = []
  /// What is measured instead of `text` in `font`.
  var attributed: AttributedText?
  /// A layout manager's delegate decides the heights of lines.
  var placedByDelegate: ((TextLayout) -> TextLayout)?
  let session: Session

  init(_ text: String, font: UIFont, session: Session) {
    (self.text, self.font, self.session) = (text, font, session)
  }

  /// The size on the measuring grid: whole points in old generations and on old canvases, device pixels elsewhere.
  ///
  /// - Parameter width: points at which lines wrap; infinite for a single line's natural width.
  func size(within width: CGFloat = .infinity) -> CGSize {
    let size = attributed == nil ? typeset(within: width).size : layout(within: width).size
    return CGSize(width: widthGrid.ceil(size.width), height: heightGrid.ceil(size.height))
  }

  private var widthGrid: PixelGrid { isInWholePoints ? PixelGrid(scale: 1) : session.measuringGrid }

  /// What the height of the block is rounded up to.
  var heightGrid: PixelGrid { numberOfLines == 1 ? lineGrid : widthGrid }

  private var lineGrid: PixelGrid {
    isInStackView || isTextStyle || isInWholePoints ? widthGrid : session.lineGrid
  }

  private var isTextStyle: Bool { font.descriptor.textStyle != nil }

  private var isInWholePoints: Bool {
    guard !isInStackView, attributed == nil else { return false }
    return session.environment.measuresFixedFontsInWholePoints && font.isFixedSystemFont
      || session.environment.measuresTextStylesInWholePoints && isTextStyle
  }

  func layout(within width: CGFloat) -> TextLayout {
    guard let attributed else { return typeset(within: width).layout }
    let layout = TextMeasurer(options(within: width)).layout(attributed.source)
    return placedByDelegate?(layout) ?? layout
  }

  /// For drawing.
  func lines(within width: CGFloat) -> [TypesetLine] {
    guard attributed == nil else {
      let shown = layout(within: width)
      return (overflowsByLessThanAPoint(shown, within: width) ? layout(within: .infinity) : shown).typesetLines
    }
    let shown = typeset(within: width)
    return (overflowsByLessThanAPoint(shown.layout, within: width) ? typeset(within: .infinity) : shown).lines
  }

  /// Such a line is drawn whole: a table of widths that was fitted to saved texts is off by as much, and "P…" in place of
  /// "Port" would be wrong by far more.
  private func overflowsByLessThanAPoint(_ layout: TextLayout, within width: CGFloat) -> Bool {
    guard numberOfLines == 1, layout.isTruncated, width > 0, resolvedFont.widthsAreApproximate else { return false }
    return self.layout(within: .infinity).size.width - width < 1
  }

  /// Without attributes.
  private func typeset(within width: CGFloat) -> TypesetText {
    session.textMemory.text(text, font.descriptor, options(within: width), era: session.typography)
  }

  private func options(within width: CGFloat) -> TextOptions {
    var options = TextOptions(
      maxWidth: width, lineLimit: numberOfLines,
      lineBreakMode: TextLineBreakMode(rawValue: lineBreakMode.rawValue) ?? .wordWrap,
      lineBreakStrategy: lineBreakStrategy, usesFontLeading: usesFontLeading)
    if !exclusions.isEmpty { options.exclusions = exclusions }
    return options
  }

  /// The block in the largest font in which it fits, half a point smaller at a time, else in the least one.
  ///
  /// A size is found by halves: texts that are to shrink are often set in very large fonts.
  ///
  /// > Basis: assumed for the steps.
  ///
  /// - Parameters:
  ///   - least: in points.
  ///   - scaled: what attributed text is at a scale.
  func shrunk(to least: CGFloat, scaled: (CGFloat) -> AttributedText?, fits: (TextBlock) -> Bool) -> TextBlock {
    let full = font.pointSize, steps = ((full - least) * 2).rounded(.up)
    guard least >= 0, steps > 0, steps < 1e6 else { return self }
    func smaller(_ step: Int) -> TextBlock {
      var block = self
      block.font = font.withSize(max(least, full - CGFloat(step) / 2))
      block.attributed = scaled(block.font.pointSize / full)
      return block
    }
    var first = 1, last = Int(steps)
    while first < last {
      let middle = (first + last) / 2
      if fits(smaller(middle)) { last = middle } else { first = middle + 1 }
    }
    return smaller(first)
  }

  var resolvedFont: ResolvedFont { session.resolve(font) }

  /// The height of one line, rounded up like any other height.
  var lineHeight: CGFloat {
    lineGrid.ceil(resolvedFont.lineHeight)
  }
}

extension Session {
  func resolve(_ font: UIFont) -> ResolvedFont { textMemory.font(font.descriptor, era: typography) }
}
