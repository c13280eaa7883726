import StandInNotes
import UIKit

// Compositions keep their tracks; media are never read, so that inserting fails.
open class AVComposition: AVAsset, @unchecked Sendable {}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var content: [AVMutableCompositionTrack] = []
  private var size = CGSize.zero

  public convenience init() { self.init(address: nil) }

  public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) {
    self.init(address: nil)
  }

  open override var duration: CMTime { .zero }
  open override var tracks: [AVAssetTrack] { content }
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }

  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    content.filter { $0.mediaType == mediaType }
  }

  open override func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    content.first { $0.trackID == trackID }
  }

  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let free = (content.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(
      mediaType: mediaType, id: preferredTrackID == kCMPersistentTrackID_Invalid ? free : preferredTrackID)
    content.append(track)
    return track
  }

  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    content.first { $0.mediaType == track.mediaType }
  }

  open func removeTrack(_ track: AVCompositionTrack) { content.removeAll { $0 === track } }

  /// - Throws: always.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    throw StandInError("Media")
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private let type: AVMediaType
  private let id: CMPersistentTrackID
  var transform = CGAffineTransform.identity

  init(mediaType: AVMediaType, id: CMPersistentTrackID) { (type, self.id) = (mediaType, id) }

  open override var mediaType: AVMediaType { type }
  open override var trackID: CMPersistentTrackID { id }
  open override var preferredTransform: CGAffineTransform { transform }
}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  /// - Throws: always.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw StandInError("Media")
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
