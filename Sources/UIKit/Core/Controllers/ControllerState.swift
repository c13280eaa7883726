/// A controller's place among controllers. A parent keeps its children alive, not the other way round.
struct ControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// What the place of this controller's view makes of its traits: a column, a sheet.
  var traitsOfPlace: UITraitCollection?
  /// What the parent replaces of this controller's traits.
  var overriddenTraits: UITraitCollection?
  /// What the controller itself says in place of what it inherits.
  var ownTraits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
  /// In the order in which they were added.
  var keyCommands: [UIKeyCommand] = []
  /// As they were told last; nil for a controller that has not been on screen.
  var toldTraits: UITraitCollection?
  /// Members that are just being called by their other name.
  var namesInUse: NamesInUse = []
  /// Children that are just being asked for by the other name, with UIKit's own answer.
  var askedFor: [DecidingChild: UIViewController?] = [:]
}

/// Where a window or a container last put the controller's view.
struct ControllerPlace {
  /// Nil while no window or container of the system places the view.
  var area: ContentArea?
  /// Of a root view in a window that does not turn with the interface.
  var turn = CGAffineTransform.identity
  /// A transition of the program's moves the view: it is neither put elsewhere nor taken out.
  var isHeld = false
  /// What a change of the environment is about to bring.
  var plannedArea: ContentArea?
  /// What `automaticallyAdjustsScrollViewInsets` has added to the content insets so far, and whose.
  var scrollInsets = UIEdgeInsets.zero
  weak var scrollView: UIScrollView?
}

/// How far a controller has come on its way to the screen or from it.
struct ControllerAppearance {
  enum Phase { case away, appearing, shown, disappearing }

  var phase = Phase.away
  var isAnimated = false
  /// `viewWillAppear` was sent, `viewIsAppearing` was not.
  var awaitsIsAppearing = false
  /// `updateProperties` was called at least once.
  var hasUpdatedProperties = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  mutating func forgetComing() { (isMovingToParent, isBeingPresented) = (false, false) }
  mutating func forgetLeaving() { (isMovingFromParent, isBeingDismissed) = (false, false) }
}

/// Who presents whom. A presenter keeps what it presents alive, not the other way round.
struct ControllerPresentation {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Of this controller, as the presented one.
  var controller: UIPresentationController?
  /// Asked for before the presentation, with the style that it is for.
  var coming: (controller: UIPresentationController, style: UIModalPresentationStyle)?
  var style: UIModalPresentationStyle?
  var definesContext: Bool?
}
