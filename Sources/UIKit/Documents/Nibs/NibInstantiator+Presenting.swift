import InterfaceDocuments

// Date pickers and search bars.
extension NibInstantiator {
  /// A document without a date has the first moment of 2001, not today: it looks the same every day.
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
  /// The moment that status bars show, of the year in which 9 January is a Tuesday: what a picker without a date of its
  /// own begins with. Layout knows no clock.
  fileprivate static let inStatusBar = Date(timeIntervalSinceReferenceDate: 190_028_460)
}
