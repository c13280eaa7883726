import CoreTypes

/// The build configurations of a project and its targets.
struct ConfigurationLevels {
  let objects: ProjectObjects
  let tree: GroupTree
  let checkout: Checkout
  /// The name of the configuration that the project has for the requested one.
  let name: String

  init(objects: ProjectObjects, tree: GroupTree, checkout: Checkout, requested: String) {
    (self.objects, self.tree, self.checkout) = (objects, tree, checkout)
    let names = Self.configurations(of: objects.project, objects).compactMap { $0.text("name") }
    name = Self.choose(requested, among: names)
    if name != requested, !names.isEmpty, requested != "Debug" {
      let list = names.joined(separator: ", ")
      checkout.notes.add(
        "the project has no configuration '\(requested)'; '\(name)' is used instead (the project has: \(list))",
        file: objects.file)
    }
  }

  /// The requested configuration, else one whose name contains it, else the first.
  private static func choose(_ requested: String, among names: [String]) -> String {
    if names.contains(requested) { return requested }
    return names.first { $0.lowercased().contains(requested.lowercased()) } ?? names.first ?? requested
  }

  private static func configurations(of owner: ProjectObject, _ objects: ProjectObjects) -> [ProjectObject] {
    let list = objects.object(owner.text("buildConfigurationList"))
    return objects.objects(list?.texts("buildConfigurations") ?? [])
  }

  /// Adds the levels of the project or of a target: the `.xcconfig` file, then the settings.
  func add(_ owner: ProjectObject, to table: inout SettingTable) {
    let configurations = Self.configurations(of: owner, objects)
    guard let configuration = configurations.first(where: { $0.text("name") == name }) ?? configurations.first else {
      return
    }
    if let file = configurationFile(of: configuration) {
      var reader = BuildConfigurationFile(checkout: checkout, sourceRoot: objects.sourceRoot)
      table.add(
        reader.assignments(at: file, from: objects.file, line: objects.lines.line(of: configuration.id)))
    }
    table.add(SettingAssignment.list(configuration.values["buildSettings"]?.dictionary ?? [:]))
  }

  private func configurationFile(of configuration: ProjectObject) -> String? {
    if let reference = objects.object(configuration.text("baseConfigurationReference")) {
      return tree.path(of: reference)
    }
    guard let anchor = objects.object(configuration.text("baseConfigurationReferenceAnchor")),
      let folder = tree.path(of: anchor), let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder.appending(path: path).normalizedPath
  }
}
