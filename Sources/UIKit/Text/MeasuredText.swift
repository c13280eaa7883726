import Typesetting

/// A string in one font, with the session's rules for measuring it.
@MainActor struct MeasuredText {
  var text: String
  var font: UIFont
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  let session: Session

  init(_ text: String, font: UIFont, session: Session) {
    (self.text, self.font, self.session) = (text, font, session)
  }

  /// The size on the measuring grid: whole points in old generations and on old canvases, device pixels elsewhere.
  ///
  /// - Parameter width: points at which lines wrap; infinite for a single line's natural width.
  func size(within width: CGFloat = .infinity) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let layout = layout(within: width)
    let grid = session.environment.measuringGrid
    return CGSize(width: grid.ceil(layout.size.width), height: grid.ceil(layout.size.height))
  }

  func layout(within width: CGFloat) -> TextLayout {
    TextLayout(
      text, font: resolvedFont,
      options: TextLayoutOptions(
        maximumWidth: width, maximumLines: numberOfLines, lineBreakMode: LineBreakMode(lineBreakMode)))
  }

  var resolvedFont: ResolvedFont { session.resolve(font) }

  /// The height of one line, rounded up like any other height.
  var lineHeight: CGFloat { session.environment.measuringGrid.ceil(resolvedFont.lineHeight) }
}

extension Session {
  func resolve(_ font: UIFont) -> ResolvedFont { ResolvedFont(font.descriptor, era: typography) }
}

extension LineBreakMode {
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrap
      case .byCharWrapping: .characterWrap
      case .byClipping: .clip
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
