import CoreTypes

/// Image views and the small controls.
extension ArchiveDecoder {
  func imageView(_ source: ArchiveSource) -> ImageViewContent {
    var content = ImageViewContent()
    content.image = source.image("IBUIImage")
    content.highlightedImage = source.image("IBUIHighlightedImage")
    source.read("IBUIHighlighted", into: &content.isHighlighted)
    return content
  }

  func switchContent(_ source: ArchiveSource) -> SwitchContent {
    var content = SwitchContent()
    source.read("IBUIOn", into: &content.isOn)
    source.read("IBUIEnabled", into: &content.isEnabled)
    content.onTintColor = color(source, "IBUIOnTintColor")
    return content
  }

  func slider(_ source: ArchiveSource) -> SliderContent {
    var slider = SliderContent()
    source.read("IBUIValue", into: &slider.value)
    source.read("IBUIMinValue", into: &slider.minimumValue)
    source.read("IBUIMaxValue", into: &slider.maximumValue)
    source.read("IBUIEnabled", into: &slider.isEnabled)
    return slider
  }

  func stepper(_ source: ArchiveSource) -> StepperContent {
    var stepper = StepperContent()
    source.read("IBUIValue", into: &stepper.value)
    source.read("IBUIMinimumValue", into: &stepper.minimumValue)
    source.read("IBUIMaximumValue", into: &stepper.maximumValue)
    source.read("IBUIStepValue", into: &stepper.stepValue)
    return stepper
  }

  func segmentedControl(_ source: ArchiveSource) -> SegmentedControlContent {
    var control = SegmentedControlContent()
    let titles = source.array("IBSegmentTitles"), widths = source.array("IBSegmentWidths")
    control.segments = titles.indices.map { index in
      let width = widths.indices.contains(index) ? widths[index]["value"] ?? widths[index].string : ""
      return Segment(title: titles[index].string, width: Scalars.number(width) ?? 0)
    }
    source.read("IBSelectedSegmentIndex", into: &control.selectedIndex)
    source.read("IBUIEnabled", into: &control.isEnabled)
    control.style = source.option("IBSegmentControlStyle", codes: ["plain", "bordered", "bar", "bezeled"])
    return control
  }

  func activityIndicator(_ source: ArchiveSource) -> ActivityIndicatorContent {
    var indicator = ActivityIndicatorContent(), style = ActivityIndicatorContent.Style.whiteLarge
    source.read("IBUIStyle", into: &style, codes: [.whiteLarge, .white, .gray])
    indicator.style = style
    source.read("IBUIAnimating", into: &indicator.isAnimating)
    source.read("IBUIHidesWhenStopped", into: &indicator.hidesWhenStopped)
    indicator.color = color(source, "IBUIColor")
    return indicator
  }

  func progressView(_ source: ArchiveSource) -> ProgressViewContent {
    var progress = ProgressViewContent()
    source.read("IBUIProgress", into: &progress.progress)
    source.read("IBUIProgressViewStyle", into: &progress.style, codes: ProgressViewContent.Style.allCases)
    return progress
  }

  func showsSelectionIndicator(_ source: ArchiveSource) -> Bool {
    var shows = false
    source.read("IBUIShowsSelectionIndicator", into: &shows)
    return shows
  }

  func pageControl(_ source: ArchiveSource) -> PageControlContent {
    var control = PageControlContent()
    source.read("IBUINumberOfPages", into: &control.numberOfPages)
    source.read("IBUICurrentPage", into: &control.currentPage)
    source.read("IBUIHidesForSinglePage", into: &control.hidesForSinglePage)
    return control
  }

  func datePicker(_ source: ArchiveSource) -> DatePickerContent {
    var picker = DatePickerContent()
    picker.mode =
      source.option("IBUIDatePickerMode", codes: ["time", "date", "dateAndTime", "countDownTimer"]) ?? picker.mode
    source.read("IBUIMinuteInterval", into: &picker.minuteInterval)
    return picker
  }

  func searchBar(_ source: ArchiveSource) -> SearchBarContent {
    var bar = SearchBarContent()
    source.read("IBText", into: &bar.text)
    source.read("IBPlaceholder", into: &bar.placeholder)
    source.read("IBPrompt", into: &bar.prompt)
    // Captured: a bar with an empty prompt is 44 high, as without one.
    if bar.prompt?.isEmpty == true { bar.prompt = nil }
    source.read("IBShowsCancelButton", into: &bar.showsCancelButton)
    source.read("IBShowsScopeBar", into: &bar.showsScopeBar)
    bar.scopeTitles = source.array("IBScopeButtonTitles").map(\.string)
    bar.barStyle = barStyle(source, "IBBarStyle")
    bar.barTintColor = color(source, "IBTintColor")
    return bar
  }
}
