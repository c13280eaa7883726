import CoreTypes

/// An error if the system provides no process, or no pipe to one.
package struct ProcessFailure: Error, CustomStringConvertible {
  package let reason: String

  package init(_ code: Int32) { reason = String(cString: strerror(code)) }

  package var description: String { "no process can be started: \(reason)" }
}
