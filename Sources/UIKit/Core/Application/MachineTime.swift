// Declarations of Apple's C libraries that Linux's Foundation lacks.

/// Seconds since 2001, as in `Date.timeIntervalSinceReferenceDate`.
public typealias CFAbsoluteTime = Double

/// The machine's time, as `Date()` reads it. For the program's time, see ``CACurrentMediaTime()``.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// Runs `body`. Swift's objects need no pool: each is released with its last reference.
public func autoreleasepool<E, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result { try body() }
