import CoreTypes

/// A time of a program's clock, or a duration.
///
/// It is in whole nanoseconds: ten waits of 0.1 seconds add up to exactly one second, unlike with floating-point
/// numbers.
package struct ProgramTime: Comparable, Sendable {
  /// The longest duration in seconds: longer than any real wait, and far below the largest number.
  private static let longest: TimeInterval = 1e9

  private let nanoseconds: Int64

  package static let zero = ProgramTime(nanoseconds: 0)

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// - Parameter seconds: Values below 0, and not a number, count as 0.
  package init(seconds: TimeInterval) {
    let seconds = seconds > 0 ? min(seconds, Self.longest) : 0
    nanoseconds = Int64((seconds * 1e9).rounded())
  }

  package var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  package static func < (a: ProgramTime, b: ProgramTime) -> Bool { a.nanoseconds < b.nanoseconds }

  package static func + (a: ProgramTime, b: ProgramTime) -> ProgramTime {
    ProgramTime(nanoseconds: a.nanoseconds + b.nanoseconds)
  }

  package static func - (a: ProgramTime, b: ProgramTime) -> ProgramTime {
    ProgramTime(nanoseconds: a.nanoseconds - b.nanoseconds)
  }
}
