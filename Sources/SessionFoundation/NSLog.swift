import CoreTypes

/// Writes a line to the log of the program, formatted as `String(format:)` does; outside every program, to the standard
/// error stream. A value of another type than its place in the format says is converted, or shown as it is.
public func NSLog(_ format: String, _ args: any CVarArg...) { writeToLog(LogFormat.text(format, args)) }

/// Objects and values that C knows nothing of, for `%@`.
@_disfavoredOverload public func NSLog(_ format: String, _ args: Any?...) { writeToLog(LogFormat.text(format, args)) }

private func writeToLog(_ line: String) {
  guard let host = CurrentProgram.host else { return Foundation.NSLog("%@", line) }
  host.log(line)
}
