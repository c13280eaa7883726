/// A controller's relations to its parent and children. A parent retains its children, but not the other way around.
struct ControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// The traits that the place of the controller's view determines, such as a column or a sheet.
  var traitsOfPlace: UITraitCollection?
  /// The traits that the parent overrides for this controller.
  var overriddenTraits: UITraitCollection?
  /// The traits that the controller itself overrides.
  var ownTraits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
  /// In the order in which they were added.
  var keyCommands: [UIKeyCommand] = []
  /// The traits of the last notification; nil for a controller that has not been on screen.
  var toldTraits: UITraitCollection?
  /// The members that are currently being called by their other name.
  var namesInUse: NamesInUse = []
  /// The children that are currently being requested by the other name, with UIKit's own answer.
  var askedFor: [DecidingChild: UIViewController?] = [:]
}

/// The place that a window or a container last gave the controller's view.
struct ControllerPlace {
  /// Nil while no window or system container places the view.
  var area: ContentArea?
  /// The rotation of a root view in a window that does not rotate with the interface.
  var turn = CGAffineTransform.identity
  /// Whether a custom transition moves the view, which is then neither placed nor removed.
  var isHeld = false
  /// The area after a pending change of the environment.
  var plannedArea: ContentArea?
  /// The insets that `automaticallyAdjustsScrollViewInsets` has added so far, and the scroll view that has them.
  var scrollInsets = UIEdgeInsets.zero
  weak var scrollView: UIView?
}

/// The progress of a controller's appearance or disappearance.
struct ControllerAppearance {
  enum Phase { case away, appearing, shown, disappearing }

  var phase = Phase.away
  var isAnimated = false
  /// Whether `viewWillAppear` has been called and `viewIsAppearing` has not.
  var awaitsIsAppearing = false
  /// Whether `updateProperties` has been called at least once.
  var hasUpdatedProperties = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  mutating func forgetComing() { (isMovingToParent, isBeingPresented) = (false, false) }
  mutating func forgetLeaving() { (isMovingFromParent, isBeingDismissed) = (false, false) }
}

/// A controller's presentation by, and of, other controllers. A presenter retains the presented controller, but not the
/// other way around.
struct ControllerPresentation {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The presentation controller of this controller while it is presented.
  var controller: UIPresentationController?
  /// The presentation controller that was requested before the presentation, with its style.
  var coming: (controller: UIPresentationController, style: UIModalPresentationStyle)?
  var style: UIModalPresentationStyle?
  var definesContext: Bool?
}
