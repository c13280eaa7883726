import UIKit

// Volumes of tracks. They are kept, and nothing is mixed.
open class AVAudioMix: NSObject, NSCopying, @unchecked Sendable {
  var parameters: [AVAudioMixInputParameters] = []

  open var inputParameters: [AVAudioMixInputParameters] { parameters }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

open class AVAudioMixInputParameters: NSObject, NSCopying, @unchecked Sendable {
  var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid

  open var trackID: CMPersistentTrackID { track }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public override init() {}

  public convenience init(track: AVAssetTrack?) {
    self.init()
    self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  open override var trackID: CMPersistentTrackID {
    get { track }
    set { track = newValue }
  }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
