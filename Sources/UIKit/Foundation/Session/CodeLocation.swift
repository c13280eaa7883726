/// A line of a program's source.
package struct CodeLocation: Sendable, Hashable, CustomStringConvertible {
  /// `Module/File.swift`.
  package let file: String
  package let line: Int

  /// `File.swift:12`
  package var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
