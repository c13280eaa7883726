extension UnknownDevice: CustomStringConvertible {
  package var description: String {
    let others = suggestions.dropLast().joined(separator: ", ")
    return "There is no device \u{201C}\(name)\u{201D}. Did you mean \(others) or \(suggestions.last ?? "")?"
  }
}
