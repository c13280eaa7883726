import AVFoundation
import UIKit

class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

class Scanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate, AVAudioPlayerDelegate {
  let session = AVCaptureSession()
  let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
  var sound: AVAudioPlayer?

  func start() throws {
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
    try AVAudioSession.sharedInstance().setActive(true)
    guard let camera = AVCaptureDevice.default(for: .video) else { return }
    session.addInput(try AVCaptureDeviceInput(device: camera))
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr, .ean13]
    let preview = AVCaptureVideoPreviewLayer(session: session)
    preview.videoGravity = .resizeAspectFill
    view.layer.addSublayer(preview)
    session.startRunning()
    player.actionAtItemEnd = .none
    player.seek(to: CMTime(seconds: 2, preferredTimescale: 600))
    _ = player.addPeriodicTimeObserver(forInterval: CMTimeMake(value: 1, timescale: 2), queue: .main) { _ in }
    player.play()
    NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
    ) { _ in }
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a")))
    _ = try generator.copyCGImage(at: .zero, actualTime: nil)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) { print((metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue ?? "") }
}

func composition(of asset: AVURLAsset) async throws -> AVPlayerItem {
  let (duration, transform) = try await asset.load(.duration, .preferredTransform)
  let tracks = try await asset.loadTracks(withMediaType: .video)
  let size = try await tracks[0].load(.naturalSize)
  let composition = AVMutableComposition()
  let track = composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
  try track?.insertTimeRange(CMTimeRange(start: .zero, duration: duration), of: tracks[0], at: .zero)
  track?.preferredTransform = transform
  let video = AVMutableVideoComposition(propertiesOf: composition)
  let instruction = AVMutableVideoCompositionInstruction()
  instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: tracks[0])]
  (video.instructions, video.renderSize) = ([instruction], size)
  let item = AVPlayerItem(asset: composition)
  (item.videoComposition, item.audioMix) = (video, AVMutableAudioMix())
  return item
}

func read(_ asset: AVAsset, _ track: AVAssetTrack) throws {
  let reader = try AVAssetReader(asset: asset)
  let output = AVAssetReaderTrackOutput(track: track, outputSettings: nil)
  guard reader.canAdd(output) else { throw AVError(.unknown) }
  reader.add(output)
  let writer = try AVAssetWriter(url: URL(fileURLWithPath: "/"), fileType: .mp4)
  let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264])
  writer.add(input)
  input.requestMediaDataWhenReady(on: .main) { _ = output.copyNextSampleBuffer().map(input.append) }
  print(reader.startReading(), reader.status == .completed, writer.status == .failed)
}
