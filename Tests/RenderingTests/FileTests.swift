import CoreTypes
import DisplayLists
import Rendering
import Testing

struct FileTests {
  private let renderer = CairoRenderer(fonts: .none)
  private let list = DisplayList(size: CGSize(width: 4, height: 3), scale: 2, background: .pureRed)

  @Test func theExtensionChoosesTheFormat() throws {
    try withFolder { folder in
      for (name, start) in [("a.png", "\u{89}PNG"), ("a.SVG", "<?xml"), ("a.pdf", "%PDF-")] {
        try renderer.write(list, to: "\(folder)/\(name)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        #expect(String(bytes.prefix(8).map { Character(Unicode.Scalar($0)) }).hasPrefix(start))
      }
    }
  }

  @Test func anUnknownExtensionIsRefusedBeforeDrawing() {
    #expect(throws: RenderingError.unknownFormat(path: "a.jpeg")) { try renderer.write(list, to: "a.jpeg") }
  }

  @Test func replacesWhatIsThereAndLeavesNothingElse() throws {
    try withFolder { folder in
      for bytes in ["old and long", "new"] { try AtomicFile.write(Data(bytes.utf8), to: "\(folder)/file") }
      #expect(try String(contentsOfFile: "\(folder)/file", encoding: .utf8) == "new")
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func aLinkStaysALink() throws {
    try withFolder { folder in
      try AtomicFile.write(Data("old".utf8), to: "\(folder)/file")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "file")
      try AtomicFile.write(Data("new".utf8), to: "\(folder)/link")
      #expect(try String(contentsOfFile: "\(folder)/file", encoding: .utf8) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "file")
    }
  }

  @Test func devicesAreWrittenDirectly() throws {
    try AtomicFile.write(Data("gone".utf8), to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func errorsNameThePathAndTheReason() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      try AtomicFile.write(Data(), to: file)
      expectProblem(.isFolder, writing: folder)
      expectProblem(.noSuchFolder, writing: "\(folder)/missing/a.png")
      expectProblem(.noSuchFolder, writing: "\(file)/a.png")
      expectProblem(.diskFull, writing: "/dev/full")
      #expect("\(RenderingError.cannotWrite(path: file, .noSuchFolder))" == "\(file): no such folder")
    }
  }

  @Test func aFailedReplacementLeavesNoPartialFile() throws {
    try withFolder { folder in
      let name = String(repeating: "n", count: 300)
      #expect(throws: RenderingError.self) { try AtomicFile.write(Data("x".utf8), to: "\(folder)/\(name)") }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  @Test func aPictureThatCannotBeDrawnLeavesTheOldFile() throws {
    try withFolder { folder in
      try AtomicFile.write(Data("old".utf8), to: "\(folder)/a.png")
      #expect(throws: RenderingError.self) { try renderer.write(DisplayList(size: .zero), to: "\(folder)/a.png") }
      #expect(try String(contentsOfFile: "\(folder)/a.png", encoding: .utf8) == "old")
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private func expectProblem(_ problem: WriteProblem, writing path: String) {
    #expect(throws: RenderingError.cannotWrite(path: path, problem)) {
      try AtomicFile.write(Data("x".utf8), to: path)
    }
  }
}

/// Creates a new folder and removes it afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}
