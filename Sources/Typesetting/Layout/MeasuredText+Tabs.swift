import CoreTypes

// Tabs are as wide as the line needs in which they stand, so that they are measured once the start of it is known.
extension MeasuredText {
  /// Gives the tabs of a line that starts at the start of `rest` the room up to their stops.
  ///
  /// - Parameter indent: of the line, from the leading edge of the block.
  mutating func setTabs(in rest: Range<Int>, indent: CGFloat, _ ruler: TabRuler) {
    guard hasTabs else { return }
    var x = indent
    for index in rest {
      let own = advances[index]
      x += kinds[index] == .tab ? tabAdvance(at: index, x: x, in: rest, ruler) : own
      positions[index + 1] = positions[rest.lowerBound] + x - indent
    }
  }

  /// What a tab at `x` is wide; the text after an aligned stop cannot go back behind the tab.
  private func tabAdvance(at index: Int, x: CGFloat, in rest: Range<Int>, _ ruler: TabRuler) -> CGFloat {
    let stop = ruler.stop(after: x)
    if stop.alignment == .start { return stop.location - x }
    var width: CGFloat = 0
    for next in rest where next > index {
      if kinds[next] == .tab || stop.terminators.contains(text.unicodeScalars[indices[next]]) { break }
      width += advances[next]
    }
    return max(0, stop.location - x - (stop.alignment == .middle ? width / 2 : width))
  }

  /// Tabs as runs of their own, which know how wide they are.
  func withFixedTabs(_ part: Range<Int>, _ run: StyledText.Run) -> [StyledText.Run] {
    var runs: [StyledText.Run] = []
    var start = part.lowerBound
    for tab in part where kinds[tab] == .tab {
      runs.append(StyledText.Run(String(text[sourceRange(start..<tab)]), font: run.font, style: run.style))
      let style = RunStyle(advance: positions[tab + 1] - positions[tab], of: run.style)
      runs.append(StyledText.Run(String(text[sourceRange(tab..<tab + 1)]), font: run.font, style: style))
      start = tab + 1
    }
    runs.append(StyledText.Run(String(text[sourceRange(start..<part.upperBound)]), font: run.font, style: run.style))
    return runs.filter { !$0.text.isEmpty }
  }
}
