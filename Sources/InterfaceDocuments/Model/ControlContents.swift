import CoreTypes

package struct ImageViewContent: Sendable, Hashable {
  package var image: InterfaceImage?
  package var highlightedImage: InterfaceImage?
  package var isHighlighted = false
  package var symbolConfiguration: SymbolConfiguration?
  package init() {}
}

/// `preferredSymbolConfiguration`, as written.
package struct SymbolConfiguration: Sendable, Hashable {
  package var pointSize: Double?
  package var weight: String?
  package var scale: String?
  package var font: InterfaceFont?
}

package struct SwitchContent: Sendable, Hashable {
  package var isOn = false
  package var isEnabled = true
  package var onTintColor: InterfaceColor?
  package var thumbTintColor: InterfaceColor?
  package init() {}
}

package struct SliderContent: Sendable, Hashable {
  package var value = 0.0
  package var minimumValue = 0.0
  package var maximumValue = 1.0
  package var isEnabled = true
  package var isContinuous = true
  package var minimumTrackColor: InterfaceColor?
  package var maximumTrackColor: InterfaceColor?
  package var thumbColor: InterfaceColor?
  package var minimumImage: InterfaceImage?
  package var maximumImage: InterfaceImage?
  package init() {}
}

package struct StepperContent: Sendable, Hashable {
  package var value = 0.0
  package var minimumValue = 0.0
  package var maximumValue = 100.0
  package var stepValue = 1.0
  package var wraps = false
  package var repeats = true
  package var isContinuous = true
  package var isEnabled = true
  package init() {}
}

package struct SegmentedControlContent: Sendable, Hashable {
  package var segments: [Segment] = []
  /// The selected segment; -1 for none.
  package var selectedIndex = -1
  /// `plain`, `bordered`, `bar`, `bezeled`; affects sizes before iOS 7.
  package var style: String?
  package var apportionsSegmentWidthsByContent = false
  package var isMomentary = false
  package var isEnabled = true
  package var selectedTintColor: InterfaceColor?
  package init() {}
}

package struct Segment: Sendable, Hashable {
  package var title: String?
  package var image: InterfaceImage?
  /// The segment's width; 0 is automatic.
  package var width = 0.0
  package var isEnabled = true
}

package struct ActivityIndicatorContent: Sendable, Hashable {
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case whiteLarge, white, gray, medium, large
  }
  package var style = Style.white
  package var isAnimating = false
  package var hidesWhenStopped = false
  package var color: InterfaceColor?
  package init() {}
}

package struct ProgressViewContent: Sendable, Hashable {
  package enum Style: String, Sendable, Hashable, CaseIterable { case `default`, bar }
  package var style = Style.default
  package var progress = 0.0
  package var progressColor: InterfaceColor?
  package var trackColor: InterfaceColor?
  package init() {}
}

package struct PageControlContent: Sendable, Hashable {
  package var numberOfPages = 0
  package var currentPage = 0
  package var hidesForSinglePage = false
  package var pageColor: InterfaceColor?
  package var currentPageColor: InterfaceColor?
  package init() {}
}

package struct DatePickerContent: Sendable, Hashable {
  /// `time`, `date`, `dateAndTime`, `countDownTimer`.
  package var mode = "dateAndTime"
  /// `wheels`, `compact`, `inline`; nil is automatic.
  package var style: String?
  package var minuteInterval = 1
  /// The seconds since the beginning of 2001; nil if the document has none.
  package var date: Double?
  package var minimumDate: Double?
  package var maximumDate: Double?
  /// The duration in seconds.
  package var countDownDuration: Double?
  package var isEnabled = true
  package init() {}
}

package struct SearchBarContent: Sendable, Hashable {
  package var text: String?
  package var placeholder: String?
  package var prompt: String?
  /// `prominent`, `minimal`; nil is default.
  package var style: String?
  package var barStyle: String?
  package var showsCancelButton = false
  package var showsScopeBar = false
  package var showsBookmarkButton = false
  package var showsResultsButton = false
  package var scopeTitles: [String] = []
  package var barTintColor: InterfaceColor?
  package init() {}
}

package struct ColorWellContent: Sendable, Hashable {
  package var title: String?
  package var selectedColor: InterfaceColor?
  package var supportsAlpha = true
  package var isEnabled = true
  package init() {}
}
