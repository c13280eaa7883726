import CoreTypes
import DisplayLists
import Rendering

/// Where pictures go, as `--output` and `--format` say together.
enum PictureDestination: Equatable {
  case file(String, PictureFormat)
  case folder(String, PictureFormat)

  /// - Throws: `UsageError` for an output that names neither.
  init(output: String, format: PictureFormat?) throws(UsageError) {
    if output.isEmpty || output == "-" {
      throw UsageError("--output: name a file or a folder; for the standard output, /dev/stdout with --format.")
    }
    if output.hasSuffix("/") || Self.isFolder(output) {
      self = .folder(output, format ?? .png)
    } else if let format, let named = PictureFormat(path: output), named != format {
      let other = "\((output as NSString).deletingPathExtension).\(format.rawValue)"
      throw UsageError(
        "--output: \(output) is \(named.rawValue) by its name, and --format says \(format.rawValue); "
          + "write \(other), or leave out --format.")
    } else if let format = format ?? PictureFormat(path: output) {
      self = .file(output, format)
    } else {
      throw UsageError("--output: \(RenderingError.unknownFormat(path: output)), or say --format.")
    }
  }

  /// One picture only.
  var isFile: Bool { if case .file = self { true } else { false } }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The names of the pictures in a folder, each one once.
struct PictureNames {
  /// In lower case: on some disks two names that differ by case alone are one.
  private var taken: Set<String> = []

  /// `document`, of a screen its name; with a number when another document of that name came before.
  mutating func name(stemOf subject: String) -> String {
    let file = (subject as NSString).lastPathComponent as NSString
    let isDocument = ["xib", "storyboard"].contains(file.pathExtension)
    return free(isDocument ? file.deletingPathExtension : subject.replacing("/", with: "_"))
  }

  /// `document-scene`, of a screen its own name; with a number when two documents of that name have such a scene.
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
