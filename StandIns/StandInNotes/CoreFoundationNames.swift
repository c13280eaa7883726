#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import Foundation

  public typealias CFString = String
  public typealias CFData = Data
  public typealias CFURL = URL
  public typealias CFArray = [Any]
  public typealias CFDictionary = [AnyHashable: Any]
#endif

// Core Foundation's names for values that Swift's types represent here, as in UIKit, where a `CFString` is a `String`.
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public typealias CFNull = NSNull
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt

public let noErr: OSStatus = 0
public let kCFNull: CFNull! = NSNull()
public let kCFNotFound: CFIndex = -1
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public let kCFAbsoluteTimeIntervalSince1970 = 978_307_200.0
public let kCFAbsoluteTimeIntervalSince1904 = 3_061_152_000.0

public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }

  public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns whether two values are equal, as `CFEqual` does for property list types.
public func CFEqual(_ cf1: AnyObject?, _ cf2: AnyObject?) -> Bool {
  guard let first = cf1 as? NSObject, let second = cf2 as? NSObject else { return cf1 === cf2 }
  return first.isEqual(second)
}

/// The error that a request to a missing service ends with.
public struct StandInError: LocalizedError, CustomNSError {
  public static var errorDomain: String { "TinamouStandIn" }
  public let errorCode = 1
  private let service: String

  public init(_ service: String) { self.service = service }

  public var errorDescription: String? { "\(service) is not available on Linux." }
}
