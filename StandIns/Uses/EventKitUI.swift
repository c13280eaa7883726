import EventKitUI
import UIKit

class Editor: UIViewController, EKEventEditViewDelegate {
  func edit() {
    let editor = EKEventEditViewController()
    editor.editViewDelegate = self
    present(editor, animated: true)
  }
  func eventEditViewController(_ c: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
    c.dismiss(animated: true)
  }
}

@MainActor func chooser(_ store: EKEventStore) -> EKCalendarChooser {
  EKCalendarChooser(
    selectionStyle: .single, displayStyle: .allCalendars, entityType: .event, eventStore: store)
}
