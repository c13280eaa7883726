import CoreTypes

/// Reads any bytes as a bundled font: its names are read, and text is measured in each of its faces. Reading
/// terminates, every character has a position, all measures are finite, and measuring again gives the same result.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFont(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = FontFileBytes(Array(UnsafeBufferPointer(start: bytes, count: count)))
  for record in FontRecord.all(of: file, path: "fuzzed").prefix(4) {
    _ = FontNameSearch([record]).matches(record.postScriptName, .regular, false)
    guard let font = ShippedFont(record, file) else { continue }
    FontJudge(font: font, record: record).judge()
  }
  return 0
}

struct FontJudge {
  let font: ShippedFont
  let record: FontRecord

  private static let texts = ["", "AV lock", "lock lock", "3x4 -> e\u{301}", "Привет, Ω\u{FE0F}", "\u{E88A}\n😀"]

  func judge() {
    let resolved = ResolvedFont(FontDescriptor.named("x", 17).found(font), era: .sanFrancisco14)
    for measure in [resolved.ascender, resolved.descender, resolved.lineSpacing, resolved.capHeight, resolved.xHeight]
    where !measure.isFinite {
      fatalError("a measure of lines is \(measure)")
    }
    for text in Self.texts { judge(text, in: resolved) }
  }

  private func judge(_ text: String, in resolved: ResolvedFont) {
    let clusters = resolved.clusters(of: text)
    guard clusters.count == text.count else { fatalError("\(clusters.count) places for \(text.debugDescription)") }
    guard clusters.allSatisfy({ $0.advance.isFinite && $0.kernAfter.isFinite }) else {
      fatalError("an advance without end in \(text.debugDescription)")
    }
    guard resolved.clusters(of: text) == clusters else {
      fatalError("\(text.debugDescription) is measured in two ways")
    }
  }
}
