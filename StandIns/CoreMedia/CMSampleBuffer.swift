@_exported import CoreVideo
import StandInNotes

/// A piece of media. None ever arrives.
public final class CMSampleBuffer: StandInObject, @unchecked Sendable {
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var imageBuffer: CVImageBuffer? { nil }
  public var numSamples: Int { 0 }
  public var isValid: Bool { false }
  public var formatDescription: CMFormatDescription? { nil }
  public var dataBuffer: CMBlockBuffer? { nil }
  public var decodeTimeStamp: CMTime { .invalid }
  public var outputPresentationTimeStamp: CMTime { .invalid }
  public var outputDuration: CMTime { .invalid }
  public var totalSampleSize: Int { 0 }
  public var dataReadiness: DataReadiness { .notReady }

  public enum DataReadiness: Sendable {
    case notReady, ready
  }

  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { [] }
  public func sampleTimingInfo(at index: Int) throws -> CMSampleTimingInfo { CMSampleTimingInfo() }
  public func outputSampleTimingInfos() throws -> [CMSampleTimingInfo] { [] }
}

public final class CMFormatDescription: StandInObject, @unchecked Sendable {
  public init() {}

  public var mediaType: MediaType { MediaType(rawValue: 0) }
  public var mediaSubType: MediaSubType { MediaSubType(rawValue: 0) }
  public var dimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
  public var extensions: [String: Any] { [:] }

  public struct MediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: CMMediaType

    public init(rawValue: CMMediaType) { self.rawValue = rawValue }

    public static let video = MediaType(rawValue: 0x7669_6465)
    public static let audio = MediaType(rawValue: 0x736f_756e)
    public static let muxed = MediaType(rawValue: 0x6d75_7878)
    public static let text = MediaType(rawValue: 0x7465_7874)
    public static let closedCaption = MediaType(rawValue: 0x636c_6370)
    public static let subtitle = MediaType(rawValue: 0x7362_746c)
    public static let timeCode = MediaType(rawValue: 0x746d_6364)
    public static let metadata = MediaType(rawValue: 0x6d65_7461)
  }
}

public final class CMBlockBuffer: StandInObject, @unchecked Sendable {}
public final class CMTimebase: StandInObject, @unchecked Sendable {}
public final class CMClock: StandInObject, @unchecked Sendable {}

public typealias CMMediaType = UInt32
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMItemCount = Int
public typealias CMPersistentTrackID = Int32
public typealias CMVideoCodecType = UInt32

public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// The identifier of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e

public struct CMVideoDimensions: Equatable, Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }

  public init() { self.init(width: 0, height: 0) }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }

public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { 0 }

public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }

public func CMClockGetHostTimeClock() -> CMClock { CMClock() }

public func CMClockGetTime(_ clock: CMClock) -> CMTime {
  CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
}

public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { .zero }

public struct CMSampleTimingInfo: Equatable, Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime

  public init() { self = .invalid }

  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
    self.decodeTimeStamp = decodeTimeStamp
  }

  public static let invalid = CMSampleTimingInfo(
    duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
}

public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

/// Returns the error of an invalid argument: a buffer has no samples.
@discardableResult public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: Int, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 { -12731 }

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 {
  desc.mediaSubType.rawValue
}

public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { 0 }
