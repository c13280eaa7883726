import CoreTypes

/// Text with a font for each stretch; plain text is one run.
package struct StyledText: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var text: String
    package var font: ResolvedFont
    package var style: RunStyle?

    package init(_ text: String, font: ResolvedFont, style: RunStyle? = nil) {
      self.text = text
      self.font = font
      self.style = style
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs.filter { !$0.text.isEmpty } }
  package init(_ text: String, font: ResolvedFont) { self.init([Run(text, font: font)]) }

  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  var hasStyles: Bool { runs.contains { $0.style != nil } }
}

extension StyledText.Run {
  /// The characters of the run, with the spacing of its style.
  var clusters: [Cluster] {
    guard let style else { return font.clusters(of: text) }
    if let advance = style.advance ?? style.box?.width { return text.map { _ in Cluster(advance: advance) } }
    let added = (style.kern ?? 0) + style.tracking
    return font.clusters(of: text, joins: added == 0).map { cluster in
      Cluster(advance: cluster.advance + added, kernAfter: style.kern == 0 ? 0 : cluster.kernAfter)
    }
  }

  package var advance: CGFloat {
    style == nil ? font.advance(of: text) : clusters.reduce(0) { $0 + $1.advance + $1.kernAfter }
  }

  /// The height above the baseline of the line.
  var ascent: CGFloat {
    guard let style else { return font.ascender }
    if let box = style.box { return max(0, box.maxY + style.baselineOffset) }
    return font.ascender + style.baselineOffset
  }

  /// The depth below the baseline of the line.
  var descent: CGFloat {
    guard let style else { return font.lineHeight - font.ascender }
    if let box = style.box { return max(0, -box.minY - style.baselineOffset) }
    return font.lineHeight - font.ascender - style.baselineOffset
  }
}
