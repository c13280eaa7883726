import CoreTypes
import DisplayLists
import Rendering

/// The output of a batch: a folder of pictures with a page, one page with embedded pictures, or one picture of them
/// all.
enum BatchOutput: Equatable {
  case folder(String)
  case page(String)
  case sheet(String, PictureFormat)

  /// - Throws: `UsageError` for an output that is none of them.
  init(_ output: String) throws(UsageError) {
    if (output as NSString).pathExtension.lowercased() == "html" {
      self = .page(output)
      return
    }
    switch try PictureDestination(output: output, format: nil) {
    case .file(let path, let format): self = .sheet(path, format)
    case .folder(let path, _): self = .folder(path)
    }
  }

  /// - Throws: `UsageError` for a format that the output does not support.
  func check(_ format: PictureFormat?) throws(UsageError) {
    guard let format else { return }
    switch self {
    case .sheet(let path, let own) where own != format: _ = try PictureDestination(output: path, format: format)
    case .page(let path) where format != .png:
      throw UsageError(
        "--output: \(path) contains png pictures, but --format is \(format.rawValue); leave out --format.")
    default: break
    }
  }

  /// The files whose names are known before anything is rendered.
  var files: [String] {
    switch self {
    case .folder(let path):
      [BatchPage.name, BatchIndex.name].map { (path as NSString).appendingPathComponent($0) }
    case .page(let path), .sheet(let path, _): [path]
    }
  }

  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }

  /// - Parameters:
  ///   - pictures: The folder of the pictures.
  ///   - areFramed: Whether pictures include a device, so that a sheet adds no shadows.
  @MainActor func write(_ results: [BatchResult], in pictures: String, areFramed: Bool = false) throws {
    let title = Self.title(of: results)
    switch self {
    case .folder(let path):
      let page = BatchPage(title: title, results: results).html { $0 }
      try AtomicFile.write(Data(page.utf8), to: (path as NSString).appendingPathComponent(BatchPage.name))
    case .page(let path):
      let page = BatchPage(title: title, results: results).html { Self.dataAddress($0, in: pictures) }
      try AtomicFile.write(Data(page.utf8), to: path)
    case .sheet(let path, let format):
      let list = try BatchSheet(title: title, results: results, folder: pictures, hasShadows: !areFramed).list()
      try CairoRenderer().write(list, to: path, as: format)
    }
  }

  private static func title(of results: [BatchResult]) -> String {
    let subjects = Set(results.map(\.subject)), count = results.reduce(0) { $0 + $1.pictures.count }
    let of = subjects.count == 1 ? (subjects.first! as NSString).lastPathComponent : "\(subjects.count) documents"
    return "\(of): \(count) pictures"
  }

  private static func dataAddress(_ file: String, in folder: String) -> String {
    let bytes = FileManager.default.contents(atPath: (folder as NSString).appendingPathComponent(file)) ?? Data()
    let isVector = (file as NSString).pathExtension == "svg"
    return "data:image/\(isVector ? "svg+xml" : "png");base64,\(bytes.base64EncodedString())"
  }
}
