import UIKit

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

open class PHAssetResource: NSObject, @unchecked Sendable {
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var assetLocalIdentifier: String { "" }
  open var type: PHAssetResourceType { .photo }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
public typealias PHAssetResourceProgressHandler = (Double) -> Void

open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetResourceProgressHandler?

  public override init() {}
}

/// A manager whose requests end with an error.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHAssetResourceManager { PHAssetResourceManager() }

  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.invalidResource))
    return PHInvalidAssetResourceDataRequestID
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.invalidResource)) }
  public func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw PHPhotosError(.invalidResource) }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
