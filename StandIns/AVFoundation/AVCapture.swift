import StandInNotes
import UIKit

/// A session without a camera: it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }

  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) {}
  open func removeConnection(_ connection: AVCaptureConnection) {}
  open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var synchronizationClock: CMClock? { nil }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}

  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
  }

  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  public static let didStartRunningNotification = NSNotification.Name.AVCaptureSessionDidStartRunning
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
  public static let interruptionEndedNotification = NSNotification.Name.AVCaptureSessionInterruptionEnded
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
  open var hardwareCost: Float { 0 }
  open var systemPressureCost: Float { 0 }
}

/// A device, of which there are none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() { super.init() }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var videoZoomFactor: CGFloat = 1
  open var focusPointOfInterest = CGPoint.zero
  open var exposurePointOfInterest = CGPoint.zero
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open var modelID: String { "" }
  open var manufacturer: String { "" }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var isSuspended: Bool { false }
  open var isVirtualDevice: Bool { false }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var isFlashAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var lensPosition: Float { 0 }
  open var lensAperture: Float { 0 }
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var isAdjustingWhiteBalance: Bool { false }
  open var iso: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var exposureTargetBias: Float { 0 }
  open var exposureTargetOffset: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var isRampingVideoZoom: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var automaticallyAdjustsVideoHDREnabled = true
  open var isVideoHDREnabled = false
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var maxWhiteBalanceGain: Float { 1 }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }

  /// Refuses at once.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    StandInNote.report("AVFoundation", "media is not read, played or recorded, and there is no camera")
    handler(false)
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open func lockForConfiguration() throws { throw StandInError("The camera") }
  open func unlockForConfiguration() {}
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw StandInError("The camera") }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}

  public static let maxAvailableTorchLevel: Float = 1
  public static let currentLensPosition: Float = -1
  public static let currentISO: Float = 0
  public static let currentExposureDuration = CMTime.invalid
  public static let subjectAreaDidChangeNotification = NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange
  public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
  public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected

  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float = 1
    public var greenGain: Float = 1
    public var blueGain: Float = 1

    public init() {}

    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }

  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none, near, far
  }

  /// A format, of which there are none.
  open class Format: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var isVideoHDRSupported: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .invalid }
    open var maxExposureDuration: CMTime { .invalid }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  }

  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }
}

open class AVFrameRateRange: NSObject, @unchecked Sendable {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureInput: NSObject, @unchecked Sendable {
  open var ports: [Port] { [] }

  open class Port: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
  }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isEnabled = true
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isVideoOrientationSupported: Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoStabilizationSupported: Bool { false }
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var inputPorts: [AVCaptureInput.Port] { [] }
  open var output: AVCaptureOutput? { nil }
  open var isActive: Bool { false }
  open var audioChannels: [AVCaptureAudioChannel] { [] }

  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  open var averagePowerLevel: Float { -160 }
  open var peakHoldLevel: Float { -160 }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic
  case auto = -1
}

/// An empty layer.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  open var isPreviewing: Bool { false }
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
}
