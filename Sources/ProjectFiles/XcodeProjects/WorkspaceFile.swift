import CoreTypes

/// The files that a workspace refers to, in order.
struct WorkspaceFile {
  private(set) var paths: [String] = []
  private let folder: String
  private let container: String

  /// - Parameter path: the `.xcworkspace`.
  init(_ path: String, checkout: Checkout) throws(ProjectError) {
    (container, folder) = (path, path.folderPath)
    let file = path.appending(path: "contents.xcworkspacedata")
    guard let data = checkout.contents(of: file) else {
      let exists = FileManager.default.fileExists(atPath: file)
      throw ProjectError(
        exists
          ? "the contents of the workspace cannot be read; check the permissions of the file, its size, and whether it is a "
            + "link that leads out of the checkout"
          : "the file does not exist; check out the whole project", file: file)
    }
    do throws(TextFailure) {
      try read([UInt8](data))
    } catch {
      throw ProjectError("the workspace is damaged: \(error.message)", file: file, line: error.line)
    }
  }

  private mutating func read(_ bytes: [UInt8]) throws(TextFailure) {
    if let conflict = TextFailure.conflictMarker(in: bytes) { throw conflict }
    var scanner = XMLScanner(bytes)
    var groups = [folder]
    while let event = try scanner.next() {
      switch event {
      case .start("Group", let attributes): groups.append(path(attributes, groups))
      case .end("Group"): groups.removeLast()
      case .start("FileRef", let attributes): paths.append(path(attributes, groups))
      default: break
      }
    }
  }

  /// Resolves a location such as `group:Pods/Pods.xcodeproj`.
  private func path(_ attributes: [String: String], _ groups: [String]) -> String {
    let location = attributes["location"] ?? ""
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : location
    switch parts.first {
    case "absolute": return "/".appending(path: path).normalizedPath
    case "group": return (groups.last ?? folder).appending(path: path).normalizedPath
    // The workspace inside of a project refers to that project as `self:`.
    case "self": return folder.normalizedPath
    default: return folder.appending(path: path).normalizedPath
    }
  }
}
