import CoreTypes

/// The report that `layout` prints: every view of a laid-out document with its frame, and the diagnostics.
package struct LayoutReport: Sendable, Encodable {
  package let schemaVersion = 1
  /// The path exactly as given.
  package var document: String
  package var environment: Environment
  package var scenes: [Scene]
  package var diagnostics: [Finding]
  /// The output of a program; nil for documents.
  package var log: [String]?

  package struct Environment: Sendable, Encodable {
    package var device: String
    package var os: String
    package var orientation: String
    package var scale: Double
  }

  package struct Scene: Sendable, Encodable {
    package var id: String
    /// The root view; null for a scene without a view.
    package var root: View?
    /// The containers that show the scene's controller on a device, outermost first; nil if there are none.
    package var containers: [Container]?

    enum CodingKeys: CodingKey { case id, root, containers }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(root, forKey: .root)
      try container.encodeIfPresent(containers, forKey: .containers)
    }
  }

  package struct Container: Sendable, Encodable {
    /// The identifier of the container's scene; nil for a container from `--in`.
    package var id: String?
    package var `class`: String
  }

  package struct View: Sendable, Encodable {
    /// The identifier in a document; nil for views that the system made. In a program it is the accessibility
    /// identifier, if it is the first view with it, else the path of indices from the root, `0.1.2`.
    package var id: String?
    package var `class`: String
    /// x, y, width and height in the superview's coordinates, with at most three decimals.
    package var frame: [Double]
    /// x, y, width and height of a transformed view in its own coordinates, because its frame does not contain its
    /// size.
    package var bounds: [Double]?
    package var text: String?
    /// True for a hidden view, else nil.
    package var hidden: Bool?
    package var children: [View]
  }

  package struct Finding: Sendable, Encodable {
    package var rule: String
    package var severity: String
    package var view: String?
    package var message: String
    package var line: Int?
    package var column: Int?
  }
}

extension LayoutReport {
  /// Returns one object with its keys in alphabetical order.
  package func json(pretty: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
