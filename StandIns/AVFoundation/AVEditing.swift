import StandInNotes
import UIKit

/// An export that fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange.invalid
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem]?
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open var metadataItemFilter: AVMetadataItemFilter?
  open var fileLengthLimit: Int64 = 0
  open var directoryForTemporaryFiles: URL?
  open var canPerformMultiplePassesOverSourceMediaData = false
  open var maxDuration: CMTime { .positiveInfinity }
  open var estimatedOutputFileLength: Int64 { 0 }
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov] }

  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

  /// Fails, and calls the handler at once.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    (status, error) = (.failed, StandInError("Media"))
    handler()
  }

  open func export() async { (status, error) = (.failed, StandInError("Media")) }

  /// - Throws: always.
  public func export(to url: URL, as fileType: AVFileType) async throws {
    (status, error) = (.failed, StandInError("Media"))
    throw StandInError("Media")
  }

  open func cancelExport() {}

  open func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) { handler([]) }

  open class func allExportPresets() -> [String] { [] }

  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoQualityKey = "Quality"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecHEVC = "hvc1"
public let AVVideoCodecJPEG = "jpeg"

open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
  open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}

/// Pictures of a video, of which there are none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  open var apertureMode: ApertureMode?
  open var videoComposition: AVVideoComposition?

  public init(asset: AVAsset) { self.asset = asset }

  /// - Throws: always.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw StandInError("Media")
  }

  /// - Throws: always.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw StandInError("Media")
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) { for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, StandInError("Media")) } }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, StandInError("Media")) }

  /// Returns a sequence with a failure for each time.
  public func images(for times: [CMTime]) -> Images { Images(times: times) }

  open func cancelAllCGImageGeneration() {}

  public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
    var times: [CMTime]

    public mutating func next() async -> Element? {
      times.isEmpty ? nil : .failure(requestedTime: times.removeFirst(), error: StandInError("Media"))
    }

    public func makeAsyncIterator() -> Images { self }

    public enum Element: Sendable {
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      case failure(requestedTime: CMTime, error: any Error)

      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }

      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }

      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): return time
          case .failure(_, let error): throw error
          }
        }
      }
    }
  }

  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public struct ApertureMode: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
}
