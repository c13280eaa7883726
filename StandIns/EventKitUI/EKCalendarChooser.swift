import StandInViews
import UIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single, multiple
}

public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}

/// A screen with a Close button, which cancels.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false
  open var showsCancelButton = false
  open var selectedCalendars: Set<EKCalendar> = []
  public let selectionStyle: EKCalendarChooserSelectionStyle

  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }

  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = StandInScreen(name: "EKCalendarChooser") { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.calendarChooserDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }
}

@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
