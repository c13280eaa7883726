/// The controllers on screen in a session, and those that are appearing or disappearing.
@MainActor struct AppearanceTransitions {
  private(set) var shown: [UIViewController] = []
  private var identifiers: Set<ObjectIdentifier> = []
  fileprivate var ends = AppearanceEnds()
  /// The controllers about to receive `viewWillAppear`. Until all have received it, their views stay out of the window.
  private var announced: Set<ObjectIdentifier> = []
  /// The withheld views, each with the superview to which it will be added.
  private var waiting: [(view: UIView, superview: UIView)] = []

  nonisolated init() {}

  var isAtRest: Bool { ends.isEmpty }

  func shows(_ controller: UIViewController) -> Bool { identifiers.contains(ObjectIdentifier(controller)) }

  /// - Returns: the controllers that are no longer on screen, and those that are new.
  fileprivate mutating func show(
    _ target: [UIViewController]
  ) -> (going: [UIViewController], coming: [UIViewController]) {
    let going = shown.without(target), coming = target.without(shown)
    (shown, identifiers) = (target, Set(target.map(ObjectIdentifier.init)))
    return (going, coming)
  }

  /// - Returns: the controllers that were not on screen yet.
  fileprivate mutating func add(_ controllers: [UIViewController]) -> [UIViewController] {
    let coming = controllers.filter { identifiers.insert(ObjectIdentifier($0)).inserted }
    shown += coming
    return coming
  }

  fileprivate mutating func remove(_ controllers: [UIViewController]) {
    shown = shown.without(controllers)
    identifiers.subtract(controllers.map(ObjectIdentifier.init))
  }

  fileprivate mutating func takeEnds() -> AppearanceEnds {
    defer { ends = AppearanceEnds() }
    return ends
  }

  // MARK: Withheld views

  var isAnnouncing: Bool { !announced.isEmpty }

  fileprivate mutating func announce(_ controllers: [UIViewController]) {
    announced = Set(controllers.map(ObjectIdentifier.init))
  }

  func withholds(_ controller: UIViewController) -> Bool { announced.contains(ObjectIdentifier(controller)) }

  func withholds(_ view: UIView) -> Bool { waiting.contains { $0.view === view } }

  mutating func withhold(_ view: UIView, from superview: UIView) {
    if !waiting.contains(where: { $0.view === view }) { waiting.append((view, superview)) }
  }

  fileprivate mutating func takeWaiting() -> [(view: UIView, superview: UIView)] {
    defer { (announced, waiting) = ([], []) }
    return waiting
  }
}

/// The calls to make at the end of a transition.
@MainActor struct AppearanceEnds {
  var underWay: [UIViewController] = []
  /// Whether appearing controllers finish before disappearing ones, as in a presentation or dismissal.
  var comingEndsFirst = false
  /// Work of containers for the end of a transition, such as calling a child's `didMove(toParent:)`.
  var completions: [@MainActor () -> Void] = []

  nonisolated init() {}

  var isEmpty: Bool { underWay.isEmpty && completions.isEmpty }

  mutating func add(_ other: AppearanceEnds) {
    underWay = other.underWay + underWay
    completions = other.completions + completions
    comingEndsFirst = comingEndsFirst || other.comingEndsFirst
  }

  /// Each controller once, with the phase that ends.
  fileprivate var inOrder: [(controller: UIViewController, phase: ControllerAppearance.Phase)] {
    var seen: Set<ObjectIdentifier> = []
    let ends = underWay.reversed().filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { ($0, $0.appearance.phase) }
    let going = ends.filter { $0.1 == .disappearing }, coming = ends.filter { $0.1 == .appearing }
    return comingEndsFirst ? coming + going : going + coming
  }
}

