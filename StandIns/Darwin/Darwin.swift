// Most of Apple's module is the C library, which has `arc4random` since glibc 2.36.
@_exported import Glibc
@_exported import StandInGlibc

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32

public let KERN_SUCCESS: kern_return_t = 0

public struct mach_timebase_info_data_t {
  public var numer: UInt32 = 0
  public var denom: UInt32 = 0

  public init() {}

  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Writes 1/1: `mach_absolute_time()` counts nanoseconds here.
@discardableResult public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>!
) -> kern_return_t {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// The nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// - Returns: -1: there are no names of Apple's kernel.
@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 { -1 }
