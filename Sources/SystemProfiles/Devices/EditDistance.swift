/// The Levenshtein distance: the least number of insertions, deletions and replacements of characters.
///
/// > Source: R. A. Wagner, M. J. Fischer, "The String-to-String Correction Problem", JACM 21 (1974), row by row.
package enum EditDistance {
  package static func between(_ a: String, _ b: String) -> Int {
    let target = Array(b)
    var row = Array(0...target.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in target.indices {
        let replaced = diagonal + (character == target[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[target.count]
  }
}
