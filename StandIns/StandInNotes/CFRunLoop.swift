import Foundation

public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
