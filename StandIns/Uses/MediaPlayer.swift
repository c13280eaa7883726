import MediaPlayer
import UIKit

func nowPlaying(_ image: UIImage) {
  MPNowPlayingInfoCenter.default().nowPlayingInfo = [
    MPMediaItemPropertyTitle: "Song",
    MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: image.size) { _ in image },
    MPNowPlayingInfoPropertyPlaybackRate: 1.0,
  ]
  MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
}

@MainActor func picker() -> MPMediaPickerController {
  let query = MPMediaQuery.songs()
  query.addFilterPredicate(MPMediaPropertyPredicate(value: "Title", forProperty: MPMediaItemPropertyTitle))
  MPMusicPlayerController.applicationQueuePlayer.setQueue(with: query)
  return MPMediaPickerController(mediaTypes: .music)
}
