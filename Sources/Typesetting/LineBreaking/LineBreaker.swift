/// Finds where a line may end.
package enum LineBreaker {
  static func opportunities(in text: String) -> Set<String.Index> {
    var result: Set<String.Index> = []
    var wasSpace = false
    for index in text.unicodeScalars.indices {
      let isSpace = text.unicodeScalars[index] == " "
      if wasSpace, !isSpace { result.insert(index) }
      wasSpace = isSpace
    }
    return result
  }
}
