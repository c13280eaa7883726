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
    picker.date = date(content.date ?? 0)
    (picker.minimumDate, picker.maximumDate) = (content.minimumDate.map(date), content.maximumDate.map(date))
    if let duration = content.countDownDuration { picker.countDownDuration = duration }
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
  }
}
