/// The selection that a tap on a day of a calendar changes.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Updates the days that can be selected.
  open func updateSelectableDates() { view?.updateSelectable() }

  func allows(_ day: DateComponents) -> Bool { true }
  func holds(_ day: DateComponents, _ calendar: Calendar) -> Bool { false }
  func tap(_ day: DateComponents, _ calendar: Calendar) {}
}

/// A selection of a single day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { view?.updateSelection() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  override func holds(_ day: DateComponents, _ calendar: Calendar) -> Bool {
    selectedDate.map { calendar.isSameDay($0, day) } ?? false
  }

  /// Selects a day. A tap on the selected day clears the selection, if the delegate allows it.
  override func tap(_ day: DateComponents, _ calendar: Calendar) {
    let new = holds(day, calendar) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// - Parameter dateComponents: the selected day; nil after the selection is cleared.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { view?.updateSelection() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func holds(_ day: DateComponents, _ calendar: Calendar) -> Bool {
    selectedDates.contains { calendar.isSameDay($0, day) }
  }

  override func tap(_ day: DateComponents, _ calendar: Calendar) {
    if holds(day, calendar) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { calendar.isSameDay($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else if allows(day) {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
