import StandInNotes
import UIKit

/// A writer, which cannot be created.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public let outputURL: URL
  public let outputFileType: AVFileType
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid
  open var movieTimeScale: CMTimeScale = 0
  open var directoryForTemporaryFiles: URL?

  /// - Throws: always.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    super.init()
    throw StandInError("Media")
  }

  /// - Throws: always.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  open var inputs: [AVAssetWriterInput] { [] }
  open var availableMediaTypes: [AVMediaType] { [] }
  open var status: Status { .failed }
  open var error: (any Error)? { StandInError("Media") }

  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) {}
  open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() {}
  open func finishWriting(completionHandler handler: @escaping () -> Void) { handler() }
  public func finishWriting() async {}

  public enum Status: Int, Sendable {
    case unknown, writing, completed, failed, cancelled
  }
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var metadata: [AVMetadataItem] = []
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var preferredVolume: Float = 1
  open var languageCode: String?
  open var performsMultiPassEncodingIfSupported = false
  open var isReadyForMoreMediaData: Bool { false }

  public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
  }

  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
  ) { (self.mediaType, self.outputSettings) = (mediaType, outputSettings) }

  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }

  /// The block is never called.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}

  open func markAsFinished() {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?

  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }

  open var pixelBufferPool: CVPixelBufferPool? { nil }
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// A reader, which cannot be created.
open class AVAssetReader: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  /// - Throws: always.
  public init(asset: AVAsset) throws {
    self.asset = asset
    super.init()
    throw StandInError("Media")
  }

  open var outputs: [AVAssetReaderOutput] { [] }
  open var status: Status { .failed }
  open var error: (any Error)? { StandInError("Media") }

  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  open func add(_ output: AVAssetReaderOutput) {}
  open func startReading() -> Bool { false }
  open func cancelReading() {}

  public enum Status: Int, Sendable {
    case unknown, reading, completed, failed, cancelled
  }
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open var mediaType: AVMediaType { .video }

  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

  public init(track: AVAssetTrack, outputSettings: [String: Any]? = nil) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }

  open override var mediaType: AVMediaType { track.mediaType }
}

open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?

  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
  }

  open override var mediaType: AVMediaType { .audio }
}

open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let videoTracks: [AVAssetTrack]
  public let videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?

  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
  }
}
