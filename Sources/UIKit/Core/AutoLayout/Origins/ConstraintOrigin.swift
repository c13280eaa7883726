/// The place in a program that created a constraint. It costs a pointer and a line number; text is created on demand.
@MainActor package enum ConstraintOrigin {
  case unknown
  /// A `StaticString` from the compiler, stored as a pointer, because such strings live as long as the program.
  case code(file: UnsafePointer<UInt8>, line: UInt32)
  case visualFormat(VisualFormatOrigin)

  init(_ file: StaticString, _ line: UInt) {
    // A `StaticString` of one character has no pointer. `#fileID` is longer: it starts with a module name.
    self =
      file.hasPointerRepresentation
      ? .code(file: file.utf8Start, line: UInt32(truncatingIfNeeded: line)) : .unknown
  }
}

/// The origin that all constraints of one visual format share.
@MainActor package final class VisualFormatOrigin {
  package let format: String
  fileprivate let place: ConstraintOrigin

  init(_ format: String, _ file: StaticString, _ line: UInt) {
    (self.format, place) = (format, ConstraintOrigin(file, line))
  }
}

extension ConstraintOrigin {
  /// The place in the source code; nil if it is unknown, and for constraints that UIKit creates, such as those of a
  /// stack view.
  package var place: CodeLocation? {
    switch self {
    case .unknown: return nil
    case .visualFormat(let origin): return origin.place.place
    case .code(let file, let line):
      let name = String(cString: file)
      return name.hasPrefix("UIKit/") ? nil : CodeLocation(file: name, line: Int(line))
    }
  }

  /// The visual format that the constraint was written in.
  package var format: String? {
    if case .visualFormat(let origin) = self { origin.format } else { nil }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
