import SwiftSyntax

/// Keeps `awakeFromNib` of objects that are neither responders nor bar items.
///
/// On iOS every `NSObject` has the method. Here only `UIResponder` and `UIBarItem` declare it; the nib loader sends
/// other objects the message, which it finds in the table of the class.
enum AwakeFromNib: Rule {
  static let name = "awake-from-nib"
  static let summary =
    "`awakeFromNib` of an object that is no responder and no bar item is a method of its own, which the class lists."
  static let example = RuleExample(
    """
    import UIKit
    class Animation: NSObject {
      override func awakeFromNib() {
        super.awakeFromNib()
        start()
      }
      func start() {}
    }
    """,
    becomes: """
      import UIKit
      class Animation: NSObject, ObjCExposed {
        @MainActor          func awakeFromNib() {

          start()
        }
        func start() {}
       @MainActor class var objcMembers: [ObjCMember] { [.action("awakeFromNib", \
      { (object: Animation) in { () -> Void in object.awakeFromNib() } }), ] } }
      """)

  private static let methodName = "awakeFromNib"

  static func apply(to file: inout FileAdaptation) {
    for node in file.nodes.functions where node.name.text == methodName {
      guard let override = node.overrideModifier, isFirst(node, file) else { continue }
      file.blank(override, self)
      if needsActor(node) { file.insert("@MainActor ", at: node.startOffset, self, counts: false) }
      let calls = SuperCalls(named: methodName)
      calls.walk(node)
      for range in calls.statements { file.blank(range, name, counts: false) }
    }
  }

  /// True for the method that overrides the one of `NSObject`.
  static func isFirst(_ method: MethodInfo, of key: TypeKey, _ index: ProgramIndex) -> Bool {
    method.name == methodName && method.parameters.isEmpty && method.isOverride && method.place.extensionOffset == nil
      && isPlainObject(key, index)
      && !index.ancestors(of: key).contains { (index.methods[$0] ?? []).contains { $0.name == methodName } }
  }

  private static func isFirst(_ node: FunctionDeclSyntax, _ file: FileAdaptation) -> Bool {
    guard let method = file.file.declarations.methods.first(where: { $0.offset == node.startOffset }),
      let key = file.index.owner(of: method.place)
    else { return false }
    return isFirst(method, of: key, file.index)
  }

  /// True if the framework's superclass is known and does not declare the method here.
  private static func isPlainObject(_ key: TypeKey, _ index: ProgramIndex) -> Bool {
    let names = index.frameworkAncestors(of: key)
    if !names.isEmpty { return !names.contains { ["UIResponder", "UIBarItem"].contains($0) } }
    let top = index.ancestors(of: key).last ?? key
    guard let name = index.types[top]?.inherited.first, index.resolve(name, module: top.module) == nil else {
      return false
    }
    return name.hasPrefix("NS") || name == "UINavigationItem"
  }

  /// True unless the method names its isolation.
  private static func needsActor(_ node: FunctionDeclSyntax) -> Bool {
    !Attributes(node.attributes).isMainActor && !node.modifiers.contains { $0.name.text == "nonisolated" }
  }
}
