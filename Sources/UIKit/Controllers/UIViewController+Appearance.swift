// On the way to the screen and from it.
extension UIViewController {
  /// For containers that send their children's callbacks themselves: `viewWillAppear` or `viewWillDisappear`. Nothing
  /// happens to a controller that is already on that way.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance.phase) {
    case (true, .away), (true, .disappearing):
      loadViewIfNeeded()
      (appearance.phase, appearance.isAnimated) = (.appearing, animated)
      session.perform { viewWillAppear(animated) }
    case (false, .shown), (false, .appearing):
      (appearance.phase, appearance.isAnimated) = (.disappearing, animated)
      session.perform { viewWillDisappear(animated) }
    default: break
    }
  }

  /// `viewDidAppear` or `viewDidDisappear`, whichever was begun last.
  public func endAppearanceTransition() {
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      appearance.phase = .shown
      session.perform { viewDidAppear(isAnimated) }
    case .disappearing:
      appearance.phase = .away
      session.perform { viewDidDisappear(isAnimated) }
    case .away, .shown: break
    }
    (appearance.isMovingToParent, appearance.isMovingFromParent) = (false, false)
    (appearance.isBeingPresented, appearance.isBeingDismissed) = (false, false)
  }
}

/// Who is on screen in a session, and who is on the way.
@MainActor struct AppearanceLedger {
  var shown: [UIViewController] = []
  fileprivate var underWay: [UIViewController] = []
  /// A presentation or dismissal: who comes has appeared before who goes has disappeared.
  fileprivate var comingEndsFirst = false
  /// What containers do when a transition is over: tell a child that it has moved.
  fileprivate var completions: [@MainActor () -> Void] = []

  nonisolated init() {}

  var isAtRest: Bool { underWay.isEmpty && completions.isEmpty }

  fileprivate mutating func takeEnds() -> [UIViewController] {
    defer { (underWay, comingEndsFirst) = ([], false) }
    let going = underWay.reversed().filter { $0.appearance.phase == .disappearing }
    let coming = underWay.reversed().filter { $0.appearance.phase == .appearing }
    return comingEndsFirst ? coming + going : going + coming
  }

  fileprivate mutating func takeCompletions() -> [@MainActor () -> Void] {
    defer { completions = [] }
    return completions
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
  ///   - leaving: on screen until now, and about to be taken off it.
  func beginTransitions(animated: Bool = false, isModal: Bool = false, leaving: [UIViewController] = []) {
    for window in windows where window.isHidden { firstResponderLeaves(with: window) }
    windows.removeAll(where: \.isHidden)
    if let keyWindow, keyWindow.isHidden { keyWindow.giveUpKey() }
    settleOrientation()
    shownControllers.forEach { $0.loadViewIfNeeded() }
    let target = shownControllers.filter { controller in !leaving.contains { $0 === controller } }
    let old = appearances.shown
    let coming = target.filter { controller in !old.contains { $0 === controller } }
    let going = old.filter { controller in !target.contains { $0 === controller } }
    guard !coming.isEmpty || !going.isEmpty else { return }
    appearances.shown = target
    if isModal { appearances.comingEndsFirst = true }
    appearances.underWay.append(contentsOf: going + coming)
    perform {
      updateStatusBar()
      going.forEach { $0.beginAppearanceTransition(false, animated: animated) }
      for window in windows { _ = TraitPass.run(window) }
      coming.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }
  }

  /// Who should be on screen. Loading a view can add children to it.
  private var shownControllers: [UIViewController] { windows.flatMap { $0.rootViewController?.shownFamily ?? [] } }

  /// Second half, when the frame is laid out: who left first, then who came; the other way round where one presents
  /// the other.
  ///
  /// > Basis: captured for pushes, in published logs; assumed for presentations: recalled.
  func endTransitions() {
    perform {
      let ends = appearances.takeEnds(), completions = appearances.takeCompletions()
      ends.forEach { $0.endAppearanceTransition() }
      completions.forEach { $0() }
    }
  }

  /// Runs `body` when the transition that shows or hides `controller`'s children is over: now if it is not on screen.
  func afterTransition(in controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
    guard appearances.shown.contains(where: { $0 === controller }) else { return perform(body) }
    appearances.completions.append(body)
  }
}
