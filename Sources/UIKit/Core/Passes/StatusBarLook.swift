import DisplayLists
import SystemProfiles

/// The colors of the status bar.
struct StatusBarLook: Equatable {
  var background: Fill
  var ink: RGBAColor
}

extension Session {
  /// Returns the colors of the status bar: white on green during a call, if the whole bar shows calls; white on black
  /// above a card; else the program's choice; else the default of the iOS version.
  ///
  /// - Parameter roots: The views on the screen, from back to front.
  func statusBarLook(over roots: [UIView]) -> StatusBarLook {
    let usual = StatusBarLook(background: palette.statusBar, ink: palette.statusBarText)
    if environment.isInCall, !environment.device.screen.hasHomeIndicator {
      return StatusBarLook(background: palette.callBar, ink: .white)
    }
    if showsPushedBackScreen { return StatusBarLook(background: usual.background, ink: .white) }
    guard behaves(.controllersDecideStatusBar) else { return oldLook(usual, over: roots) }
    guard let decider = statusBarAuthority?.statusBarStyleDecider else { return usual }
    let ink: RGBAColor =
      switch perform({ decider.preferredStatusBarStyle }) {
      case .default: environment.profile.palette.scheme(for: decider.traitCollection.userInterfaceStyle).statusBarText
      case .lightContent, .blackOpaque: .white
      case .darkContent: .black
      }
    return StatusBarLook(background: usual.background, ink: ink)
  }

  /// Returns the colors that the application chooses for the whole bar.
  ///
  /// > Basis: documented for the styles; assumed for their colors, and for the color that a phone's bar takes from the
  /// > navigation bar below it. Published articles report that it is a little darker than the bar's lower end.
  private func oldLook(_ usual: StatusBarLook, over roots: [UIView]) -> StatusBarLook {
    let onBlack = RGBAColor(white: 0.75)
    switch application.statusBarStyle {
    case .blackOpaque: return StatusBarLook(background: Fill(.black), ink: onBlack)
    case .lightContent: return StatusBarLook(background: Fill(RGBAColor(white: 0, alpha: 0.5)), ink: onBlack)
    case .default, .darkContent: break
    }
    guard behaves(.statusBarTakesColorOfNavigationBar), environment.device.idiom == .phone,
      let color = roots.lazy.reversed().compactMap({ self.backdrop(belowStatusBarIn: $0) }).first
    else { return usual }
    return StatusBarLook(
      background: Fill(top: color.mixed(with: .black, share: 0.15), bottom: color.mixed(with: .black, share: 0.3)),
      ink: RGBAColor(white: 0.95))
  }

  private func backdrop(belowStatusBarIn view: UIView) -> RGBAColor? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if let color = view.statusBarBackdrop {
      let frame = view.convert(view.bounds, to: nil).applying(view.root.geometry.transformToSuperview)
        .applying(environment.windowsToInterface)
      return abs(frame.minY - environment.statusBarHeight) < 1 ? color : nil
    }
    return view.hierarchy.subviews.lazy.reversed().compactMap { self.backdrop(belowStatusBarIn: $0) }.first
  }

  /// Whether a full-height card covers the screen.
  private var showsPushedBackScreen: Bool {
    var controller = windows.last { $0.rootViewController != nil }?.rootViewController
    while let presentation = controller?.presentationUnderWay {
      if presentation.stage.frame?.dimming.pushedBack != nil { return true }
      controller = presentation.presentedViewController
    }
    return false
  }
}
