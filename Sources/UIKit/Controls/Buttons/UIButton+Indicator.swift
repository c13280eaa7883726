import DisplayLists

// The indicator after the title of a pop-up button.
extension UIButton {
  /// > Basis: assumed, recalled, for the default text size.
  private static let indicatorSize = CGSize(width: 10, height: 14)
  private static let gapBeforeIndicator: CGFloat = 6

  private var showsIndicator: Bool {
    switch configuration?.indicator {
    case .popup: true
    case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    case .some(.none), nil: false
    }
  }

  /// The width that the indicator takes from the title.
  var indicatorRoom: CGFloat { showsIndicator ? Self.gapBeforeIndicator + Self.indicatorSize.width : 0 }

  /// Returns a text's frame without the indicator at its end.
  func withoutIndicator(_ text: CGRect) -> CGRect {
    let room = min(indicatorRoom, text.width)
    return CGRect(
      x: text.minX + (isRightToLeft ? room : 0), y: text.minY, width: text.width - room, height: text.height)
  }

  func drawIndicator(into recorder: inout DisplayListRecorder) {
    guard showsIndicator else { return }
    let text = arrangement(in: contentRect(forBounds: bounds)).frames().title, size = Self.indicatorSize
    let x = isRightToLeft ? text.minX : text.maxX - size.width
    let mark = CGRect(
      x: x, y: session.pixelGrid.round(text.midY - size.height / 2), width: size.width, height: size.height)
    let own = configuration?.indicatorColorTransformer.map { $0(UIColor(titleInk)) }, half = mark.height / 2 - 2
    for (y, turns) in [(mark.minY, 3), (mark.maxY - half, 1)] {
      let chevron = CGRect(x: mark.minX + 1, y: y, width: mark.width - 2, height: half)
      recorder.strokeMark(.chevron(in: chevron, quarterTurns: turns), resolve(own) ?? titleInk, width: 1.75)
    }
  }
}
