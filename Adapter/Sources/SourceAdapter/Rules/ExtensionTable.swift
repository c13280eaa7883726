import SwiftSyntax

/// Lists the members of an extension, where private methods are visible.
enum ExtensionTable: Rule {
  static let name = "extension-table"
  static let summary =
    "An extension lists its methods that selectors and documents name; the class adds the list to its own."
  static let example = RuleExample(
    """
    import UIKit
    class Form: UIViewController {
    }
    extension Form {
      @objc private func send() {}
    }
    """,
    becomes: """
      import UIKit
      class Form: UIViewController, ObjCExposed {
       @MainActor class var objcMembers: [ObjCMember] { objcMembersOfAppExample1 + [] } }
      extension Form {
              private func send() {}
       @MainActor internal static var objcMembersOfAppExample1: [ObjCMember] { \
      [.action("send", { (object: Form) in { () -> Void in object.send() } }), ] } }
      """)

  static func apply(to file: inout FileAdaptation) {
    let infos = Dictionary(
      file.file.declarations.extensions.map { ($0.place.extensionOffset, $0) }, uniquingKeysWith: { first, _ in first })
    for node in file.nodes.extensions {
      guard let info = infos[node.startOffset], let entries = file.index.extensionEntries[info.tableName],
        isUsed(info, file.index)
      else { continue }
      let head = "@MainActor internal static var \(info.tableName): [ObjCMember] { ["
      let lines = entries.map { (text: $0.code + ", ", isOptional: true) }
      file.append(pieces: [(head, false)] + lines + [("] }", false)], to: node.memberBlock, self)
      noteBareClasses(info, node, &file)
    }
  }

  /// False for an extension of a class in another module, whose table is not written here.
  private static func isUsed(_ info: ExtensionInfo, _ index: ProgramIndex) -> Bool {
    guard let key = index.owner(of: info.place) else { return true }
    return key.module == info.place.module
  }

  private static func noteBareClasses(_ info: ExtensionInfo, _ node: ExtensionDeclSyntax, _ file: inout FileAdaptation)
  {
    guard file.index.owner(of: info.place) == nil else { return }
    file.note(
      "Selectors can call the methods of this extension only on this module's subclasses of \(info.extendedType). On "
        + "other \(info.extendedType) objects, such calls fail.", at: node, self)
  }
}
