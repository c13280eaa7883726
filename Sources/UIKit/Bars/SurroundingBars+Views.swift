import SystemProfiles

extension SurroundingBars {
  /// The bars as views that are laid out and can be drawn, with frames on the screen.
  @MainActor func makeViews(title: String?, in session: Session) -> [UIView] {
    session.perform {
      [
        navigation ? makeNavigationBar(title: title, in: session.environment) : nil,
        tab ? makeTabBar(in: session.environment) : nil,
        toolbar ? makeToolbar(in: session.environment) : nil,
      ].compactMap(\.self)
    }
  }

  /// Below the status bar, with its background under it where content is, too.
  @MainActor private func makeNavigationBar(title: String?, in environment: SystemEnvironment) -> UIView {
    let overlaps = environment.profile.has(.statusBarOverlapsContent)
    let top = environment.windowSurroundings.system.top
    let height = environment.navigationBarHeight(
      hasPrompt: looks.prompt != nil, prefersLargeTitle: looks.showsLargeTitle)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: top, width: environment.screenSize.width, height: height))
    let item = UINavigationItem()
    (item.title, item.prompt) = (title, looks.prompt)
    (bar.items, bar.prefersLargeTitles) = ([item], looks.showsLargeTitle)
    bar.bar.isTranslucent = looks.navigationIsTranslucent
    bar.bar.overhang = overlaps ? top : 0
    return bar
  }

  @MainActor private func makeTabBar(in environment: SystemEnvironment) -> UIView {
    let bar = UITabBar(frame: strip(height: environment.tabBarHeight, in: environment))
    bar.bar.overhang = environment.coveredInsets.bottom
    bar.bar.isTranslucent = looks.tabIsTranslucent
    return bar
  }

  @MainActor private func makeToolbar(in environment: SystemEnvironment) -> UIView {
    let bar = UIToolbar(frame: strip(height: environment.toolbarHeight, in: environment))
    bar.bar.overhang = environment.coveredInsets.bottom
    bar.bar.isTranslucent = looks.toolbarIsTranslucent
    return bar
  }

  /// Along the bottom, above the home indicator.
  private func strip(height: CGFloat, in environment: SystemEnvironment) -> CGRect {
    let screen = environment.screenSize
    return CGRect(
      x: 0, y: screen.height - environment.coveredInsets.bottom - height, width: screen.width, height: height)
  }
}
