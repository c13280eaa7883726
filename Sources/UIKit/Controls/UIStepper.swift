import DisplayLists
import SystemProfiles

/// Two buttons that change a number.
@preconcurrency @MainActor open class UIStepper: NaturallySizedControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  override func applyClassDefaults() {
    layout.hugging = AxisPair(.defaultHigh)
  }

  override var naturalSize: NaturalSize { session.metrics.stepper }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
