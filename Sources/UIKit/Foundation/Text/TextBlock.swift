import Typesetting

/// A string in one font, measured by the session's rules.
@MainActor struct TextBlock {
  var text: String
  var font: UIFont
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether lines include the font's leading. Text views include it, labels don't.
  var usesFontLeading = false
  /// Whether the text is in a stack view. Canvases measure such text in pixels.
  var isInStackView = false
  var lineBreakStrategy = TextLineBreakStrategy()
  /// The exclusions from lines of a finite width, in the block's coordinates.
  var exclusions: [TextExclusion] = []
  /// The attributed text measured instead of `text` in `font`.
  var attributed: AttributedText?
  /// Adjusts line heights by a layout manager's delegate.
  var placedByDelegate: ((TextLayout) -> TextLayout)?
  let session: Session

  init(_ text: String, font: UIFont, session: Session) {
    (self.text, self.font, self.session) = (text, font, session)
  }

  /// The size on the measuring grid: whole points in old generations and on old canvases, otherwise device pixels.
  ///
  /// - Parameter width: points at which lines wrap; infinite for a single line's natural width.
  func size(within width: CGFloat = .infinity) -> CGSize {
    let size = attributed == nil ? typeset(within: width).size : layout(within: width).size
    return CGSize(width: widthGrid.ceil(size.width), height: heightGrid.ceil(size.height))
  }

  private var widthGrid: PixelGrid { isInWholePoints ? PixelGrid(scale: 1) : session.measuringGrid }

  /// The grid to which the block's height is rounded up.
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

  /// The lines to draw.
  func lines(within width: CGFloat) -> [TypesetLine] {
    guard attributed == nil else {
      let shown = layout(within: width)
      return (overflowsByLessThanAPoint(shown, within: width) ? layout(within: .infinity) : shown).typesetLines
    }
    let shown = typeset(within: width)
    return (overflowsByLessThanAPoint(shown.layout, within: width) ? typeset(within: .infinity) : shown).lines
  }

  /// Whether the line is truncated by less than a point. Such a line is drawn whole: width tables fitted to saved
  /// strings are inexact by as much, and "P…" instead of "Port" would be a larger error.
  private func overflowsByLessThanAPoint(_ layout: TextLayout, within width: CGFloat) -> Bool {
    guard numberOfLines == 1, layout.isTruncated, width > 0, resolvedFont.widthsAreApproximate else { return false }
    return self.layout(within: .infinity).size.width - width < 1
  }

  /// The layout without attributes.
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

  /// Returns the block in the largest font in which it fits, in steps of half a point, or else in the smallest font.
  ///
  /// A binary search finds the size, because text meant to shrink often has a very large font.
  ///
  /// > Basis: assumed for the steps.
  ///
  /// - Parameters:
  ///   - least: the smallest size, in points.
  ///   - scaled: returns the attributed text at a scale.
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
