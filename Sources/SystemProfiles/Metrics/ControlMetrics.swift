import CoreTypes

/// The sizes and distances of the controls, bars and lists of one iOS generation, in points.
package struct ControlMetrics: Sendable, Hashable {
  package var `switch`: NaturalSize
  package var slider: NaturalSize
  package var stepper: NaturalSize
  package var segmentedControl: SegmentedControlMetrics
  package var progressView: ProgressViewMetrics
  package var activityIndicator: ActivityIndicatorMetrics
  package var refreshControlHeight: CGFloat
  package var scrollIndicator: ScrollIndicatorMetrics
  package var pageControl: PageControlMetrics
  package var picker: PickerMetrics
  package var searchBar: SearchBarMetrics
  package var textField: TextFieldMetrics
  package var textView: TextViewMetrics
  package var button: ButtonMetrics
  package var bars: BarMetrics
  package var table: TableMetrics
  package var listContent: ListContentMetrics
  package var margins: MarginMetrics
  package var presentation: PresentationMetrics
  package var alert: AlertMetrics
  package var popover: PopoverMetrics
  package var menu: MenuMetrics
  package var keyboard: KeyboardMetrics
  package var split: SplitMetrics
}
