/// The identifier that Xcode makes from the key of a string: `Batch.SelectionLimit %lld` becomes `batchSelectionLimit`.
///
/// Format specifiers are dropped. Words end at other characters, before and after digits, and between a small letter and a
/// capital one; of each but the first, the first letter is a capital and the others are small.
///
/// > Basis: a public app that uses 171 of these symbols, among them `fnumber` for `FNumber`, `isospeedRatings` for
/// > `ISOSpeedRatings` and `focalLenIn35MmFilm` for `FocalLenIn35mmFilm`.
struct StringSymbolName {
  let text: String

  /// A specifier of a format: position, name, and the letter of the type.
  static var specifier: Regex<(Substring, Substring?, Substring?, Substring)> {
    #/%(?:([0-9]+)\$)?(?:\(([A-Za-z0-9_]+)\))?[-+0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q)?([@dDiuUfFeEgG%])/#
  }

  init(_ key: String) {
    let words = Self.words(of: key.replacing(Self.specifier) { _ in " " })
    let name = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
    text = name.first?.isNumber ?? false ? "_" + name : name
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = [], previous: Character = " "
    for character in text {
      defer { previous = character }
      guard character.isLetter || character.isNumber else { continue }
      let continues =
        previous.isNumber == character.isNumber && previous.isLetter == character.isLetter
        && !(previous.isLowercase && character.isUppercase)
      if continues { words[words.count - 1].append(character) } else { words.append(String(character)) }
    }
    return words
  }
}
