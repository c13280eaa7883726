/// The names of a face in a font file, which match it with the font that a document names.
struct FontRecord: Sendable {
  let path: String
  /// The index of the face in its file.
  let face: Int
  /// The index of a variable font's named instance; nil for the default instance.
  let instance: Int?
  let postScriptName: String
  let fullName: String?
  /// The typographic family name, with all styles, then the Windows family name, with at most four.
  let families: [String]
  /// The typographic style name, then the Windows style name.
  let styles: [String]
  let weight: FontWeight
  let isItalic: Bool
  /// The coordinates on the font's axes, in their units; empty for the default instance.
  let coordinates: [Double]

  /// The index as FreeType, HarfBuzz and fontconfig count it.
  var index: Int { face | (instance.map { $0 + 1 } ?? 0) << 16 }

  /// Returns the faces of a file and their named instances; empty if the file is not a font.
  static func all(of file: FontFileBytes, path: String) -> [FontRecord] {
    (0..<FontTables.faceCount(of: file)).flatMap { face -> [FontRecord] in
      guard let tables = FontTables(file, index: face) else { return [] }
      let names = FontNames(tables["name"]), variations = FontVariations(tables["fvar"])
      guard let whole = FontRecord(path: path, face: face, names, tables) else { return [] }
      if variations.axes.isEmpty { return [whole] }
      return [whole] + variations.instances.indices.compactMap { FontRecord($0, of: whole, names, variations) }
    }
  }

  private init?(path: String, face: Int, _ names: FontNames, _ tables: FontTables) {
    let families = [names[FontNames.typographicFamily], names[FontNames.family]].compactMap(\.self)
    guard let name = names[FontNames.postScript] ?? names[FontNames.full] ?? families.first else { return nil }
    let os2 = tables["OS/2"], style = tables["head"].u16(44)
    (self.path, self.face, instance, postScriptName) = (path, face, nil, name)
    (fullName, self.families) = (names[FontNames.full], families)
    styles = [names[FontNames.typographicStyle], names[FontNames.style]].compactMap(\.self)
    weight = os2.isEmpty ? (style & 1 == 0 ? .regular : .bold) : FontWeight(cssWeight: os2.u16(4))
    isItalic = style & 2 != 0 || os2.u16(62) & 1 != 0
    coordinates = []
  }

  private init?(_ number: Int, of whole: FontRecord, _ names: FontNames, _ variations: FontVariations) {
    let instance = variations.instances[number],
      family = names[FontNames.variationsPrefix] ?? whole.families.first ?? ""
    guard let style = names[instance.nameID] else { return nil }
    let made = family.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "-" + style.filter { $0 != " " }
    (path, face, self.instance) = (whole.path, whole.face, number)
    postScriptName = instance.postScriptNameID.flatMap { names[$0] } ?? made
    (families, styles) = (whole.families, [style])
    fullName = whole.families.first.map { "\($0) \(style)" }
    let axes = zip(variations.axes, instance.coordinates)
    weight = axes.first { $0.0.tag == "wght" }.map { FontWeight(cssWeight: Int($0.1)) } ?? whole.weight
    isItalic = whole.isItalic || axes.contains { ($0.0.tag == "ital" || $0.0.tag == "slnt") && $0.1 != 0 }
    coordinates = instance.coordinates
  }
}

extension FontWeight {
  /// Creates the nearest weight for a number from 1 to 1000, in which regular is 400.
  init(cssWeight: Int) {
    self = Self(rawValue: min(max((cssWeight + 50) / 100 - 1, 0), Self.allCases.count - 1))!
  }
}
