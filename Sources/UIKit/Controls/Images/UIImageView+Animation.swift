// The image at a moment of an animation.
extension UIImageView {
  /// Whether the animated image plays, because the view has no animation images of its own.
  var playsAnimatedImage: Bool {
    animation?.start != nil && animationImages?.isEmpty != false && image?.images != nil
  }

  /// The current image of an animation; nil while none plays.
  var movingImage: UIImage? {
    guard playsAnimatedImage, let start = animation?.start, let frames = image?.variant.frames else {
      return animation?.image(at: session.now, isHighlighted: isHighlighted)
    }
    return frames.image(after: session.now - start)
  }

  /// Schedules a frame of the program for each image change.
  func scheduleNextImage() {
    guard let animation, let start = animation.start, isAnimating else { return }
    let frames = playsAnimatedImage ? image?.variant.frames : nil
    let count = frames?.images.count ?? max(animationImages?.count ?? 0, highlightedAnimationImages?.count ?? 0)
    guard count > 1 || frames == nil else { return }
    let step = max((frames?.duration ?? animation.fullDuration) / Double(max(1, count)), 1 / Session.framesPerSecond)
    let next = (((session.now - start) / step + 1e-6).rounded(.down) + 1) * step
    session.schedule(after: start + next - session.now) { [weak self, run = animation.run] in
      if let self, self.animation?.run == run { self.scheduleNextImage() }
    }
  }
}
