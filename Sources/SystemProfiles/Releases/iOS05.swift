import CoreTypes

extension SystemProfile {
  /// iOS 5, described backwards from iOS 6, the best known of the early releases: it lacks the novelties of iOS 6.
  package static let iOS5 = SystemProfile.iOS6.revised(as: .iOS(5)) {
    $0.behaviors.remove(.hasAutoLayout)  // documented
    $0.behaviors.remove(.layoutSubviewsMustReachUIView)  // documented
    $0.behaviors.remove(.statusBarTakesColorOfNavigationBar)  // documented: new in iOS 6
    // assumed: recalled, dark on silver
    $0.palette.light.statusBar = Fill(top: RGBAColor(hex: 0xE9EDF0), bottom: RGBAColor(hex: 0xA9B0B8))
    $0.palette.light.statusBarText = RGBAColor(white: 0.2)
    $0.behaviors.insert(.controllersAnswerForEachOrientation)  // documented: iOS 6 asks for masks
    $0.metrics.textField.roundedRect.height.minimum = 31  // captured: n=500, Xcode 3 to 4.4
    $0.metrics.button.system = ButtonMetrics.Titled(  // captured: n=1025
      font: .system(15, .bold), padding: UIEdgeInsets(top: 9, left: 12, bottom: 9, right: 12),
      librarySize: CGSize(width: 72, height: 37))
  }
}
