import SwiftSyntax

/// Lets members of extensions of UIKit's classes be overridden.
enum OverrideOfExtension: Rule {
  static let name = "override-of-extension"
  static let summary =
    "A method or property of an extension of UIKit's class that others override asks for the object's type."
  static let example = RuleExample(
    """
    import UIKit
    extension UIView {
      func fill() { alpha = 1 }
    }
    class Card: UIView {
      override func fill() { super.fill() }
    }
    """,
    becomes: """
      import UIKit
      extension UIView {
        func fillInExtension() { alpha = 1 }
      }
      class Card: UIView {
                 func fill() { super.fillInExtension() }
      }
      protocol UIViewFill: UIView {}; extension UIView: UIViewFill {}; extension UIViewFill { func fill() \
      { if let object = self as? Card { return object.fill() }; return fillInExtension() } }
      """)

  /// True if the rule adapts an overriding member.
  static func handles(_ site: MemberSite, _ index: ProgramIndex) -> Bool {
    index.extensionOverrides.contains { $0.branches.contains { $0.site == site } }
  }

  static func apply(to file: inout FileAdaptation) {
    guard !file.index.extensionOverrides.isEmpty else { return }
    for node in file.nodes.functions { apply(to: node, node.name, at: node.startOffset, &file) }
    for node in file.nodes.properties {
      guard let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      apply(to: node, name, at: binding.startOffset, &file)
    }
  }

  private static func apply(
    to node: some WithModifiersSyntax, _ name: TokenSyntax, at offset: Int, _ file: inout FileAdaptation
  ) {
    let site = MemberSite(file: file.file.index, offset: offset)
    for override in file.index.extensionOverrides {
      if override.member.site == site {
        choose(override, node, name, &file)
      } else if let branch = override.branches.first(where: { $0.site == site }) {
        release(branch, override, node, name, &file)
      }
    }
  }

  /// Renames the member and adds one that chooses.
  private static func choose(
    _ override: ExtensionOverride, _ node: some WithModifiersSyntax, _ name: TokenSyntax, _ file: inout FileAdaptation
  ) {
    file.replace(name, by: override.newName, self)
    guard override.needsProtocol else {
      return file.insert("; " + override.declaration, at: node.endOffset, self, counts: false)
    }
    let access = file.file.declarations.extensions.first { $0.place == override.member.place }?.access
    file.appendLine(override.protocolDeclaration(extensionAccess: access), self)
  }

  /// Makes an overriding member one of its own.
  private static func release(
    _ branch: ExtensionOverride.Branch, _ override: ExtensionOverride, _ node: some WithModifiersSyntax,
    _ name: TokenSyntax, _ file: inout FileAdaptation
  ) {
    if !branch.isForwarded, let modifier = node.overrideModifier { file.replace(modifier, by: "", self) }
    if branch.isInExtension { file.replace(name, by: branch.newName, self, counts: false) }
    for member in file.nodes.members
    where node.trimmedRange.contains(member.trimmedRange) && member.base?.is(SuperExprSyntax.self) == true
      && member.declName.baseName.text == override.member.name
    {
      file.replace(member.declName.baseName, by: branch.superName, self, counts: false)
    }
  }
}
