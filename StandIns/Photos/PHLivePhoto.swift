import StandInViews
import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
public let PHLivePhotoShouldRenderAtPlaybackTime = "PHLivePhotoShouldRenderAtPlaybackTime"
public let PHLivePhotoEditingErrorDomain = "PHLivePhotoEditingErrorDomain"

/// A picture with a movement, of which there are none.
open class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var size: CGSize { .zero }

  /// Calls the handler with an error before it returns.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    return PHLivePhotoRequestIDInvalid
  }

  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class PHLivePhotoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHLivePhotoRequestOptions()
    (copy.version, copy.deliveryMode) = (version, deliveryMode)
    (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
    return copy
  }
}

public enum PHLivePhotoFrameType: Int, Sendable {
  case photo, video
}

public protocol PHLivePhotoFrame {
  var image: CIImage { get }
  var time: CMTime { get }
  var type: PHLivePhotoFrameType { get }
  var renderScale: CGFloat { get }
}

public typealias PHLivePhotoFrameProcessingBlock = (any PHLivePhotoFrame, UnsafeMutablePointer<NSError?>?) -> CIImage?

/// Live pictures are not edited: there is no context.
open class PHLivePhotoEditingContext: NSObject {
  open var frameProcessor: PHLivePhotoFrameProcessingBlock?
  open var audioVolume: Float = 1
  open var fullSizeImage: CIImage { CIImage() }
  open var duration: CMTime { .zero }
  open var photoTime: CMTime { .zero }
  open var orientation: CGImagePropertyOrientation { .up }

  public init?(livePhotoEditingInput livePhotoInput: PHContentEditingInput) { return nil }

  open func prepareLivePhotoForPlayback(
    withTargetSize targetSize: CGSize, options: [String: Any]? = nil,
    completionHandler handler: @escaping (PHLivePhoto?, (any Error)?) -> Void
  ) { handler(nil, PHPhotosError(.invalidResource)) }
  open func saveLivePhoto(
    to output: PHContentEditingOutput, options: [String: Any]? = nil,
    completionHandler handler: @escaping (Bool, (any Error)?) -> Void
  ) { handler(false, PHPhotosError(.invalidResource)) }
  open func cancel() {}
}

// These belong to PhotosUI, which is a part of the kit that does not know live pictures. Files that use them import Photos.

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// A box instead of a live picture.
@preconcurrency @MainActor open class PHLivePhotoView: StandInView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isMuted = false
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

  open override var standInClass: AnyClass { PHLivePhotoView.self }

  /// Returns an empty image.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage { UIImage() }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
