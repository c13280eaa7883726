import AVKit
import UIKit

@MainActor func play(from controller: UIViewController) {
  let player = AVPlayerViewController()
  player.player = AVPlayer(url: URL(string: "https://example.com")!)
  controller.present(player, animated: true) { player.player?.play() }
}

@MainActor final class Picture: NSObject, @preconcurrency AVPictureInPictureControllerDelegate {
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
}
