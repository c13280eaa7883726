import CoreTypes

/// The information in a file's root element.
enum RootElement {
  static func dialect(of root: DocumentElement) throws(InterfaceDocumentError) -> InterfaceDocument.Dialect {
    if root.name == "plist" { throw InterfaceDocumentError(.propertyList, at: root.position) }
    if isMacOS(root) { throw InterfaceDocumentError(.macOS, at: root.position) }
    switch root.name {
    case "document" where isInterface(root):
      guard holdsObjects(root) else { throw InterfaceDocumentError(.noObjects, at: root.position) }
      return .document
    case "archive" where isInterface(root):
      guard root.child(named: "data") != nil else { throw InterfaceDocumentError(.noObjects, at: root.position) }
      return .archive
    default:
      throw InterfaceDocumentError(.notAnInterface(root: root.name), at: root.position)
    }
  }

  /// Returns whether the type is `com.apple.InterfaceBuilder3.CocoaTouch.XIB` or related; a document without a type is
  /// recognized by its contents.
  private static func isInterface(_ root: DocumentElement) -> Bool {
    guard let type = root["type"] else { return holdsObjects(root) }
    return type.hasPrefix("com.apple.InterfaceBuilder")
  }

  private static func holdsObjects(_ root: DocumentElement) -> Bool {
    root.child(named: "objects") != nil || root.child(named: "scenes") != nil
  }

  private static func isMacOS(_ root: DocumentElement) -> Bool {
    let type = root["type"] ?? ""
    return type.contains(".Cocoa.") || (root["targetRuntime"] ?? "").hasPrefix("MacOSX")
  }

  static func isPad(_ root: DocumentElement) -> Bool {
    (root["type"] ?? "").contains(".iPad.") || (root["targetRuntime"] ?? "").hasSuffix(".iPad")
  }

  /// Returns a diagnostic for a watchOS or tvOS document, which is still read.
  static func platformDiagnostic(of root: DocumentElement) -> DocumentDiagnostic? {
    let names = [root["type"], root["targetRuntime"]].compactMap(\.self)
    let isForeign = names.contains { $0.contains("atchKit") || $0.contains("AppleTV") || $0.contains("watchOS") }
    guard isForeign, let name = names.last else { return nil }
    return DocumentDiagnostic(
      rule: .otherPlatform, severity: .warning,
      message: "the document is for another platform than iOS (\(name)); it is laid out as an iOS document",
      position: root.position)
  }
}
