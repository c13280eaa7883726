import DisplayLists
import SystemProfiles

// The layout and the look of tokens.
//
// Basis: assumed, recalled: 4 points from the edges of the field and between tokens, 8 around their content.
extension UISearchTextField {
  /// Returns the width that tokens take from the text.
  func tokenRoom(in bounds: CGRect) -> CGFloat {
    tokens.isEmpty ? 0 : tokenFrames(in: bounds).map { $0.width + 4 }.reduce(0, +)
  }

  /// Returns the frames of the tokens, which begin where the text would begin without them. If they do not fit, they
  /// shrink to leave a little space for text.
  func tokenFrames(in bounds: CGRect) -> [CGRect] {
    guard !tokens.isEmpty else { return [] }
    let widths = tokens.map(width), whole = widths.map { $0 + 4 }.reduce(0, +)
    let room = max(0, bounds.width - leadingOfMarks - 60), share = min(1, room / whole)
    var x = leadingOfMarks - 4
    return widths.map { preferred in
      let width = session.pixelGrid.floor(max(0, (preferred + 4) * share - 4))
      let left = isRightToLeft ? bounds.maxX - x - width : bounds.minX + x
      x += width + 4
      return CGRect(x: left, y: bounds.minY + 4, width: width, height: max(0, bounds.height - 8))
    }
  }

  private func width(of token: UISearchToken) -> CGFloat {
    let text = session.resolve(displayedFont).advance(of: token.text)
    let icon = token.icon.map { iconSize($0).width + (token.text.isEmpty ? 0 : 4) } ?? 0
    return (text + icon + 16).rounded(.up)
  }

  /// Returns the size of a token's icon. Icons are scaled down to fit beside the text, but never up.
  private func iconSize(_ icon: UIImage) -> CGSize {
    let limit = session.resolve(displayedFont).lineHeight
    let share = icon.size.height > limit ? limit / icon.size.height : 1
    return CGSize(width: icon.size.width * share, height: icon.size.height * share)
  }

  func drawTokens(into recorder: inout DisplayListRecorder) {
    for (index, frame) in tokenFrames(in: bounds).enumerated() {
      draw(tokens[index], in: frame, isSelected: index == tokenState.selected, into: &recorder)
    }
  }

  private func draw(
    _ token: UISearchToken, in frame: CGRect, isSelected: Bool, into recorder: inout DisplayListRecorder
  ) {
    guard frame.width > 0 else { return }
    let paper =
      resolve(tokenState.background) ?? session.palette[.tertiarySystemFill] ?? RGBAColor(white: 0, alpha: 0.1)
    let color = isSelected ? RGBAColor.white : resolve(textColor) ?? session.palette.field.text
    recorder.fill(frame, radius: min(8, frame.height / 2), isSelected ? tint : paper)
    var room = frame.insetBy(dx: min(8, frame.width / 2), dy: 0)
    if let icon = token.icon {
      let parts = room.divided(atDistance: iconSize(icon).width, from: isRightToLeft ? .maxXEdge : .minXEdge)
      let place = parts.slice.centred(iconSize(icon), grid: session.pixelGrid)
      draw(icon, in: place, tint: isSelected ? color : tint, asTemplate: false, into: &recorder)
      room = parts.remainder.divided(atDistance: 4, from: isRightToLeft ? .maxXEdge : .minXEdge).remainder
    }
    let ink = TextInk(color: color, alignment: .natural, isRightToLeft: isRightToLeft)
    TextBlock(token.text, font: displayedFont, session: session).draw(centredIn: room, ink, into: &recorder)
  }
}
