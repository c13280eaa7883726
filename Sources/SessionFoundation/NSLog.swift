import CoreTypes

/// Writes a line to the program's log, formatted as by `String(format:)`; outside every program, to the standard error
/// stream. A value whose type does not match its specifier is converted, or printed as it is.
public func NSLog(_ format: String, _ args: any CVarArg...) { writeToLog(LogFormat.text(format, args)) }

/// Writes a line with objects and values that C does not know, for `%@`.
@_disfavoredOverload public func NSLog(_ format: String, _ args: Any?...) { writeToLog(LogFormat.text(format, args)) }

private func writeToLog(_ line: String) {
  guard let host = CurrentProgram.host else { return Foundation.NSLog("%@", line) }
  host.log(line)
}
