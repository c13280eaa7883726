/// The names of optional methods of UIKit's delegates and data sources.
enum DelegateMethods {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) && name.count > $0.count }
  }

  /// Names that begin with these and go on.
  private static let prefixes = [
    "actionSheet", "alertView", "application", "collectionViewDid", "colorPickerViewController",
    "contextMenuInteraction", "documentInteractionController", "documentPicker", "dragInteraction",
    "dynamicAnimator", "fontPickerViewController", "gestureRecognizerShould", "imagePickerController",
    "layoutManager", "navigationControllerPreferred", "navigationControllerSupported", "pageControlProgress",
    "pageControlTimer", "pageViewControllerPreferred", "pageViewControllerSupported", "pencilInteraction",
    "pickerViewDid", "popoverController", "popoverPresentationController", "presentationController",
    "printInteractionController", "sceneDid", "sceneWill", "scribbleInteraction", "scrollView", "searchBar",
    "sheetPresentationController", "splitViewController", "tabBarController", "tableViewDid", "textField",
    "textView", "toolTipInteraction", "userActivity",
  ]

  private static let names: Set<String> = [
    "actionSheet", "adaptivePresentationStyle", "alertView", "animateAlongsideTransition", "animationController",
    "animationDidStart", "animationDidStop", "animationEnded", "application", "calendarView", "collectionView",
    "collisionBehavior", "colorPickerViewController", "contextMenuInteraction", "dateSelection",
    "didDismissSearchController", "didPresentSearchController", "documentPicker", "dragInteraction",
    "dropInteraction", "editMenuInteraction", "findInteraction", "gestureRecognizer", "imagePickerController",
    "indexPathForPreferredFocusedView", "indexTitles", "interactionController", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "largeContentViewerInteraction",
    "layerWillDraw", "layoutManager", "layoutSublayers", "multiDateSelection", "navigationBar",
    "navigationController", "navigationItem", "navigationItemShouldBeginRenaming", "numberOfComponents",
    "numberOfSections", "pageControlProgress", "pageViewController", "pickerView", "pointerInteraction",
    "prepareForPopoverPresentation", "presentSearchController", "presentationController", "presentationCount",
    "presentationIndex", "scene", "scribbleInteraction", "searchBar", "sectionIndexTitles", "splitViewController",
    "stateRestorationActivity", "tabBar", "tabBarController", "tableView", "targetDisplayModeForAction",
    "textField", "textStorage", "textView", "toolbar", "viewControllerForZooming", "viewForZooming",
    "willDismissSearchController", "willPresentSearchController", "windowScene",
  ]
}
