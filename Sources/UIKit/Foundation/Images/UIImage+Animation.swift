/// The frames of an animated image.
struct ImageFrames {
  let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval

  /// - Parameter time: seconds since the start.
  func image(after time: TimeInterval) -> UIImage {
    let turn = (time / duration).truncatingRemainder(dividingBy: 1)
    return images[min(images.count - 1, max(0, Int(turn * Double(images.count) + 1e-9)))]
  }
}

// Animated images. Image views animate them by the session's clock; other views show the first image.
extension UIImage {
  /// Returns an image that shows each of `images` for an equal part of `duration`, repeatedly.
  ///
  /// - Parameter duration: in seconds; 0 for a thirtieth of a second per image.
  /// - Returns: nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let stills = images.flatMap { $0.images ?? [$0] }
    let full = duration > 0 && duration.isFinite ? duration : Double(stills.count) / 30
    return stills.first?.varied { $0.frames = ImageFrames(images: stills, duration: full) }
  }

  /// Loads the existing images `name0`, `name1` and so on, or `name` alone if there are none.
  ///
  /// A series starts at 0 or 1 and has at most 1024 images.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    series(name).flatMap { animatedImage(with: $0, duration: duration) }
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = series(name)?.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return images.flatMap { animatedImage(with: $0, duration: duration) }
  }

  private class func series(_ name: String) -> [UIImage]? {
    let start = UIImage(named: "\(name)0") == nil ? 1 : 0
    let images = (start...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
    return images.isEmpty ? UIImage(named: name).map { [$0] } : Array(images)
  }
}
