import CoreTypes

/// The states of buttons: an archive writes `IBUINormalTitle`, a modern document a `<state key="normal">`.
extension ArchiveParts {
  /// Moves the properties of states out of the other ones.
  ///
  /// - Returns: The states that have properties.
  mutating func takeStates(at position: SourcePosition) -> [DocumentElement] {
    ControlState.allCases.compactMap { state in
      let prefix = "state.\(state.rawValue)."
      let names = attributes.keys.filter { $0.hasPrefix(prefix) }
      let colors = children.filter { $0.key?.hasPrefix(prefix) == true }
      guard !names.isEmpty || !colors.isEmpty else { return nil }
      var properties = ["key": state.rawValue]
      for name in names { properties[String(name.dropFirst(prefix.count))] = attributes.removeValue(forKey: name) }
      children.removeAll { $0.key?.hasPrefix(prefix) == true }
      let element = DocumentElement(name: "state", attributes: properties, position: position)
      for color in colors { element.append(color.with(key: String(color.key!.dropFirst(prefix.count)))) }
      return element
    }
  }
}

extension DocumentElement {
  /// Returns an element with the same attributes, except the key.
  fileprivate func with(key: String) -> DocumentElement {
    DocumentElement(name: name, attributes: attributes.merging(["key": key]) { $1 }, position: position)
  }
}
