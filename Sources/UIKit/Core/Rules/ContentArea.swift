/// Bars along the top or bottom of a container; without height, no bar.
struct BarStrip: Equatable {
  var height: CGFloat = 0
  var isTranslucent = true

  /// Stacks two bars. The result is translucent only if both are.
  static func + (a: BarStrip, b: BarStrip) -> BarStrip {
    BarStrip(height: a.height + b.height, isTranslucent: a.isTranslucent && b.isTranslucent)
  }
}

/// The insets around a container's view, before the container has placed a controller's view.
struct Surroundings: Equatable {
  /// The system's own strips: status bar, sensor housing, home indicator.
  var system = UIEdgeInsets.zero
  var top = BarStrip()
  var bottom = BarStrip()
  /// How much lower everything begins. No content extends behind the second line of a status bar.
  var lowering: CGFloat = 0
  /// Whether the view is in a card or a sheet, in iOS versions with higher bars there.
  var isInCard = false

  /// The covered insets. Bars start where the system's strips end.
  var covered: UIEdgeInsets {
    UIEdgeInsets(
      top: system.top + top.height, left: system.left, bottom: system.bottom + bottom.height, right: system.right)
  }
}

/// A controller's preferences for the bars around it.
struct BarPreferences: Equatable {
  /// The value of `edgesForExtendedLayout`.
  var edges = UIRectEdge.all
  /// The value of `extendedLayoutIncludesOpaqueBars`.
  var includesOpaqueBars = false
  /// The value of `wantsFullScreenLayout`: whether the view starts behind the status bar where others do not.
  var reachesBehindStatusBar = false

  fileprivate func reaches(_ edge: UIRectEdge, under bar: BarStrip) -> Bool {
    edges.contains(edge) && (bar.isTranslucent || includesOpaqueBars)
  }
}

/// The area that a container gives a controller's view, and the insets covered there.
struct ContentArea: Equatable {
  /// The frame in the container's coordinates.
  var frame: CGRect
  var surroundings: Surroundings
  /// The layout guides' lengths and the safe area. Always zero in iOS versions where content does not extend under
  /// bars: they have no guides, although a translucent bar may cover the view.
  var covered: UIEdgeInsets

  /// - Parameter extendsUnderBars: The behavior `.contentExtendsUnderBars`.
  init(of size: CGSize, in surroundings: Surroundings, _ preferences: BarPreferences, extendsUnderBars: Bool) {
    (frame, self.surroundings, covered) = (CGRect(origin: .zero, size: size), surroundings, .zero)
    frame = frame.inset(by: UIEdgeInsets(top: surroundings.lowering, left: 0, bottom: 0, right: 0))
    self.surroundings.lowering = 0
    if extendsUnderBars { extend(preferences) } else { stayClear(preferences) }
  }

  /// Extends the frame under bars. A view that ends at a bar does not reach the system's strip behind that bar, either.
  /// On an edge without a bar, the view always reaches the edge.
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

  /// Keeps the frame below the status bar and between opaque bars. It extends behind translucent bars.
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
