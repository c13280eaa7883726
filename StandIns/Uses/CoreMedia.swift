import CoreMedia
import Foundation

func text(_ time: CMTime) -> String { "\(Int(CMTimeGetSeconds(time)) / 60) \(time + .zero > .invalid)" }

func isValid(_ track: CMPersistentTrackID) -> Bool { track != kCMPersistentTrackID_Invalid }

struct Track: Equatable {
  let id: CMPersistentTrackID
  let formats: [CMFormatDescription]
}
