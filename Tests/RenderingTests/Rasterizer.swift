import CoreTypes
import DisplayLists
import Rendering

/// An external program that reads a document, and converts it to pixels or text.
struct Rasterizer: Sendable {
  private let program: String
  private let fileExtension: String
  private let arguments: @Sendable (_ input: String, _ output: String, DisplayList) -> [String]

  /// `nil` if the program is not installed.
  private init?(
    _ name: String, for fileExtension: String,
    _ arguments: @escaping @Sendable (_ input: String, _ output: String, DisplayList) -> [String]
  ) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let program = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    (self.program, self.fileExtension, self.arguments) = (program, fileExtension, arguments)
  }

  static let svg = Rasterizer("rsvg-convert", for: "svg") { input, output, list in
    ["--zoom", "\(list.scale)", "--output", "\(output).png", input]
  }

  static let pdf = Rasterizer("pdftocairo", for: "pdf") { input, output, list in
    ["-png", "-singlefile", "-transp", "-r", "\(72 * list.scale)", input, output]
  }

  static let pdfText = Rasterizer("pdftotext", for: "pdf") { input, output, _ in ["-layout", input, output] }

  static func svgIsMissing() { print("not compared: rsvg-convert is missing (Debian: librsvg2-bin)") }
  static func pdfIsMissing() { print("not compared: pdftocairo or pdftotext is missing (Debian: poppler-utils)") }

  func pixels(of document: Data, _ list: DisplayList) throws -> Bitmap {
    try Bitmap(pngData: output(of: document, list, suffix: ".png"))
  }

  /// - Parameter suffix: The suffix that the program adds to the name of its output file.
  func output(of document: Data, _ list: DisplayList, suffix: String) throws -> Data {
    var result = Data()
    try withFolder { folder in
      let input = "\(folder)/document.\(fileExtension)"
      try AtomicFile.write(document, to: input)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments(input, "\(folder)/output", list)
      try process.run()
      process.waitUntilExit()
      result = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/output\(suffix)"))
    }
    return result
  }
}
