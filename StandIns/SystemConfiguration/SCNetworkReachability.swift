import StandInNotes

/// A target that is always reachable.
public final class SCNetworkReachability: StandInObject, @unchecked Sendable {
  init() { StandInNote.report("SystemConfiguration", "the network is always reachable") }
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let connectionAutomatic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop<Loop, Mode>(
  _ target: SCNetworkReachability, _ runLoop: Loop, _ runLoopMode: Mode
) -> Bool { true }

@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop<Loop, Mode>(
  _ target: SCNetworkReachability, _ runLoop: Loop, _ runLoopMode: Mode
) -> Bool { true }
