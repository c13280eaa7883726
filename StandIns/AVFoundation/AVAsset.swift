import FoundationNetworking
import StandInNotes
import UIKit

/// Media that is never read: it has no tracks and no duration.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let address: URL?

  public convenience init(url URL: URL) { self.init(address: URL) }

  init(address: URL?) {
    StandInNote.report("AVFoundation", "media is not read, played or recorded, and there is no camera")
    self.address = address
  }

  open var duration: CMTime { .indefinite }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var naturalSize: CGSize { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func cancelLoading() {}

  /// Calls the handler at once; `statusOfValue(forKey:error:)` is `.failed` then.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    .failed
  }

  /// - Throws: always.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw StandInError("Media")
  }

  /// - Throws: always.
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    throw StandInError("Media")
  }

  /// - Throws: always.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw StandInError("Media") }

  open var lyrics: String? { nil }
  open var creationDate: AVMetadataItem? { nil }
  open var availableChapterLocales: [Locale] { [] }
  open var isCompatibleWithAirPlayVideo: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
  open func unusedTrackID() -> CMPersistentTrackID { 1 }
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { throw StandInError("Media") }
  open func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] { [] }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }

  public let resourceLoader = AVAssetResourceLoader()

  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAssetResourceLoaderDelegate)? { nil }

  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {}
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// A request for a part of a resource. None is ever made.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  override init() {}

  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var isFinished: Bool { true }
  open var isCancelled: Bool { true }
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  open var redirect: URLRequest?
  open var response: URLResponse?
  open func finishLoading() {}
  open func finishLoading(with error: (any Error)?) {}
}

open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
}

open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var requestsAllDataToEndOfResource: Bool { false }
  open var currentOffset: Int64 { 0 }
  open func respond(with data: Data) {}
}

open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  open weak var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { 0 }
  open var mediaType: AVMediaType { .video }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var timeRange: CMTimeRange { .zero }
  open var minFrameDuration: CMTime { .invalid }
  open var formatDescriptions: [Any] { [] }
  open var isPlayable: Bool { false }
  open var isDecodable: Bool { false }
  open var isEnabled: Bool { true }
  open var isSelfContained: Bool { true }
  open var naturalTimeScale: CMTimeScale { 0 }
  open var totalSampleDataLength: Int64 { 0 }
  open var requiresFrameReordering: Bool { false }
  open var preferredVolume: Float { 1 }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var segments: [AVAssetTrackSegment] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }
}

open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  open var isEmpty: Bool { true }
}
