import CoreTypes
import Testing

@testable import AppBuilding

/// The compiler's errors, and what becomes of the places.
struct CompilerErrorsTests {
  /// An error in a package is told apart from one in a file of the build; each counts once.
  @Test func places() throws {
    let output = """
      [1/3] Compiling
      /app/a.swift:3:7: error: cannot find 'x' in scope
       3 |   x()
      /app/a.swift:3:7: error: cannot find 'x' in scope
      /other/b.swift:1:1: error: no
      error: fatalError
      /app/a.swift:9:1: warning: unused
      """
    let errors = CompilerErrors(output, originals: { $0 }, modules: ["/app/a.swift": ["App"]], words: { $0 })
    #expect(errors.places.map(\.omission.line) == [3] && errors.places[0].module == "App")
    #expect(errors.text?.split(separator: "\n").count == 4)
    #expect(CompilerErrors("ok", originals: { $0 }, modules: [:], words: { $0 }).text == nil)
  }

  /// Code that calls what no library has on Linux is left out where it is called.
  @Test func linkerErrorsHavePlaces() {
    let line = "/app/a.swift:146: error: undefined reference to 'sqlite3_snapshot_open'"
    let errors = CompilerErrors(line, originals: { $0 }, modules: ["/app/a.swift": ["App"]], words: { $0 })
    #expect(errors.places.map(\.omission.line) == [146] && errors.places.map(\.omission.column) == [1])
    #expect(errors.places.first?.omission.message == "undefined reference to 'sqlite3_snapshot_open'")
  }

  /// A file of two targets is left out of both.
  @Test func sharedFile() {
    let errors = CompilerErrors(
      "/app/a.swift:3:7: error: no", originals: { $0 }, modules: ["/app/a.swift": ["App", "Kit"]], words: { $0 })
    #expect(errors.places.map(\.module) == ["App", "Kit"])
  }

  /// A place is kept as long as its file is unchanged; afterwards only its message is known.
  @Test func knownPlaces() throws {
    let folder = try TemporaryFolder(), file = try folder.write("one", to: "a.swift")
    func place(_ line: Int, _ message: String) -> CompilerErrors.Place {
      CompilerErrors.Place(module: "App", omission: .init(file: file, line: line, column: 1, message: message))
    }
    var first = KnownOmissions(in: folder.url, tools: "1")
    first.add([place(3, "no Firebase")])
    try first.keep()
    #expect(KnownOmissions(in: folder.url, tools: "1").omissions["App"]?.map(\.line) == [3])
    #expect(KnownOmissions(in: folder.url, tools: "2").omissions.isEmpty)
    try folder.write("two", to: "a.swift")
    let second = KnownOmissions(in: folder.url, tools: "1")
    #expect(second.omissions["App"] == [])
    #expect(second.isKnown(place(4, "no Firebase")) && !second.isKnown(place(4, "no such thing")))
  }
}
