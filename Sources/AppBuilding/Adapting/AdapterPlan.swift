/// The input of the source adapter: the modules of a build, and where the copies go. `Adapter/README.md` explains the keys.
package struct AdapterPlan: Encodable, Sendable {
  package var output: String
  package var modules: [Module]
  /// Imported modules that exist only as empty stand-ins.
  package var emptyModules: [String] = []

  package struct Module: Encodable, Sendable {
    package var name: String
    /// The absolute paths of originals.
    package var files: [String]
    package var isTest = false
    /// False for a module that is only read.
    package var adapts = true
    /// The modules that every file sees without an import.
    package var globalImports: [String] = []
    package var conditions: [String] = []
    package var omissions: [Omission] = []
    package var omittedFiles: [String] = []
  }

  /// A compiler error at a place that is left out.
  package struct Omission: Codable, Sendable, Hashable {
    package var file: String
    package var line, column: Int
    package var message: String
    /// The number of the attempt that reported the error, from 1.
    package var round = 1
    /// Whether the place is only repaired, and else stays as it is.
    package var repairsOnly: Bool?
  }
}

/// The output of the source adapter.
package struct AdapterReport: Decodable, Sendable {
  package var files: [File]
  package var rules: [RuleCount]
  package var notes: [Note]
  package var omitted: [Omitted]

  package struct File: Decodable, Sendable {
    package var module, original: String
    /// The copy; nil if the original compiles as it is.
    package var adapted: String?
  }

  package struct RuleCount: Decodable, Sendable {
    package var rule: String
    package var count: Int
  }

  package struct Note: Decodable, Sendable, Hashable {
    package var file: String
    package var line, column: Int
    package var rule, message: String
  }

  /// Something that does not compile here and is left out.
  package struct Omitted: Decodable, Sendable, Hashable {
    package var file: String
    package var line, column: Int
    /// `statement`, `body`, `member`, `conformance`, `type` or `file`.
    package var kind: String
    /// The beginning of its text.
    package var what: String
  }
}
