import CoreTypes
import ProjectFiles

/// The files of an app's bundle, by their paths in it.
///
/// The resources of the app and its frameworks are in one folder. Those of a resource bundle, such as CocoaPods makes, are in
/// `NAME.bundle` inside it.
struct BundleResources: Sendable {
  struct File: Sendable, Hashable {
    let path: String
    let original: String
  }

  let files: [File]
  /// The property lists of resource bundles.
  let propertyLists: [(path: String, content: [String: PropertyListValue])]

  /// - Parameter targets: The app or the tests, and all targets that they need.
  init(of targets: [ProjectTarget]) {
    files = targets.flatMap { target in
      target.resources.map { File(path: target.folderInBundle + $0.bundlePath, original: $0.path) }
    }
    propertyLists = targets.filter { $0.kind == .bundle }.map { ($0.folderInBundle + "Info.plist", $0.infoPlist) }
  }

  /// Links the files, and writes the property lists.
  func write(to folder: URL) throws(BuildFailure) {
    for file in files { try folder.appendingPathComponent(file.path).link(to: file.original) }
    for list in propertyLists {
      try folder.appendingPathComponent(list.path).replace(with: PropertyListText(.dictionary(list.content)).text)
    }
  }

  /// The names in the app's folder.
  var names: Set<String> {
    Set((files.map(\.path) + propertyLists.map(\.path)).map { String($0.split(separator: "/")[0]) })
  }
}

extension ProjectTarget {
  /// The folder of its resources in the app; empty for the app's own.
  fileprivate var folderInBundle: String { kind == .bundle ? "\(productName).bundle/" : "" }
}
