import Typesetting

/// A string in one font, with the session's rules for measuring it.
@MainActor struct TextBlock {
  var text: String
  var font: UIFont
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Text views have the gaps of the face between lines, labels have not.
  var usesFontLeading = false
  var lineBreakStrategy = TextLineBreakStrategy()
  /// What is measured instead of `text` in `font`.
  var attributed: AttributedText?
  let session: Session

  init(_ text: String, font: UIFont, session: Session) {
    (self.text, self.font, self.session) = (text, font, session)
  }

  /// The size on the measuring grid: whole points in old generations and on old canvases, device pixels elsewhere.
  ///
  /// - Parameter width: points at which lines wrap; infinite for a single line's natural width.
  func size(within width: CGFloat = .infinity) -> CGSize {
    let measurer = measurer(width)
    let size: CGSize
    if let attributed {
      size = measurer.layout(attributed.source).size
    } else {
      size = measurer.size(text, font: resolvedFont)
    }
    let grid = session.environment.measuringGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  func layout(within width: CGFloat) -> TextLayout {
    if let attributed { return measurer(width).layout(attributed.source) }
    return measurer(width).layout(text, font: resolvedFont)
  }

  private func measurer(_ width: CGFloat) -> TextMeasurer {
    TextMeasurer(
      TextOptions(
        maxWidth: width, lineLimit: numberOfLines,
        lineBreakMode: TextLineBreakMode(rawValue: lineBreakMode.rawValue) ?? .wordWrap,
        lineBreakStrategy: lineBreakStrategy, usesFontLeading: usesFontLeading))
  }

  var resolvedFont: ResolvedFont { session.resolve(font) }

  /// The height of one line, rounded up like any other height.
  var lineHeight: CGFloat { session.environment.measuringGrid.ceil(resolvedFont.lineHeight) }
}

extension Session {
  func resolve(_ font: UIFont) -> ResolvedFont { ResolvedFont(font.descriptor, era: typography) }
}
