// Names of Apple's Foundation that Foundation on Linux lacks or marks as unavailable.
@_exported import Foundation
@_exported import FoundationNetworking

public typealias NSInteger = Int

/// On Apple's systems, an `AutoreleasingUnsafeMutablePointer`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The methods of an object whose content a cache may discard. `NSCache` does not call them here.
public protocol NSDiscardableContent {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

extension NSError {
  /// The errors that this one contains.
  public var underlyingErrors: [any Error] {
    let single = userInfo[NSUnderlyingErrorKey] as? any Error
    let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
    return (single.map { [$0] } ?? []) + several
  }
}

public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
