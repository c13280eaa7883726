import SystemProfiles

extension BarConfiguration {
  /// Returns the bars as views that are laid out and ready to draw, with frames in screen coordinates.
  ///
  /// - Parameter content: the root view behind the bars.
  @MainActor func makeViews(title: String?, around content: UIView, in session: Session) -> [UIView] {
    session.perform {
      [
        navigation ? makeNavigationBar(title: title, around: content, in: session.environment) : nil,
        tab ? makeTabBar(around: content, in: session.environment) : nil,
        toolbar ? makeToolbar(around: content, in: session.environment) : nil,
      ].compactMap(\.self)
    }
  }

  /// Makes a navigation bar below the status bar. Its background extends under the status bar where the content does.
  @MainActor private func makeNavigationBar(
    title: String?, around content: UIView, in environment: SystemEnvironment
  ) -> UIView {
    let overlaps = environment.profile.has(.statusBarOverlapsContent)
    let surroundings = environment.loweredSurroundings
    let covered = surroundings.system.top - surroundings.navigationBarOverlap(environment.profile.metrics.bars)
    let top = covered + environment.callStripHeight
    let height = environment.navigationBarHeight(
      hasPrompt: looks.prompt != nil, prefersLargeTitle: looks.showsLargeTitle)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: top, width: environment.screenSize.width, height: height))
    let item = UINavigationItem()
    (item.title, item.prompt) = (title, looks.prompt)
    (bar.items, bar.prefersLargeTitles) = ([item], looks.showsLargeTitle)
    bar.bar.isTranslucent = looks.navigationIsTranslucent
    (bar.bar.overhang, bar.bar.content) = (overlaps ? covered : 0, content)
    return bar
  }

  @MainActor private func makeTabBar(around content: UIView, in environment: SystemEnvironment) -> UIView {
    let bar = UITabBar(frame: strip(height: environment.tabBarHeight, in: environment))
    (bar.bar.overhang, bar.bar.content) = (environment.coveredInsets.bottom, content)
    bar.bar.isTranslucent = looks.tabIsTranslucent
    return bar
  }

  @MainActor private func makeToolbar(around content: UIView, in environment: SystemEnvironment) -> UIView {
    let bar = UIToolbar(frame: strip(height: environment.toolbarHeight, in: environment))
    (bar.bar.overhang, bar.bar.content) = (environment.coveredInsets.bottom, content)
    bar.bar.isTranslucent = looks.toolbarIsTranslucent
    return bar
  }

  /// The frame of a bar along the bottom, above the home indicator.
  private func strip(height: CGFloat, in environment: SystemEnvironment) -> CGRect {
    let screen = environment.screenSize
    return CGRect(
      x: 0, y: screen.height - environment.coveredInsets.bottom - height, width: screen.width, height: height)
  }
}
