/// The exceptions UIKit raises for a caller's mistake.
enum Exception: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
  case generic = "NSGenericException"
  case invalidGeometry = "CALayerInvalidGeometry"
  case unknownKey = "NSUnknownKeyException"
  case invalidLayer = "CALayerInvalid"
  case range = "NSRangeException"

  /// Ends the program with the message that UIKit would leave, in release builds, too. What the program has printed comes
  /// first: when the output is a pipe, a trap would lose it.
  func raise(_ reason: String) -> Never {
    fflush(nil)
    fatalError("*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(reason)'")
  }
}
