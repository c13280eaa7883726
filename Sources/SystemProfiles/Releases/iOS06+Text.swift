import CoreTypes

extension TextFieldMetrics {
  static let iOS6 = TextFieldMetrics(
    none: Border(height: LineHeightRule(), textInsets: .zero),  // assumed: as captured in iOS 7 to 12
    secureHeight: LineHeightRule(),  // assumed: as captured in iOS 26
    line: Border(  // captured, few: 25 high at 17 points
      height: LineHeightRule(padding: 4), textInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)),
    bezel: Border(  // assumed
      height: LineHeightRule(padding: 5), textInsets: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)),
    roundedRect: Border(  // captured: 97x30, whatever the font up to 17 points, and 30 for one of 22 points
      height: LineHeightRule(padding: 0, minimum: 30),
      textInsets: UIEdgeInsets(top: 1, left: 7, bottom: 2, right: 7)),  // captured: label (7 1; 83 27) in 97x30
    font: .system(12), libraryFont: .system(14),  // assumed; captured
    libraryWidth: 97,  // captured
    baselineNudge: 1,  // derived: a 14 pt field of 30 shares its baseline with a 17 pt label 4 below (Xcode 4.6)
    clearButtonSize: CGSize(width: 19, height: 19), clearButtonMargin: 5)  // assumed: recalled; others recall 4
}

extension TextViewMetrics {
  static let iOS6 = TextViewMetrics(
    textInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), lineFragmentPadding: 0,  // assumed
    font: .system(12))  // assumed
}
