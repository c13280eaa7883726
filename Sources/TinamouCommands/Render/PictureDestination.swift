import CoreTypes
import DisplayLists
import Rendering

/// The destination of pictures, from `--output` and `--format`.
enum PictureDestination: Equatable {
  case file(String, PictureFormat)
  case folder(String, PictureFormat)

  /// - Throws: `UsageError` for an output that is neither a file nor a folder.
  init(output: String, format: PictureFormat?) throws(UsageError) {
    if output.isEmpty || output == "-" {
      throw UsageError("--output: name a file or a folder; for the standard output, use /dev/stdout with --format.")
    }
    if output.hasSuffix("/") || Self.isFolder(output) {
      self = .folder(output, format ?? .png)
    } else if let format, let named = PictureFormat(path: output), named != format {
      let other = "\((output as NSString).deletingPathExtension).\(format.rawValue)"
      throw UsageError(
        "--output: \(output) is \(named.rawValue) by its name, but --format is \(format.rawValue); "
          + "write \(other), or leave out --format.")
    } else if let format = format ?? PictureFormat(path: output) {
      self = .file(output, format)
    } else {
      throw UsageError("--output: \(RenderingError.unknownFormat(path: output)), or use --format.")
    }
  }

  /// Whether the destination is a single file.
  var isFile: Bool { if case .file = self { true } else { false } }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The unique names of the pictures in a folder.
struct PictureNames {
  /// The names in lower case, because on some disks two names that differ only in case are the same.
  private var taken: Set<String> = []

  /// Returns `document`, or the name of a screen; with a number if an earlier document has the same name.
  mutating func name(stemOf subject: String) -> String {
    let file = (subject as NSString).lastPathComponent as NSString
    let isDocument = ["xib", "storyboard"].contains(file.pathExtension)
    return free(isDocument ? file.deletingPathExtension : subject.replacing("/", with: "_"))
  }

  /// Returns `document-scene`, or the name of a screen; with a number if two documents of that name have such a scene.
  mutating func name(document: String, scene: String) -> String {
    let stem = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
    let name = scene.replacing("/", with: "_")
    return free(scene == document ? name : "\(stem)-\(name)")
  }

  private mutating func free(_ name: String) -> String {
    let candidates = [name] + (2...taken.count + 2).map { "\(name)-\($0)" }
    let free = candidates.first { !taken.contains($0.lowercased()) } ?? name
    taken.insert(free.lowercased())
    return free
  }
}
