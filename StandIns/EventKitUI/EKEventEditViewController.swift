@_exported import EventKit
import StandInViews
import UIKit

public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}

/// A screen with a Close button, which cancels.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.view = StandInScreen(name: "EKEventEditViewController") { [weak self] in self?.cancelEditing() }
    setViewControllers([content], animated: false)
  }

  open func cancelEditing() {
    if let editViewDelegate {
      editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    } else {
      dismiss(animated: true)
    }
  }
}

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar() }
}

public enum EKEventViewAction: Int, Sendable {
  case done, responded, deleted
}

/// A box with the event's title.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func loadView() {
    view = StandInScreen(name: event?.title ?? "EKEventViewController") { [weak self] in
      if let self { delegate?.eventViewController(self, didCompleteWith: .done) }
    }
  }
}

@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
