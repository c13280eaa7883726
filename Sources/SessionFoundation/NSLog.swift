import CoreTypes

/// Writes a line to the log of the program, formatted as `String(format:)` does; outside every program, to the standard
/// error stream.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  let line = String(format: format, arguments: args)
  guard let host = CurrentProgram.host else { return Foundation.NSLog("%@", line) }
  host.log(line)
}
