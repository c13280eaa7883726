import CoreTypes

/// Every view of a laid-out document with its frame, and what was found on the way: what `layout` prints.
package struct LayoutReport: Sendable, Encodable {
  package let schemaVersion = 1
  /// The path exactly as given.
  package var document: String
  package var environment: Environment
  package var scenes: [Scene]
  package var diagnostics: [Finding]
  /// What a program said; missing for documents.
  package var log: [String]?

  package struct Environment: Sendable, Encodable {
    package var device: String
    package var os: String
    package var orientation: String
    package var scale: Double
  }

  package struct Scene: Sendable, Encodable {
    package var id: String
    /// Null for a scene without a view.
    package var root: View?
    /// What shows the scene's controller on the screen of a device, outermost first; missing where nothing does.
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
    /// The id of the container's scene; missing for one that `--in` asks for.
    package var id: String?
    package var `class`: String
  }

  package struct View: Sendable, Encodable {
    /// Of a document; missing for views that the system made. Of a program: the accessibility identifier, of several
    /// views the first one's, else the path of indices from the root, `0.1.2`.
    package var id: String?
    package var `class`: String
    /// x, y, width, height in the superview's coordinates, at most three decimals.
    package var frame: [Double]
    /// Of a view under a transform, whose frame does not say its size: x, y, width, height in its own coordinates.
    package var bounds: [Double]?
    package var text: String?
    /// Present, and true, for a hidden view.
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
  /// One object; keys in alphabetical order.
  package func json(pretty: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
