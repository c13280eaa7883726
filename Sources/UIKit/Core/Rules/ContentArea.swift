/// A strip of bars along the top or the bottom of a container; one without height is no bar at all.
struct BarStrip: Equatable {
  var height: CGFloat = 0
  var isTranslucent = true

  /// Bars on top of each other let something through only if all of them do.
  static func + (a: BarStrip, b: BarStrip) -> BarStrip {
    BarStrip(height: a.height + b.height, isTranslucent: a.isTranslucent && b.isTranslucent)
  }
}

/// What lies over a container's view, before the container has put a controller into it.
struct Surroundings: Equatable {
  /// The system's own strips: status bar, sensor housing, home indicator.
  var system = UIEdgeInsets.zero
  var top = BarStrip()
  var bottom = BarStrip()
  /// How much lower everything begins: behind the second line of a status bar, nothing goes on.
  var lowering: CGFloat = 0
  /// In a card or a sheet of the generations whose bars are higher there.
  var isInCard = false

  /// The bars start where the system's strips end.
  var covered: UIEdgeInsets {
    UIEdgeInsets(
      top: system.top + top.height, left: system.left, bottom: system.bottom + bottom.height, right: system.right)
  }
}

/// What a controller says about the bars around it.
struct BarPreferences: Equatable {
  /// `edgesForExtendedLayout`.
  var edges = UIRectEdge.all
  /// `extendedLayoutIncludesOpaqueBars`.
  var includesOpaqueBars = false
  /// `wantsFullScreenLayout`: it starts behind the status bar where content otherwise does not.
  var reachesBehindStatusBar = false

  fileprivate func reaches(_ edge: UIRectEdge, under bar: BarStrip) -> Bool {
    edges.contains(edge) && (bar.isTranslucent || includesOpaqueBars)
  }
}

/// Where a container puts a controller's view, and what is left over it there.
struct ContentArea: Equatable {
  /// In the container's coordinates.
  var frame: CGRect
  var surroundings: Surroundings
  /// The layout guides' lengths and the safe area. Always zero where content does not extend under bars: that
  /// generation has no guides, although a translucent bar may lie over the view.
  var covered: UIEdgeInsets

  /// - Parameter extendsUnderBars: `.contentExtendsUnderBars`.
  init(of size: CGSize, in surroundings: Surroundings, _ preferences: BarPreferences, extendsUnderBars: Bool) {
    (frame, self.surroundings, covered) = (CGRect(origin: .zero, size: size), surroundings, .zero)
    frame = frame.inset(by: UIEdgeInsets(top: surroundings.lowering, left: 0, bottom: 0, right: 0))
    self.surroundings.lowering = 0
    if extendsUnderBars { extend(preferences) } else { stayClear(preferences) }
  }

  /// A controller that stays clear of a bar stays clear of the system's strip behind that bar, too; without a bar on
  /// an edge it reaches that edge whatever it wishes.
  ///
  /// > Source: UIViewController reference, `edgesForExtendedLayout`; published dumps of iOS 7.
  private mutating func extend(_ preferences: BarPreferences) {
    let outer = surroundings
    if outer.top.height > 0, !preferences.reaches(.top, under: outer.top) {
      frame = frame.inset(by: UIEdgeInsets(top: outer.covered.top, left: 0, bottom: 0, right: 0))
      (surroundings.system.top, surroundings.top) = (0, BarStrip())
    }
    if outer.bottom.height > 0, !preferences.reaches(.bottom, under: outer.bottom) {
      frame = frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: outer.covered.bottom, right: 0))
      (surroundings.system.bottom, surroundings.bottom) = (0, BarStrip())
    }
    covered = surroundings.covered
  }

  /// Below the status bar and between opaque bars; behind translucent ones, but still below the status bar.
  ///
  /// > Source: published dumps of iOS 5 and 6: wrapper (0 64; 320 416), under a translucent bar (0 20; 320 460).
  private mutating func stayClear(_ preferences: BarPreferences) {
    let outer = surroundings
    var insets = UIEdgeInsets(
      top: preferences.reachesBehindStatusBar ? 0 : outer.system.top, left: 0, bottom: 0, right: 0)
    if outer.top.height > 0, !outer.top.isTranslucent { insets.top = outer.covered.top }
    if !outer.bottom.isTranslucent { insets.bottom = outer.bottom.height }
    frame = frame.inset(by: insets)
    surroundings = Surroundings()
    if insets.top == 0 { surroundings.system.top = outer.system.top }
  }
}
