import StandInNotes
import UIKit

/// A player that never plays: it stays paused, and its items never become ready.
open class AVPlayer: NSObject, @unchecked Sendable {
  open internal(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float {
    get { 0 }
    set {}
  }
  open var defaultRate: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var sourceClock: CMClock?
  open var masterClock: CMClock?

  public override init() {
    super.init()
    StandInNote.report("AVFoundation", "media is not read, played or recorded, and there is no camera")
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var isExternalPlaybackActive: Bool { false }
  open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
  open class var eligibleForHDRPlayback: Bool { false }
  public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")

  open func play() {}
  open func pause() {}
  open func playImmediately(atRate rate: Float) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to date: Date) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
  open func seek(to date: Date, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  @discardableResult public func seek(to time: CMTime) async -> Bool { false }
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { false }
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelPendingPrerolls() {}
  open func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {}
  open func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? { nil }

  /// - Returns: a token; the block is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1, pauses, continuesIfPossible
}

open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
  public let preferredLanguages: [String]?
  public let preferredMediaCharacteristics: [AVMediaCharacteristic]?

  public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
    (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
  }
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init()
    (queue, currentItem) = (items, items.first)
  }

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    currentItem = queue.first
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    queue.insert(item, at: afterItem.flatMap(queue.firstIndex).map { $0 + 1 } ?? queue.count)
    currentItem = queue.first
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    currentItem = queue.first
  }
  open func removeAllItems() { (queue, currentItem) = ([], nil) }
}

open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {}

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var loopCount: Int { 0 }
  open var loopingPlayerItems: [AVPlayerItem] { [] }

  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  open func disableLooping() {}
}

open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
  public let asset: AVAsset

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var forwardPlaybackEndTime = CMTime.invalid
  open var externalMetadata: [AVMetadataItem] = []
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredPeakBitRateForExpensiveNetworks = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var startsOnFirstEligibleVariant = false
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var seekingWaitsForVideoCompositionRendering = false
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var configuredTimeOffsetFromLive = CMTime.invalid
  open var textStyleRules: [AVTextStyleRule]?
  open var recommendedTimeOffsetFromLive: CMTime { .invalid }
  open var timebase: CMTimebase? { nil }
  open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  open var canPlaySlowForward: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var automaticallyLoadedAssetKeys: [String] { [] }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var canPlayReverse: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var outputs: [AVPlayerItemOutput] { [] }

  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) { completionHandler?(false) }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  @discardableResult open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
    completionHandler?(false)
    return false
  }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
  open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func add(_ output: AVPlayerItemOutput) {}
  open func remove(_ output: AVPlayerItemOutput) {}
  open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open var assetTrack: AVAssetTrack? { nil }
}

open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  open var uri: String? { nil }
  open var numberOfStalls: Int { -1 }
  open var numberOfBytesTransferred: Int64 { -1 }
  open var indicatedBitrate: Double { -1 }
  open var observedBitrate: Double { -1 }
}

open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
  open var uri: String? { nil }
}

open class AVTextStyleRule: NSObject, @unchecked Sendable {
  public let textMarkupAttributes: [String: Any]
  public let textSelector: String?

  public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
    (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
  }
}

open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(pixelBufferAttributes: [String: Any]? = nil) {}

  public init(outputSettings: [String: Any]?) {}

  open weak var delegate: (any AVPlayerItemOutputPullDelegate)? { nil }
  open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {}
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  public init(identifiers: [String]?) {}
  open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?) {}
}

public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
  public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {}
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
  public static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
  public static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
  public static let mediaSelectionDidChangeNotification = NSNotification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")
}

extension NSValue {
  /// Foundation boxes few types on Linux; the time is stored as a range of its value and its scale.
  public convenience init(time: CMTime) {
    self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
  }

  public var timeValue: CMTime { CMTime(value: Int64(rangeValue.location), timescale: Int32(rangeValue.length)) }
  public var timeRangeValue: CMTimeRange { .invalid }
}

/// A layer that shows samples. It stays empty.
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var controlTimebase: CMTimebase?
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var isReadyForMoreMediaData: Bool { false }
  open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
  open var error: (any Error)? { nil }
  open var requiresFlushToResumeDecoding: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
  open func flush() {}
  open func flushAndRemoveImage() {}

  /// The block is never called.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
  open func stopRequestingMediaData() {}
}

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
  case unknown, rendering, failed
}

open class AVSynchronizedLayer: CALayer {
  open var playerItem: AVPlayerItem?

  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}

/// An empty layer.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  open var pixelBufferAttributes: [String: Any]?

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Returns the largest rectangle of a ratio inside another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
