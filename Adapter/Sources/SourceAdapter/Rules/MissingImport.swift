import SwiftSyntax

/// Adds imports that Apple's modules make unnecessary.
enum MissingImport: Rule {
  static let name = "missing-import"
  static let summary =
    "A file imports `FoundationNetworking`, `FoundationXML`, and what UIKit, an umbrella header or XCTest brings on iOS."
  static let example = RuleExample(
    """
    import Foundation
    func load(_ request: URLRequest) {}
    """,
    becomes: """
      import Foundation; import FoundationNetworking
      func load(_ request: URLRequest) {}
      """)

  static func apply(to file: inout FileAdaptation) {
    let missing = missingModules(file)
    guard !missing.isEmpty else { return }
    let text = missing.map { "import \($0)" }.joined(separator: "; ")
    let imports = file.nodes.imports.filter(\.isOnTopLevel)
    if let top = imports.last(where: {
      $0.path.first?.name.text != "SwiftUI" || file.module(sees: "SwiftUI") || file.module(sees: "Combine")
    }) {
      for (count, module) in missing.enumerated() {
        file.insert("; import \(module)", at: top.endOffset, self, counts: count == 0)
      }
    } else if let blanked = imports.last {
      file.insert(text, at: blanked.endOffset, self)
    } else if let first = file.file.tree.statements.first, !first.item.is(IfConfigDeclSyntax.self) {
      file.insert(text + "; ", at: first.startOffset, self)
    } else {
      // A line with `#if` has nothing before it. An import may be the last line, too.
      file.appendLine(text, self)
    }
  }

  private static func missingModules(_ file: FileAdaptation) -> [String] {
    let imported = Set(file.nodes.imports.filter(\.isOnTopLevel).compactMap { $0.path.first?.name.text })
    var missing = file.module.globalImports.filter { !imported.contains($0) }
    if imported.contains("XCTest") { missing += ["UIKit", "Foundation"] }
    let used = file.identifiers
    if imported.isDisjoint(with: FrameworkModules.bringUIKit), needsUIKit(file, used, imported) {
      missing.append("UIKit")
    }
    if imported.contains("SwiftUI"), !file.module(sees: "SwiftUI"), imported.isDisjoint(with: ["UIKit"]) {
      missing.append("UIKit")
    }
    if !imported.isEmpty, imported.isDisjoint(with: FrameworkModules.bringFoundation), !missing.contains("UIKit") {
      missing.append("Foundation")
    }
    if file.module(sees: "ObjectiveC"), !used.isDisjoint(with: ["objc_sync_enter", "objc_sync_exit"]) {
      missing.append("ObjectiveC")
    }
    if !used.isDisjoint(with: networkNames) { missing.append("FoundationNetworking") }
    if !used.isDisjoint(with: xmlNames) { missing.append("FoundationXML") }
    missing += frameworks(of: used, file)
    var seen = imported
    return missing.filter { seen.insert($0).inserted && $0 != file.module.name }
  }

  private static func frameworks(of used: Set<String>, _ file: FileAdaptation) -> [String] {
    BroughtFrameworks.all.filter { framework in
      used.contains { name in
        framework.beginnings.contains(where: name.hasPrefix) && file.index.keysByName[name] == nil
      }
    }.map(\.module)
  }

  /// True if the file names a class of UIKit, or a type of Foundation of which UIKit has its own, without an import. On
  /// iOS, another framework or a header brings UIKit.
  private static func needsUIKit(_ file: FileAdaptation, _ used: Set<String>, _ imported: Set<String>) -> Bool {
    if addsTable(file) || !used.isDisjoint(with: objectiveCNames) { return true }
    if file.index.importsUIKit.contains(file.module.name), !used.isDisjoint(with: replacedNames) { return true }
    return used.contains { FrameworkClasses.contains($0) && $0.hasPrefix("UI") && file.index.keysByName[$0] == nil }
  }

  /// Foundation's types that UIKit replaces by its own.
  private static let replacedNames: Set<String> = ["Timer", "NotificationCenter", "NSMutableSet"]

  /// Names that `import Foundation` brings on iOS, and that UIKit has here.
  private static let objectiveCNames: Set<String> = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy",
    "Selector", "NSStringFromSelector", "NSSelectorFromString", "autoreleasepool", "CATransform3D",
    "CFAbsoluteTimeGetCurrent", "CFString", "CFData", "CFURL", "CFArray", "CFDictionary", "CFTimeInterval",
    "CFAbsoluteTime", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "UIAlertAction",
    "UIColor", "UIImage", "UIFont", "UIScreen", "UIDevice", "UIApplication", "UIEdgeInsets",
  ]

  /// True if rules before this one write `ObjCMember` or `Selector` into the file.
  private static func addsTable(_ file: FileAdaptation) -> Bool {
    file.edits.contains { [SelectorTable.name, ExtensionTable.name, SelectorExpression.name].contains($0.rule) }
  }

  private static let networkNames: Set<String> = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLSessionDataTask", "URLSessionTask",
    "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLProtocol", "URLCache",
    "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace",
    "NSMutableURLRequest", "NSURLRequest", "URLCredentialStorage", "CachedURLResponse", "URLProtocolClient",
    "URLSessionWebSocketTask", "URLSessionTaskMetrics", "NSURLConnection", "NSURLSession",
  ]

  private static let xmlNames: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]
}

extension ImportDeclSyntax {
  /// True if the import is not within an `#if`.
  var isOnTopLevel: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
}

extension FileAdaptation {
  /// The names in expressions and types of the active code.
  var identifiers: Set<String> {
    Set(nodes.references.map(\.baseName.text)).union(nodes.typeNames.map(\.name.text))
  }
}
