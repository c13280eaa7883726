import CoreTypes

/// One document or screen in one cell of the matrix: what a worker is asked for, a line of JSON.
struct BatchTask: Codable, Equatable {
  /// In the whole batch, over all shards.
  let index: Int
  /// A path or the name of a screen.
  let subject: String
  /// By name of the setting; they come before the environment and the configuration file.
  let settings: [String: String]
  let steps: [String]
  /// The device is drawn around pictures of its screen.
  let frame: Bool
  let format: String
  /// Where pictures go.
  let folder: String
  /// What the names of the pictures begin with, once in the batch.
  let stem: String
  /// What the names end with, before the extension: the cell.
  let suffix: String
  /// What a sheet says below the picture.
  let label: String
}

/// What became of a task: a line of the worker's output, and of the index of a folder.
struct BatchResult: Codable, Equatable {
  struct Picture: Codable, Equatable {
    /// In the folder.
    let file: String
    let scene: String
    /// Of the scene, for people.
    let name: String
    /// In points.
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
  /// Of what was asked and of the document's bytes: a picture with the same digest need not be drawn again.
  var digest = ""
  var pictures: [Picture] = []
  /// What was said about the document, as lines for the error stream.
  var messages: [String] = []
  /// What the worker's player could not show so far, such as a script without a font.
  var notes: [String] = []
  /// What was said that is not about the document, such as a setting that changes nothing.
  var remarks: [String] = []
  /// Why there is no picture.
  var failure: String?
  /// That the folder takes no more pictures, which ends the batch.
  var stopsBatch = false

  /// What is said below a picture.
  func label(of picture: Picture) -> String {
    label.isEmpty ? picture.name : pictures.count > 1 ? "\(label) · \(picture.name)" : label
  }

  init(index: Int, subject: String, label: String) { (self.index, self.subject, self.label) = (index, subject, label) }

  init(_ task: BatchTask) { self.init(index: task.index, subject: task.subject, label: task.label) }
}

/// Values as lines of JSON, the same bytes for the same value.
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
