import CoreTypes

// The width of a tab depends on its line, so tabs are measured once the start of the line is known.
extension MeasuredText {
  /// Extends the tabs of a line that begins at the start of `rest` up to their stops.
  ///
  /// - Parameter indent: The line's indent from the leading edge of the block.
  mutating func setTabs(in rest: Range<Int>, indent: CGFloat, _ ruler: TabRuler) {
    guard hasTabs else { return }
    var x = indent
    for index in rest {
      let own = advances[index]
      x += kinds[index] == .tab ? tabAdvance(at: index, x: x, in: rest, ruler) : own
      positions[index + 1] = positions[rest.lowerBound] + x - indent
    }
  }

  /// Returns the width of a tab at `x`. Text at an aligned stop cannot begin before the tab.
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

  /// Returns the runs with each tab as a separate run of a fixed width.
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
