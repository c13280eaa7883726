import SwiftSyntax

/// Lets the class itself declare members of extensions that override or are overridden.
enum OverrideInExtension: Rule {
  static let name = "override-in-extension"
  static let summary = "The class declares what an extension overrides, and calls the renamed member of the extension."
  static let example = RuleExample(
    """
    import UIKit
    class Form: UIViewController {
    }
    extension Form {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    """,
    becomes: """
      import UIKit
      class Form: UIViewController {
       override func viewDidLoad() { viewDidLoadInFormExtension() } }
      extension Form {
        internal func viewDidLoadInFormExtension() { super.viewDidLoad() }
      }
      """)

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.classes {
      guard let info = file.file.declarations.types.first(where: { $0.offset == node.name.startOffset }),
        file.index.types[info.key]?.offset == info.offset, let forwards = file.index.forwards[info.key]
      else { continue }
      file.append(forwards.map(\.declaration), to: node.memberBlock, self)
    }
    let places = Dictionary(
      file.file.declarations.extensions.map { ($0.place.extensionOffset, $0.place) },
      uniquingKeysWith: { first, _ in first })
    for node in file.nodes.extensions {
      guard let place = places[node.startOffset] else { continue }
      rename(in: node, place, &file)
    }
  }

  private static func rename(in node: ExtensionDeclSyntax, _ place: MemberPlace, _ file: inout FileAdaptation) {
    let owner = file.index.owner(of: place)
    let forwards = owner.flatMap { file.index.forwards[$0] } ?? []
    for (declaration, name, offset) in node.memberBlock.activeNamedMembers(in: file) {
      let site = MemberSite(file: place.file, offset: offset)
      if let forward = forwards.first(where: { $0.site == site }) {
        rename(declaration, name, forward, &file)
      } else if declaration.overrideModifier != nil, !OverrideOfExtension.handles(site, file.index) {
        file.note(
          "Move this override into the body of \(place.path): Swift on Linux has no overrides in extensions.",
          at: declaration, self)
      }
    }
  }

  private static func rename(
    _ declaration: any WithModifiersSyntax, _ name: TokenSyntax, _ forward: Forward, _ file: inout FileAdaptation
  ) {
    let hasAccess = declaration.modifiers.contains { Access(rawValue: $0.name.text) != nil }
    for modifier in declaration.modifiers {
      switch modifier.name.text {
      case "override":
        let isolation = Forward.nonisolatedNames.contains(name.text) ? "nonisolated " : ""
        file.replace(modifier, by: isolation + (hasAccess ? "" : "internal"), self, counts: false)
      case "open": file.replace(modifier, by: "", self, counts: false)
      default: break
      }
    }
    if case .observers(let type) = forward.form, let property = declaration.as(VariableDeclSyntax.self) {
      becomeMethods(property, forward.newName, type, &file)
    } else {
      file.replace(name, by: forward.newName, self)
    }
  }

  /// Turns `var title: String { willSet { … } didSet { … } }` into two methods.
  private static func becomeMethods(
    _ property: VariableDeclSyntax, _ name: String, _ type: String, _ file: inout FileAdaptation
  ) {
    guard let block = property.bindings.first?.accessorBlock, case .accessors(let list) = block.accessors else {
      return
    }
    file.replace(property.bindingSpecifier.startOffset..<block.leftBrace.endOffset, by: "", self)
    for (index, accessor) in list.enumerated() {
      guard let observer = Observer.all.first(where: { $0.keyword == accessor.accessorSpecifier.text }) else { continue }
      let parameter = accessor.parameters?.name.text ?? observer.value
      let head = "func \(observer.methodName(name))(_ \(parameter): \(type))"
      file.replace(accessor.accessorSpecifier, by: index == 0 ? head : "; \(head)", self, counts: false)
      if let parameters = accessor.parameters { file.replace(parameters, by: "", self, counts: false) }
    }
    file.replace(block.rightBrace, by: "", self, counts: false)
  }
}

extension WithModifiersSyntax {
  var overrideModifier: DeclModifierSyntax? { modifiers.first { $0.name.text == "override" } }
}

extension MemberBlockSyntax {
  /// Methods and properties with their names and offsets in the index, also within active clauses of `#if`.
  func activeNamedMembers(in file: FileAdaptation) -> [(any WithModifiersSyntax & DeclSyntaxProtocol, TokenSyntax, Int)]
  {
    let range = trimmedRange
    let functions = file.nodes.functions.filter { range.contains($0.startOffset) && $0.isMember(of: self) }
      .map { ($0 as any WithModifiersSyntax & DeclSyntaxProtocol, $0.name, $0.startOffset) }
    let properties = file.nodes.properties.filter { range.contains($0.startOffset) && $0.isMember(of: self) }
      .compactMap { node -> (any WithModifiersSyntax & DeclSyntaxProtocol, TokenSyntax, Int)? in
        guard let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          return nil
        }
        return (node, pattern.identifier, binding.startOffset)
      }
    return functions + properties
  }
}

extension SyntaxProtocol {
  /// True if the node is a member of the block itself, not of a type within.
  fileprivate func isMember(of block: MemberBlockSyntax) -> Bool {
    var current = parent
    while let node = current {
      if let found = node.as(MemberBlockSyntax.self) { return found.id == block.id }
      if node.is(CodeBlockSyntax.self) { return false }
      current = node.parent
    }
    return false
  }
}
