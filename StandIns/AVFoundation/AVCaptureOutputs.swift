import StandInNotes
import UIKit

// Outputs of a session without a camera. Their delegates are never called.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { nil }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVMetadataObject: NSObject, @unchecked Sendable {
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }
  open var time: CMTime { .invalid }

  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    public static let microQR = ObjectType(rawValue: "MicroQR")
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? { nil }
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }

  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }

  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isLivePhotoCaptureSuspended = false
  open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isDepthDataDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isStillImageStabilizationSupported: Bool { false }
  open var isFlashScene: Bool { false }
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, StandInError("The camera")) }

  public enum QualityPrioritization: Int, Sendable {
    case speed = 1, balanced, quality
  }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  open var isAutoStillImageStabilizationEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isShutterSoundSuppressionEnabled = false
  open var livePhotoMovieFileURL: URL?
  open var metadata: [String: Any] = [:]
  public let format: [String: Any]?
  public let uniqueID: Int64 = 0
  public let rawPhotoPixelFormatType: OSType
  public let rawFileType: AVFileType?
  public let processedFileType: AVFileType?

  public override convenience init() { self.init(format: nil) }

  public init(format: [String: Any]?) {
    (self.format, rawPhotoPixelFormatType, rawFileType, processedFileType) = (format, 0, nil, nil)
  }

  public init(rawPixelFormatType: OSType) {
    (format, rawPhotoPixelFormatType, rawFileType, processedFileType) = (nil, rawPixelFormatType, nil, nil)
  }

  public init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    (format, rawPhotoPixelFormatType) = (processedFormat, rawPixelFormatType)
    (rawFileType, processedFileType) = (nil, nil)
  }

  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
}

open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  open var uniqueID: Int64 { 0 }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
  open var isFlashEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open var photoCount: Int { 0 }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0
  open var outputFileURL: URL? { nil }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var isRecordingPaused: Bool { false }

  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {}
  open func stopRecording() {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  open var metadata: [AVMetadataItem]?
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
