import SystemProfiles

// Changes of the environment while a program runs.
extension Session {
  /// Changes the environment: the text size, the appearance, the layout direction, the size of the screen. Views are
  /// notified and laid out again. To rotate the device, use `rotate(to:)`, which respects the supported orientations.
  package func change(_ edit: (inout SystemEnvironment) -> Void) {
    var target = environment
    edit(&target)
    guard target != environment, !orientations.isBusy else { return }
    let oldCategory = environment.contentSizeCategory
    perform {
      transition(to: target)
      if target.contentSizeCategory != oldCategory { postTextSize(target.contentSizeCategory) }
    }
    commitWindows()
  }

  private func postTextSize(_ category: UIContentSizeCategory) {
    notificationCenter.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Changes the environment between two complete frames. Completions wait for the duration of the animation.
  func transition(to target: SystemEnvironment) {
    orientations.isBusy = true
    defer { orientations.isBusy = false }
    finishTransition()
    for view in windows.flatMap(\.subviews) { view.interfaceWillChange() }
    commitWindows()
    guard let window = keyWindow ?? windows.last else { return adopt(target) }
    let transition = EnvironmentTransition(from: environment, to: target, in: window)
    let oldBar = environment.statusBarFrame, oldTraits = traits
    let oldGeometry = UIWindowScene.Geometry(environment)
    announceStatusBar(in: target, over: transition.coordinator.transitionDuration)
    if transition.changesSizes {
      run(transition)
    } else {
      adopt(target)
    }
    statusBarDidChange(from: oldBar, oldGeometry.interfaceOrientation)
    tellScenes(of: oldGeometry, oldTraits)
    commitWindows()
  }

  private func run(_ transition: EnvironmentTransition) {
    orientations.transition = transition
    let turn = screenTurn(of: transition)
    announce(transition)
    if transition.lowersContent {
      animate(AnimationTiming(duration: transition.coordinator.transitionDuration)) {
        adopt(transition.target)
        layOutWindows()
      }
    } else {
      screenKeyboard.interfaceWillTurn()
      motions.turn = turn
      adopt(transition.target)
      layOutWindows()
      screenKeyboard.interfaceDidTurn(from: transition.old)
    }
    transition.coordinator.runAlongside(layOut: layOutWindows)
    schedule(after: transition.coordinator.transitionDuration) { [weak self] in
      if self?.orientations.transition?.coordinator === transition.coordinator { self?.finishTransition() }
    }
  }

  /// Finishes the transition in progress, after its duration or when the next one begins.
  private func finishTransition() {
    guard let transition = orientations.transition else { return }
    transition.coordinator.finish()
    orientations.transition = nil
  }

  /// Adopts an environment: sets the sizes of windows and of the views that containers place, and traits. Does not lay
  /// out views yet.
  func adopt(_ target: SystemEnvironment) {
    let old = environment, oldTraits = traits
    setEnvironment(target)
    updateStatusBar()
    if !old.laysOutLike(target) { windows.forEach { $0.layOutAnew() } }
    placeWindows(from: old.screenBounds, to: target.screenBounds)
    if oldTraits != traits { tellCoveredControllers() }
  }

  /// Updates the traits of controllers whose views are in no window. Through iOS 16, they inherit traits from their
  /// parents.
  private func tellCoveredControllers() {
    guard behaves(.parentsPassTraitsToControllers) else { return }
    for controller in windows.compactMap(\.rootViewController).flatMap(\.wholeFamily)
    where controller.isViewLoaded && controller.loadedView?.window == nil {
      controller.update(controller.traitCollection, isOnScreen: false)
    }
  }

  /// Resizes windows that fill the screen. If the screen stays in portrait, windows keep their size and their root
  /// views rotate.
  private func placeWindows(from old: CGRect, to new: CGRect) {
    orientations.isPlacing = true
    for window in windows where window.frame == old { window.frame = new }
    for window in windows { _ = TraitPass.run(window) }
    orientations.isPlacing = false
  }

  func layOutWindows() { for window in windows { layoutIfNeeded(window) } }
}

extension SystemEnvironment {
  /// Whether views of the same size are laid out identically.
  fileprivate func laysOutLike(_ other: SystemEnvironment) -> Bool {
    contentSizeCategory == other.contentSizeCategory && layoutDirection == other.layoutDirection
      && localeIdentifier == other.localeIdentifier && scale == other.scale && interfaceStyle == other.interfaceStyle
  }
}

extension UIView {
  fileprivate func layOutAnew() {
    layout.solutionIsOutdated = true
    forEachInTree { $0.setNeedsLayout() }
  }
}

extension UIContentSizeCategory {
  /// Posted after traits have the new text size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
