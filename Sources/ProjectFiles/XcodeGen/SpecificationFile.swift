import CoreTypes
import Yams

/// Reads a YAML file as values of a property list.
struct SpecificationFile {
  /// An alias repeats what it refers to, so a small file could otherwise become very large.
  private static let maximumValues = 500_000
  private static let maximumDepth = 100
  private let path: String
  private var count = 0

  static func read(_ path: String, checkout: Checkout) throws(ProjectError) -> [String: PropertyListValue] {
    guard let data = checkout.contents(of: path) else {
      throw ProjectError(
        "the XcodeGen project spec cannot be read; it must be a readable file inside the git checkout", file: path)
    }
    if let conflict = TextFailure.conflictMarker(in: [UInt8](data)) {
      throw ProjectError(conflict.message, file: path, line: conflict.line)
    }
    let node = try compose(String(decoding: data, as: UTF8.self), path: path)
    var file = SpecificationFile(path: path)
    guard let node, case .dictionary(let values) = try file.value(node, depth: 0) else {
      throw ProjectError("the specification is empty; XcodeGen needs at least a name and targets", file: path)
    }
    return values
  }

  private init(path: String) { self.path = path }

  /// The YAML parser itself limits the nesting.
  private static func compose(_ yaml: String, path: String) throws(ProjectError) -> Node? {
    do {
      return try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw ProjectError("the YAML cannot be read: \(error.problem)", file: path, line: error.line)
    } catch {
      throw ProjectError("the YAML cannot be read", file: path)
    }
  }

  private mutating func value(_ node: Node, depth: Int) throws(ProjectError) -> PropertyListValue {
    count += 1
    guard count < Self.maximumValues, depth < Self.maximumDepth else {
      let message = "the specification has too many or too deeply nested values"
      throw ProjectError(message, file: path, line: node.mark?.line)
    }
    switch node {
    case .scalar(let scalar): return Self.scalar(scalar, node)
    case .sequence(let sequence):
      var values: [PropertyListValue] = []
      for element in sequence { values.append(try value(element, depth: depth + 1)) }
      return .array(values)
    case .mapping(let mapping): return .dictionary(try dictionary(mapping, depth: depth))
    case .alias: return .string("")
    }
  }

  private mutating func dictionary(
    _ mapping: Node.Mapping, depth: Int
  ) throws(ProjectError) -> [String: PropertyListValue] {
    var (values, merged): ([String: PropertyListValue], [String: PropertyListValue]) = ([:], [:])
    for (key, node) in mapping {
      guard let name = key.scalar?.string else { continue }
      let value = try value(node, depth: depth + 1)
      if name == "<<" {
        for part in value.array ?? [value] { merged.merge(part.dictionary ?? [:]) { old, _ in old } }
      } else {
        values[name] = value
      }
    }
    return merged.merging(values) { _, own in own }
  }

  /// A number stays text if converting it would change its digits, as in the version `1.10`.
  private static func scalar(_ scalar: Node.Scalar, _ node: Node) -> PropertyListValue {
    let text = scalar.string
    guard scalar.style == .plain || scalar.style == .any else { return .string(text) }
    if let value = Int(text), String(value) == text { return .integer(value) }
    if let value = Double(text), String(value) == text { return .real(value) }
    switch text.lowercased() {
    case "true", "yes", "on": return .boolean(true)
    case "false", "no", "off": return .boolean(false)
    default: return .string(text)
    }
  }
}

extension YamlError {
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
    default: "it is damaged"
    }
  }

  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: nil
    }
  }
}
