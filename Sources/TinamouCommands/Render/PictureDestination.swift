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
    } else if let format = format ?? PictureFormat(path: output) {
      self = .file(output, format)
    } else {
      throw UsageError("--output: \(RenderingError.unknownFormat(path: output)), or say --format.")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The names of the pictures in a folder, each one once.
struct PictureNames {
  private var taken: Set<String> = []

  /// `document`, of a screen its name; with a number when another document of that name came before.
  mutating func name(stemOf subject: String) -> String {
    let file = (subject as NSString).lastPathComponent as NSString
    let isDocument = ["xib", "storyboard"].contains(file.pathExtension)
    return free(isDocument ? file.deletingPathExtension : subject.replacing("/", with: "_"))
  }

  /// `document-scene`, of a screen its own name; with a number when two documents of that name have such a scene.
  mutating func name(document: String, sceneID: String) -> String {
    let stem = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
    let scene = sceneID.replacing("/", with: "_")
    return free(sceneID == document ? scene : "\(stem)-\(scene)")
  }

  private mutating func free(_ name: String) -> String {
    let candidates = [name] + (2...taken.count + 2).map { "\(name)-\($0)" }
    let free = candidates.first { !taken.contains($0) } ?? name
    taken.insert(free)
    return free
  }
}
