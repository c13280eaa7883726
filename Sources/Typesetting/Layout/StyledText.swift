/// Text with the font of each stretch; plain text is one run.
package struct StyledText: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var text: String
    package var font: ResolvedFont

    package init(_ text: String, font: ResolvedFont) {
      self.text = text
      self.font = font
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs.filter { !$0.text.isEmpty } }
  package init(_ text: String, font: ResolvedFont) { self.init([Run(text, font: font)]) }

  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
