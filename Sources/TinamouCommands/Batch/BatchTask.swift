import CoreTypes

/// One document or screen in one cell of the matrix: the input of a worker, as a line of JSON.
struct BatchTask: Codable, Equatable {
  /// The index in the whole batch, over all shards.
  let index: Int
  /// A path or the name of a screen.
  let subject: String
  /// The settings by name; they override the environment and the configuration file.
  let settings: [String: String]
  let steps: [String]
  /// Whether the device is drawn around pictures of its screen.
  let frame: Bool
  let format: String
  /// The output folder.
  let folder: String
  /// The beginning of the pictures' names, unique in the batch.
  let stem: String
  /// The end of the names before the extension: the cell.
  let suffix: String
  /// The label of the picture on a sheet.
  let label: String
}

/// The result of a task: a line of the worker's output, and of the index of a folder.
struct BatchResult: Codable, Equatable {
  struct Picture: Codable, Equatable {
    /// The file name in the folder.
    let file: String
    let scene: String
    /// The readable name of the scene.
    let name: String
    /// The size in points.
    let width: Double
    let height: Double

    init(file: String, _ picture: ScenePicture) {
      (self.file, scene, name) = (file, picture.sceneID, picture.name)
      (width, height) = (Double(picture.list.size.width), Double(picture.list.size.height))
    }
  }

  let index: Int
  let subject: String
  let label: String
  /// The digest of the task and of the document's bytes. A picture with the same digest need not be rendered again.
  var digest = ""
  var pictures: [Picture] = []
  /// The messages about the document, as lines for the error stream.
  var messages: [String] = []
  /// The new notes of the worker's player, such as a script without a font.
  var notes: [String] = []
  /// The remarks that do not concern the document, such as a setting without effect.
  var remarks: [String] = []
  /// The reason why there is no picture.
  var failure: String?
  /// Whether the folder cannot be written to, which ends the batch.
  var stopsBatch = false

  /// Returns the label below a picture.
  func label(of picture: Picture) -> String {
    label.isEmpty ? picture.name : pictures.count > 1 ? "\(label) · \(picture.name)" : label
  }

  init(index: Int, subject: String, label: String) { (self.index, self.subject, self.label) = (index, subject, label) }

  init(_ task: BatchTask) { self.init(index: task.index, subject: task.subject, label: task.label) }
}

/// Values as lines of JSON; equal values have equal bytes.
enum JSONLine {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, in line: some StringProtocol) throws -> Value {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