extension Session {
  /// Begins appearance transitions, the first half of a turn. Loads new views, notifies disappearing controllers,
  /// places views, and notifies appearing controllers. Runs when a window, a stack or a tab changes, and before each
  /// frame.
  ///
  /// > Basis: documented for each pair of callbacks; assumed for parents before children here and after them at the
  /// > end.
  ///
  /// - Parameters:
  ///   - isModal: whether a controller is presented or dismissed.
  ///   - transition: a custom transition whose end is the second half; nil to use the next frame.
  func beginTransitions(
    animated: Bool = false, isModal: Bool = false, for transition: ControllerTransition? = nil
  ) {
    // A container of its own that `loadView` fills appears with the view that is being loaded.
    if shownControllers.contains(where: \.isLoadingView) { return }
    placeAnnouncedViews()
    for window in windows where window.isHidden { firstResponderLeaves(with: window) }
    windows.removeAll(where: \.isHidden)
    if let keyWindow, keyWindow.isHidden { keyWindow.giveUpKey() }
    settleOrientation()
    perform {
      shownControllers.forEach { $0.loadViewIfNeeded() }
      let (going, coming) = appearances.show(shownControllers)
      guard !coming.isEmpty || !going.isEmpty else { return }
      if isModal {
        if let transition { transition.ends.comingEndsFirst = true } else { appearances.ends.comingEndsFirst = true }
      }
      updateStatusBar()
      begin(going, isAppearing: false, animated: animated, for: transition)
      appearances.announce(coming)
      for window in windows { _ = TraitPass.run(window) }
      begin(coming, isAppearing: true, animated: animated, for: transition)
      placeAnnouncedViews()
      for window in windows { _ = TraitPass.run(window) }
      for controller in coming { controller.tellIsAppearing() }
    }
  }

  /// Marks the withheld views, so that the next trait pass adds them after `viewWillAppear`.
  func placeAnnouncedViews() {
    guard appearances.isAnnouncing else { return }
    for (view, superview) in appearances.takeWaiting() {
      superview.markNeedsTraitUpdate()
      view.markNeedsTraitUpdate()
    }
  }

  /// Begins the transitions of controllers. A callback may change which controllers are shown, or run a whole frame.
  private func begin(
    _ controllers: [UIViewController], isAppearing: Bool, animated: Bool = false,
    for transition: ControllerTransition? = nil
  ) {
    for controller in controllers where appearances.shows(controller) == isAppearing {
      if let transition {
        transition.ends.underWay.append(controller)
      } else {
        appearances.ends.underWay.append(controller)
      }
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Begins the appearance of children whose views the program is about to add to visible ones. No other controllers
  /// change.
  func beginAppearing(_ children: [UIViewController]) -> [UIViewController] {
    perform {
      children.flatMap(\.shownFamily).forEach { $0.loadViewIfNeeded() }
      let coming = appearances.add(children.flatMap(\.shownFamily))
      begin(coming, isAppearing: true)
      return coming
    }
  }

  /// Begins the disappearance of controllers whose views the program is about to remove.
  func beginDisappearing(_ controllers: [UIViewController]) {
    appearances.remove(controllers)
    begin(controllers, isAppearing: false)
  }

  /// The controllers that should be on screen. Loading a view can add children to it.
  private var shownControllers: [UIViewController] { windows.flatMap { $0.rootViewController?.shownFamily ?? [] } }

  /// Ends appearance transitions, the second half of a turn, after the frame is laid out. Disappearing controllers
  /// finish first. In a presentation, appearing controllers do.
  ///
  /// > Basis: captured for pushes, in published logs; assumed for presentations: recalled.
  func endTransitions() {
    perform {
      let ends = appearances.takeEnds()
      for (controller, phase) in ends.inOrder where controller.appearance.phase == phase {
        controller.endAppearanceTransition()
      }
      ends.completions.forEach { $0() }
    }
  }

  /// Runs `body` at the end of the transition that shows or hides a controller's children, or immediately if the
  /// controller is not on screen.
  ///
  /// - Parameter transition: the custom transition that shows or hides them; nil for none.
  func afterTransition(
    in controller: UIViewController, for transition: ControllerTransition? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    if let transition { return transition.ends.completions.append(body) }
    guard appearances.shows(controller) else { return perform(body) }
    appearances.ends.completions.append(body)
  }

  /// Adds the calls of a finished custom transition to those that the next frame makes.
  func release(_ ends: AppearanceEnds) { appearances.ends.add(ends) }
}
