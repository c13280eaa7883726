/// Where a program made a constraint. Costs a pointer and a line; the words are made when somebody asks.
@MainActor package enum ConstraintOrigin {
  case unknown
  /// A `StaticString` of the compiler, kept as the pointer it is: such strings live as long as the program.
  case code(file: UnsafePointer<UInt8>, line: UInt32)
  case visualFormat(VisualFormatOrigin)

  init(_ file: StaticString, _ line: UInt) {
    // A name of one character has no pointer; `#fileID` always has a module before it.
    self =
      file.hasPointerRepresentation
      ? .code(file: file.utf8Start, line: UInt32(truncatingIfNeeded: line)) : .unknown
  }
}

/// What the constraints of one visual format have in common.
@MainActor package final class VisualFormatOrigin {
  package let format: String
  fileprivate let place: ConstraintOrigin

  init(_ format: String, _ file: StaticString, _ line: UInt) {
    (self.format, place) = (format, ConstraintOrigin(file, line))
  }
}

extension ConstraintOrigin {
  /// Nil where nobody knows, and for what UIKit itself makes, as a stack view does.
  package var place: CodeLocation? {
    switch self {
    case .unknown: return nil
    case .visualFormat(let origin): return origin.place.place
    case .code(let file, let line):
      let name = String(cString: file)
      return name.hasPrefix("UIKit/") ? nil : CodeLocation(file: name, line: Int(line))
    }
  }

  /// The visual format that a constraint was written in.
  package var format: String? {
    if case .visualFormat(let origin) = self { origin.format } else { nil }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
