import CoreTypes

/// Gives the parts of an SVG file the numbers 1, 2, 3 … in the order of the file.
///
/// Cairo numbers them through the whole life of the process, so that equal drawings would give different files.
struct SVGIdentifiers {
  private var numbers: [Data: Int] = [:]
  private var result = Data()

  static func renumbered(_ svg: Data) -> Data {
    var identifiers = SVGIdentifiers()
    identifiers.copy(svg)
    return identifiers.result
  }

  /// The words that Cairo puts in front of such numbers, as they follow `id="` and `#`.
  private static let words = [Data("surface".utf8), Data("image".utf8)]

  private mutating func copy(_ svg: Data) {
    result.reserveCapacity(svg.count)
    var rest = svg[...]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }) {
      result += rest[...mark]
      rest = rest[(mark + 1)...]
      guard let word = Self.words.first(where: { rest.starts(with: $0) }) else { continue }
      let digits = rest.dropFirst(word.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !digits.isEmpty else { continue }
      result += word + Data("\(number(of: Data(rest[..<digits.endIndex])))".utf8)
      rest = rest[digits.endIndex...]
    }
    result += rest
  }

  private mutating func number(of identifier: Data) -> Int {
    let number = numbers[identifier] ?? numbers.count + 1
    numbers[identifier] = number
    return number
  }
}
