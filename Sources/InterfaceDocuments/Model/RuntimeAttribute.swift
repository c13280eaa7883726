import CoreTypes

/// A `userDefinedRuntimeAttribute`, set by key path once the object exists.
package struct RuntimeAttribute: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case color(InterfaceColor)
    case image(InterfaceImage)
    case `nil`
  }

  package var keyPath: String
  package var value: Value
  package var position: SourcePosition
}
