extension UnknownDevice: CustomStringConvertible {
  package var description: String {
    let message = "There is no device \u{201C}\(name)\u{201D}."
    guard let last = suggestions.last else { return "\(message) 'tinamou devices' lists the devices." }
    let others = suggestions.dropLast().joined(separator: ", ")
    return "\(message) Did you mean \(others.isEmpty ? "" : "\(others) or ")\(last)?"
  }
}
