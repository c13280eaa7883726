import CoreTypes

/// A pipe that other processes do not inherit.
package struct PipeEnds: Sendable {
  package let reading, writing: Int32

  /// - Throws: `ProcessFailure` if the system provides no pipe.
  package init() throws(ProcessFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ProcessFailure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  package func close() {
    Foundation.close(reading)
    Foundation.close(writing)
  }
}
