/// The exceptions that UIKit raises for a caller's error.
enum Exception: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
  case generic = "NSGenericException"
  case invalidGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
  case invalidLayer = "CALayerInvalid"
  case range = "NSRangeException"

  /// Ends the program with UIKit's message, also in release builds. Flushes the program's output first: when the output
  /// is a pipe, a trap would lose it.
  func raise(_ reason: String) -> Never {
    fflush(nil)
    fatalError("*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(reason)'")
  }
}
