import CoreTypes
import ProjectFiles

/// The Swift file with a class for each class that only Objective-C declares, so that documents and Swift code find it. The
/// classes have outlets and actions, and do nothing.
struct ObjectiveCPlaceholders {
  static let fileName = "ObjectiveCPlaceholders.swift"

  /// The names of the classes, in order.
  let names: [String]
  /// The file; nil if there are no such classes.
  let text: String?

  init(of target: ProjectTarget, in project: Project) {
    let found = project.objectiveCClasses(of: target).filter { $0.superclass != nil }
    guard !found.isEmpty else {
      (names, text) = ([], nil)
      return
    }
    let declared = Self.swiftClasses(of: target), classes = found.filter { !declared.contains($0.name) }
    let known = Set(classes.map(\.name)).union(declared)
    names = classes.map(\.name)
    text =
      classes.isEmpty ? nil : "import UIKit\n\n" + classes.map { Self.declaration($0, known) }.joined(separator: "\n")
  }

  private static func swiftClasses(of target: ProjectTarget) -> Set<String> {
    target.swiftFiles.reduce(into: []) { names, file in
      let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      names.formUnion(text.matches(of: /\bclass\s+(\w+)/).map { String($0.1) })
    }
  }

  private static func declaration(_ found: ObjectiveCClass, _ known: Set<String>) -> String {
    let parent = found.superclass ?? "NSObject"
    let isKnown = known.contains(parent) || parent.hasPrefix("UI") || parent.hasPrefix("NS")
    let outlets = found.outlets.map { outlet in
      let type = outlet.isCollection ? "[\(outlet.type)] = []" : "\(outlet.type)?"
      return "  @IBOutlet public var \(SymbolName.escaped(outlet.name)): \(type)"
    }
    return """
      /// A placeholder: \(found.name) is written in Objective-C.
      open class \(found.name): \(isKnown ? parent : "NSObject") {
      \((outlets + found.actions.compactMap(action)).joined(separator: "\n"))
      }

      """
  }

  /// Returns an action that does nothing; nil for a selector that no action has.
  private static func action(_ selector: String) -> String? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let parameters: String
    switch parts.count {
    case 1: parameters = ""
    case 2: parameters = "_ sender: Any?"
    case 3: parameters = "_ sender: Any?, \(parts[1]) event: UIEvent?"
    default: return nil
    }
    return "  @IBAction public func \(SymbolName.escaped(parts[0]))(\(parameters)) {}"
  }
}
