import CoreTypes

/// Puts lines below each other.
///
/// The first line takes its full line height, every further one the line spacing of its fonts: `lineHeight` for
/// ordinary fonts, the style's leading for text styles.
///
/// > Basis: captured. 44 of 51 saved labels with several lines of a text style are
/// > lineHeight + (n − 1) × leading high.
enum LineStack {
  static func place(_ layout: inout TextLayout, options: TextOptions, fallbackFont: ResolvedFont) {
    var bottom: CGFloat = 0
    var font = fallbackFont
    for index in layout.lines.indices {
      let fonts = layout.lines[index].runs.isEmpty ? [font] : layout.lines[index].runs.map(\.font)
      let height = fonts.map(\.lineHeight).max()!
      let top = index == 0 ? 0 : bottom + options.lineSpacing + fonts.map(options.lineSpacing).max()! - height
      layout.lines[index].baseline = top + fonts.map(\.ascender).max()!
      bottom = top + height
      font = fonts[fonts.count - 1]
    }
    let widest = layout.lines.map(\.width).max() ?? 0
    layout.size = CGSize(width: min(widest, max(options.maxWidth, 0)), height: bottom)
  }
}

extension TextOptions {
  fileprivate func lineSpacing(of font: ResolvedFont) -> CGFloat {
    usesFontLeading ? font.lineSpacing : font.lineSpacing - font.faceLeading
  }
}
