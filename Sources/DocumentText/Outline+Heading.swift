import InterfaceDocuments

/// The line of an object: its class, its name, its text, and its other properties.
extension Outline {
  /// The line of the document itself.
  var documentLine: String {
    let kind = root.child(named: "scenes") == nil ? "xib" : "storyboard"
    let options: [(String, String)] = [
      ("useAutolayout", "without Auto Layout"), ("useTraitCollections", "without trait variations"),
      ("useSafeAreas", "without safe areas"), ("colorMatched", "colors not matched"),
    ]
    let known = isArchive ? Array(options.prefix(1)) : options
    let missing = known.filter { root[$0.0] != "YES" }.map(\.1)
    let launch = root["launchScreen"] == "YES" ? ["launch screen"] : []
    return ([kind] + launch + [platform, deployment, tint].compactMap(\.self) + missing).joined(separator: ", ")
  }

  private var platform: String? {
    guard let runtime = root["targetRuntime"], runtime != "iOS.CocoaTouch" else { return nil }
    return "for \(runtime)"
  }

  private var deployment: String? {
    let deployment = root.child(named: "dependencies")?.child(named: "deployment")
    return deployment?["version"].map { "deployment version \($0)" }
  }

  private var tint: String? {
    root.child(named: "color", key: "tintColor").map { "tintColor \(ColorText.text($0))" }
  }

  /// - Parameter role: The property of the parent that holds the object; nil if that is obvious.
  func heading(_ object: DocumentElement, _ parts: ObjectParts, role: String?) -> String {
    let properties =
      [role.map { "as \($0)" }, cellRole(object), object.name == "containerView" ? "container" : nil] + [
        frameText(object)
      ] + attributes(of: object)
      + shortValues(parts, of: object)
      + [subviewInstallation(object)]
    return ([identity(object)] + properties.compactMap(\.self)).joined(separator: ", ")
  }

  /// Returns the class, the name and the text.
  private func identity(_ object: DocumentElement) -> String {
    let base = object.standardName ?? object.baseClass
    let module = isWithoutModule(object) ? ", no module" : ""
    let type = object.customClassName.map { "\($0) (\(base)\(module))" } ?? base
    let name = isNamedByTheRest(object) ? nil : names.givenName(of: object)
    // An empty header of a section has a height, and an empty label has no other text.
    let text = object.visibleText.flatMap { $0.isEmpty && object.name != "tableViewSection" ? nil : Quoting.quoted($0) }
    return [type, name, text].compactMap(\.self).joined(separator: " ")
  }

  /// Returns whether the nib looks for a class of Objective-C: a Swift class is only found with its module.
  private func isWithoutModule(_ object: DocumentElement) -> Bool {
    guard let name = object["customClass"], object["customModule"] == nil, !isArchive else { return false }
    return !Self.frameworkPrefixes.contains(where: name.hasPrefix)
  }

  private static let frameworkPrefixes = ["UI", "NS", "MK", "WK", "GLK", "AV"]

  private var isArchive: Bool { root["dialect"] == "archive" }

  /// Returns whether the class or an identifier on the same line is the object's name.
  private func isNamedByTheRest(_ object: DocumentElement) -> Bool {
    object.standardName != nil
      || object.isController && object["userLabel"] == nil && object["storyboardName"] == nil
  }

  /// Returns the place of a view that a table cell's style has.
  private func cellRole(_ object: DocumentElement) -> String? {
    guard let content = index.parent(of: object), let cell = index.parent(of: content), let id = object["id"] else {
      return nil
    }
    return ["textLabel", "detailTextLabel", "imageView"].first { cell[$0] == id }.map { "as \($0)" }
  }

  private func attributes(of object: DocumentElement) -> [String] {
    var attributes = object.attributes.filter { !HeadingAttributes.ignored.contains($0.key) }
    HeadingAttributes.removeText(of: object, from: &attributes)
    let usual = UsualValues.differences(
      in: &attributes, of: object, isArchive: isArchive)
    AttributeText.nameSymbol(in: &attributes)
    let written = attributes.sorted(by: HeadingAttributes.precedes)
    return written.map { reference($0.key, $0.value) ?? AttributeText.text($0.key, $0.value) } + usual
  }

  private func reference(_ name: String, _ value: String) -> String? {
    HeadingAttributes.references.contains(name) ? "\(name) \(names.reference(toID: value))" : nil
  }

  private func shortValues(_ parts: ObjectParts, of object: DocumentElement) -> [String] {
    parts.values.compactMap { value in
      guard let key = value.key, !HeadingAttributes.isText(value), let text = ValueText.short(value),
        !UsualValues.isUsual(value, text, in: object)
      else { return nil }
      return "\(AttributeText.label(key)) \(text)"
    }.sorted()
  }

  /// Returns the values with several parts, each on a line of its own.
  func structuredValues(_ parts: ObjectParts, of object: DocumentElement) -> [Detail] {
    parts.values.flatMap { value -> [Detail] in
      if value.key != nil, ValueText.short(value) != nil { return [] }
      if HeadingAttributes.isText(value), value.name != "attributedString" { return [] }
      return StructuredValue.lines(value, text: object.visibleText).map { Detail(text: $0) }
    }
  }
}
