import UIKit

public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

extension PHAsset {
  /// Calls the handler with an error before it returns.
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.invalidResource)])
    return 0
  }

  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}

open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?

  public override init() {}
}

/// The content of an asset. None ever arrives.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}

/// The edited content. Its file is in the temporary folder, and the library never reads it.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  open var adjustmentData: PHAdjustmentData?
  public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID().uuidString).jpg")

  public init(contentEditingInput: PHContentEditingInput) {}

  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

open class PHAdjustmentData: NSObject, @unchecked Sendable {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}
