import CoreTypes

/// Image views and the small controls.
extension ModernDecoder {
  func imageView(_ element: DocumentElement) -> ImageViewContent {
    let source = source(element)
    var content = ImageViewContent()
    content.image = source.image("image")
    content.highlightedImage = source.image("highlightedImage")
    content.symbolConfiguration = element.child(named: "preferredSymbolConfiguration").map(symbolConfiguration)
    source.read("highlighted", into: &content.isHighlighted)
    return content
  }

  func symbolConfiguration(_ element: DocumentElement) -> SymbolConfiguration {
    SymbolConfiguration(
      pointSize: source(element).number("pointSize"), weight: element["weight"], scale: element["scale"],
      font: font(element))
  }

  func switchContent(_ element: DocumentElement) -> SwitchContent {
    let source = source(element)
    var content = SwitchContent()
    source.read("on", into: &content.isOn)
    source.read("enabled", into: &content.isEnabled)
    content.onTintColor = color(element, "onTintColor")
    content.thumbTintColor = color(element, "thumbTintColor")
    return content
  }

  func slider(_ element: DocumentElement) -> SliderContent {
    let source = source(element)
    var slider = SliderContent()
    source.read("value", into: &slider.value)
    source.read("minValue", into: &slider.minimumValue)
    source.read("maxValue", into: &slider.maximumValue)
    source.read("enabled", into: &slider.isEnabled)
    source.read("continuous", into: &slider.isContinuous)
    slider.minimumTrackColor = color(element, "minimumTrackTintColor")
    slider.maximumTrackColor = color(element, "maximumTrackTintColor")
    slider.thumbColor = color(element, "thumbTintColor")
    slider.minimumImage = source.image("minimumValueImage")
    slider.maximumImage = source.image("maximumValueImage")
    return slider
  }

  func stepper(_ element: DocumentElement) -> StepperContent {
    let source = source(element)
    var stepper = StepperContent()
    source.read("value", into: &stepper.value)
    source.read("minimumValue", into: &stepper.minimumValue)
    source.read("maximumValue", into: &stepper.maximumValue)
    source.read("stepValue", into: &stepper.stepValue)
    source.read("enabled", into: &stepper.isEnabled)
    source.read("wraps", into: &stepper.wraps)
    source.read("autorepeat", into: &stepper.repeats)
    source.read("continuous", into: &stepper.isContinuous)
    return stepper
  }

  func segmentedControl(_ element: DocumentElement) -> SegmentedControlContent {
    let source = source(element)
    var control = SegmentedControlContent()
    control.segments = (element.child(named: "segments")?.children ?? []).map(segment)
    source.read("selectedSegmentIndex", into: &control.selectedIndex)
    source.read("segmentControlStyle", into: &control.style)
    source.read("apportionsSegmentWidthsByContent", into: &control.apportionsSegmentWidthsByContent)
    source.read("enabled", into: &control.isEnabled)
    source.read("momentary", into: &control.isMomentary)
    control.selectedTintColor = color(element, "selectedSegmentTintColor")
    return control
  }

  private func segment(_ element: DocumentElement) -> Segment {
    let source = source(element)
    var segment = Segment(title: source.text("title"), image: source.image("image"))
    source.read("width", into: &segment.width)
    source.read("enabled", into: &segment.isEnabled)
    return segment
  }

  func activityIndicator(_ element: DocumentElement) -> ActivityIndicatorContent {
    let source = source(element)
    var indicator = ActivityIndicatorContent()
    source.read("style", into: &indicator.style)
    source.read("animating", into: &indicator.isAnimating)
    source.read("hidesWhenStopped", into: &indicator.hidesWhenStopped)
    indicator.color = color(element, "color")
    return indicator
  }

  func progressView(_ element: DocumentElement) -> ProgressViewContent {
    let source = source(element)
    var progress = ProgressViewContent()
    source.read("progressViewStyle", into: &progress.style)
    source.read("progress", into: &progress.progress)
    progress.progressColor = color(element, "progressTintColor")
    progress.trackColor = color(element, "trackTintColor")
    return progress
  }

  func pageControl(_ element: DocumentElement) -> PageControlContent {
    let source = source(element)
    var control = PageControlContent()
    source.read("numberOfPages", into: &control.numberOfPages)
    source.read("currentPage", into: &control.currentPage)
    source.read("hidesForSinglePage", into: &control.hidesForSinglePage)
    control.pageColor = color(element, "pageIndicatorTintColor")
    control.currentPageColor = color(element, "currentPageIndicatorTintColor")
    return control
  }

  func datePicker(_ element: DocumentElement) -> DatePickerContent {
    let source = source(element)
    var picker = DatePickerContent()
    picker.mode = element["datePickerMode"] ?? picker.mode
    source.read("style", into: &picker.style)
    source.read("minuteInterval", into: &picker.minuteInterval)
    source.read("countDownDuration", into: &picker.countDownDuration)
    source.read("enabled", into: &picker.isEnabled)
    func date(_ key: String) -> Double? {
      element.child(named: "date", key: key)?["timeIntervalSinceReferenceDate"].flatMap(Scalars.number)
    }
    (picker.date, picker.minimumDate, picker.maximumDate) = (date("date"), date("minimumDate"), date("maximumDate"))
    return picker
  }

  func colorWell(_ element: DocumentElement) -> ColorWellContent {
    let source = source(element)
    var well = ColorWellContent()
    well.title = source.text("title")
    well.selectedColor = color(element, "selectedColor")
    source.read("supportsAlpha", into: &well.supportsAlpha)
    source.read("enabled", into: &well.isEnabled)
    return well
  }

  func searchBar(_ element: DocumentElement) -> SearchBarContent {
    let source = source(element)
    var bar = SearchBarContent()
    bar.text = source.text("text")
    bar.placeholder = source.text("placeholder")
    bar.prompt = source.text("prompt")
    bar.scopeTitles = (element.child(named: "scopeButtonTitles")?.children ?? []).map(\.string)
    bar.barTintColor = color(element, "barTintColor")
    source.read("searchBarStyle", into: &bar.style)
    source.read("barStyle", into: &bar.barStyle)
    source.read("showsCancelButton", into: &bar.showsCancelButton)
    source.read("showsScopeBar", into: &bar.showsScopeBar)
    source.read("showsBookmarkButton", into: &bar.showsBookmarkButton)
    source.read("showsSearchResultsButton", into: &bar.showsResultsButton)
    return bar
  }
}
