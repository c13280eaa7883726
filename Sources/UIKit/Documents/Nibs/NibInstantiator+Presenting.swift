import InterfaceDocuments

// Date pickers and search bars.
extension NibInstantiator {
  /// Configures a date picker. Without a date in the document, it shows a fixed date, so that every run is the same.
  func configure(_ picker: UIDatePicker, _ content: DatePickerContent) {
    picker.datePickerMode =
      switch content.mode {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      case "yearAndMonth": .yearAndMonth
      default: .dateAndTime
      }
    picker.preferredDatePickerStyle =
      switch content.style {
      case "wheels": .wheels
      case "compact": .compact
      case "inline": .inline
      default: .automatic
      }
    picker.minuteInterval = content.minuteInterval
    picker.isEnabled = content.isEnabled
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    picker.date = content.date.map(date) ?? (isOnCanvas ? date(0) : .inStatusBar)
    (picker.minimumDate, picker.maximumDate) = (content.minimumDate.map(date), content.maximumDate.map(date))
    if let duration = content.countDownDuration { picker.countDownDuration = duration }
  }

  func configure(_ well: UIColorWell, _ content: ColorWellContent) {
    (well.title, well.selectedColor) = (content.title, content.selectedColor.map(color))
    (well.supportsAlpha, well.isEnabled) = (content.supportsAlpha, content.isEnabled)
  }

  func configure(_ bar: UISearchBar, _ content: SearchBarContent) {
    (bar.text, bar.placeholder, bar.prompt) = (content.text, content.placeholder, content.prompt)
    bar.searchBarStyle =
      switch content.style {
      case "prominent": .prominent
      case "minimal": .minimal
      default: .default
      }
    bar.barStyle = content.barStyle?.hasPrefix("black") == true ? .black : .default
    bar.barTintColor = content.barTintColor.map(color)
    (bar.showsCancelButton, bar.scopeButtonTitles) = (content.showsCancelButton, content.scopeTitles)
    bar.showsScopeBar = content.showsScopeBar
    (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (content.showsBookmarkButton, content.showsResultsButton)
  }
}

extension Date {
  /// The default date of a picker: the time that status bars show, on 9 January of the year in which it is a Tuesday.
  /// Layout doesn't use the clock.
  fileprivate static let inStatusBar = Date(timeIntervalSinceReferenceDate: 190_028_460)
}
