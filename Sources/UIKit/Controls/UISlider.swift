import DisplayLists
import SystemProfiles

/// A value on a track.
@preconcurrency @MainActor open class UISlider: NaturallySizedControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Not beyond the ends.
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }

  override var naturalSize: NaturalSize { session.metrics.slider }

  /// 0 at the minimum, 1 at the maximum.
  var fraction: CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat(min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1))
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
