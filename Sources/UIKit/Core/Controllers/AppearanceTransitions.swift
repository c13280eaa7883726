/// Who is on screen in a session, and who is on the way.
@MainActor struct AppearanceTransitions {
  private(set) var shown: [UIViewController] = []
  private var identifiers: Set<ObjectIdentifier> = []
  fileprivate var ends = AppearanceEnds()
  /// Who is about to be told `viewWillAppear`: until all are, their views stay out of the window.
  private var announced: Set<ObjectIdentifier> = []
  /// What the views of these were to be added to.
  private var waiting: [(view: UIView, superview: UIView)] = []

  nonisolated init() {}

  var isAtRest: Bool { ends.isEmpty }

  func shows(_ controller: UIViewController) -> Bool { identifiers.contains(ObjectIdentifier(controller)) }

  /// - Returns: who was on screen and is no longer, who is and was not.
  fileprivate mutating func show(
    _ target: [UIViewController]
  ) -> (going: [UIViewController], coming: [UIViewController]) {
    let going = shown.without(target), coming = target.without(shown)
    (shown, identifiers) = (target, Set(target.map(ObjectIdentifier.init)))
    return (going, coming)
  }

  /// - Returns: those that were not on screen yet.
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

  // MARK: Views that stay out of the window

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

/// What is to be told when a transition is over.
@MainActor struct AppearanceEnds {
  var underWay: [UIViewController] = []
  /// A presentation or dismissal: who comes has appeared before who goes has disappeared.
  var comingEndsFirst = false
  /// What containers do when a transition is over: tell a child that it has moved.
  var completions: [@MainActor () -> Void] = []

  nonisolated init() {}

  var isEmpty: Bool { underWay.isEmpty && completions.isEmpty }

  mutating func add(_ other: AppearanceEnds) {
    underWay = other.underWay + underWay
    completions = other.completions + completions
    comingEndsFirst = comingEndsFirst || other.comingEndsFirst
  }

  /// Each controller once, with the half of its way that is to be ended.
  fileprivate var inOrder: [(controller: UIViewController, phase: ControllerAppearance.Phase)] {
    var seen: Set<ObjectIdentifier> = []
    let ends = underWay.reversed().filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { ($0, $0.appearance.phase) }
    let going = ends.filter { $0.1 == .disappearing }, coming = ends.filter { $0.1 == .appearing }
    return comingEndsFirst ? coming + going : going + coming
  }
}

extension Session {
  /// First half of a turn: new views are loaded, who leaves is told, views are placed, who comes is told. Runs when a
  /// window, a stack or a tab changes, and before each frame.
  ///
  /// > Basis: documented for each pair of callbacks; assumed for parents before children here and after them at the end.
  ///
  /// - Parameters:
  ///   - isModal: something is presented or dismissed.
  ///   - transition: a program's, with whose end the second half comes; nil for the next frame.
  func beginTransitions(
    animated: Bool = false, isModal: Bool = false, for transition: ControllerTransition? = nil
  ) {
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

  /// The next trait pass adds the views that waited for `viewWillAppear` to be over.
  func placeAnnouncedViews() {
    guard appearances.isAnnouncing else { return }
    for (view, superview) in appearances.takeWaiting() {
      superview.markNeedsTraitUpdate()
      view.markNeedsTraitUpdate()
    }
  }

  /// A callback may change who is shown, or run a whole frame.
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

  /// The same for children whose views the program is about to add to shown ones: nobody else changes.
  func beginAppearing(_ children: [UIViewController]) -> [UIViewController] {
    perform {
      children.flatMap(\.shownFamily).forEach { $0.loadViewIfNeeded() }
      let coming = appearances.add(children.flatMap(\.shownFamily))
      begin(coming, isAppearing: true)
      return coming
    }
  }

  /// And for those whose views it is about to take away.
  func beginDisappearing(_ controllers: [UIViewController]) {
    appearances.remove(controllers)
    begin(controllers, isAppearing: false)
  }

  /// Who should be on screen. Loading a view can add children to it.
  private var shownControllers: [UIViewController] { windows.flatMap { $0.rootViewController?.shownFamily ?? [] } }

  /// Second half, when the frame is laid out: who left first, then who came; the other way round where one presents
  /// the other.
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

  /// Runs `body` when the transition that shows or hides `controller`'s children is over: now if it is not on screen.
  ///
  /// - Parameter transition: the program's that shows or hides them; nil for none.
  func afterTransition(
    in controller: UIViewController, for transition: ControllerTransition? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    if let transition { return transition.ends.completions.append(body) }
    guard appearances.shows(controller) else { return perform(body) }
    appearances.ends.completions.append(body)
  }

  /// A program's transition is over: the next frame tells so.
  func release(_ ends: AppearanceEnds) { appearances.ends.add(ends) }
}
