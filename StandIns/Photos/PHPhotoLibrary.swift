import StandInNotes
import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

/// An empty library. Access is refused, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary {
    StandInNote.report("Photos", "the photo library is empty and access is refused")
    return library
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }

  /// Refuses at once.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  /// Fails without calling the block.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open var unavailabilityReason: (any Error)? { nil }
  open func presentLimitedLibraryPicker(from controller: UIViewController) {}

  /// Calls the handler at once, without assets.
  open func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"

public struct PHPhotosError: LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case persistentChangeTokenExpired = 3105
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case persistentChangeDetailsUnavailable = 3210
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var networkError: Code { .networkError }
  public static var identifierNotFound: Code { .identifierNotFound }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var invalidResource: Code { .invalidResource }
  public static var missingResource: Code { .missingResource }
  public static var notEnoughSpace: Code { .notEnoughSpace }
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: PHPhotosError.Code, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == match
  }
}

extension PHPickerConfiguration {
  /// Creates a configuration whose results name their assets; here they name none.
  public init(photoLibrary: PHPhotoLibrary) { self.init() }
}
