import SystemProfiles

// The layout of a slider's parts. In right-to-left layouts, the track begins on the right.
extension UISlider {
  /// The space between a value image and the track.
  ///
  /// > Basis: assumed, recalled: about 8 points.
  private static let imageGap: CGFloat = 8

  private var isGlossy: Bool { session.behaves(.chromeIsGlossy) }

  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    if isGlossy { return CGSize(width: 23, height: 23) }
    return session.behaves(.chromeIsGlass) ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
  }

  private var trackHeight: CGFloat {
    if let image = currentMinimumTrackImage ?? currentMaximumTrackImage, image.size.height > 0 {
      return image.size.height
    }
    return session.behaves(.chromeIsGlass) ? 6 : session.metrics.progressView.default.height ?? 2
  }

  func imageRect(of image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = atStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + session.pixelGrid.floor((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Returns the frame of the track. The thumb extends 2 points beyond each end.
  func track(in bounds: CGRect) -> CGRect {
    let first = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 2
    let last = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 2
    let y = bounds.minY + session.pixelGrid.floor((bounds.height - trackHeight) / 2)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? last : first), y: y, width: max(0, bounds.width - first - last),
      height: trackHeight)
  }

  func thumb(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = thumbSize, reach = max(0, track.width + 4 - size.width), fraction = fraction(of: value)
    return CGRect(
      x: session.pixelGrid.round(track.minX - 2 + reach * (isRightToLeft ? 1 - fraction : fraction)),
      y: bounds.minY + session.pixelGrid.floor((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  var shownThumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// - Parameter x: the position of the thumb's middle.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard track.width > 0, first != last else { return value }
    let share = min(max((x - first) / (last - first), 0), 1)
    return minimumValue + Float(share) * (maximumValue - minimumValue)
  }
}
