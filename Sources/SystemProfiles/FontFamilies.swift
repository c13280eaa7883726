import CoreTypes

/// The font families of an iOS release and the PostScript names of their faces.
package struct FontFamilies: Sendable {
  package struct Family: Sendable, Hashable {
    package let name: String
    /// PostScript names; a font by the family's name is the first of them.
    package let faces: [String]
  }

  /// The families that `UIFont.familyNames` lists.
  package let listed: [Family]
  /// PostScript names by the lowercase names that find them.
  private let faces: [String: String]
  private let families: [String: String]

  package init(of version: SystemVersion) {
    let rows = Self.rows.filter { $0.since <= version.major }
    listed = rows.filter { $0.isListed(in: version) }.map { Family(name: $0.name, faces: $0.faces(in: version)) }
    var faces: [String: String] = [:], families: [String: String] = [:]
    // Documented (kCTFontNameAttribute): PostScript names come first, then families, then display names.
    for row in rows where row.isKnown(in: version) {
      for face in row.faces(in: version) {
        faces[face.lowercased()] = face
        families[face] = row.name
      }
    }
    for row in rows where row.isKnown(in: version) {
      let ofFamily = row.faces(in: version)
      if let first = ofFamily.first, faces[row.name.lowercased()] == nil { faces[row.name.lowercased()] = first }
      for face in ofFamily {
        let fullName = row.fullName(of: face).lowercased()
        if faces[fullName] == nil { faces[fullName] = face }
      }
    }
    (self.faces, self.families) = (faces, families)
  }

  /// The PostScript name of the face with a PostScript name, a family's name or a full name, in any case.
  package func face(named name: String) -> String? { faces[name.lowercased()] }

  /// - Parameter face: a PostScript name.
  package func family(of face: String) -> String? { families[face] }
}

extension FontFamilies {
  /// One line of the table.
  private struct Row: Sendable {
    let since: Int
    /// Nil while the family is still there.
    let until: Int?
    /// The names still find a font after the family has left the list.
    let staysKnown: Bool
    let name: String
    let faces: [(since: Int, name: String)]

    init(_ line: Substring) {
      let parts = line.split(separator: ":", maxSplits: 1)
      let head = parts[0].split(separator: " ", maxSplits: 1)
      let years = head[0].split(separator: "-", omittingEmptySubsequences: false)
      since = Int(years[0]) ?? 0
      staysKnown = years[1].hasSuffix("~")
      until = Int(years[1].filter(\.isNumber))
      name = String(head[1])
      faces = parts[1].split(separator: " ").map { word in
        let pieces = word.split(separator: "@")
        return (since: pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0, name: String(pieces[0]))
      }
    }

    func isListed(in version: SystemVersion) -> Bool { until.map { version.major <= $0 } ?? true }

    func isKnown(in version: SystemVersion) -> Bool { staysKnown || isListed(in: version) }

    func faces(in version: SystemVersion) -> [String] {
      faces.compactMap { $0.since <= version.major ? $0.name : nil }
    }

    /// Such as "Avenir Next Demi Bold" of AvenirNext-DemiBold.
    func fullName(of face: String) -> String {
      guard let hyphen = face.firstIndex(of: "-") else { return name }
      var style = face[face.index(after: hyphen)...]
      if style.hasSuffix("MT") { style = style.dropLast(2) }
      var words = name + " "
      for character in style {
        if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
        words.append(character)
      }
      return words
    }
  }

  private static let rows: [Row] = table.split(separator: "\n").map(Row.init)
}
