import CoreTypes

extension AlertMetrics {
  /// Basis: assumed, recalled look: blue panels with glossy buttons.
  static let iOS6 = AlertMetrics(
    textInsets: UIEdgeInsets(top: 15, left: 12, bottom: 12, right: 12), textGap: 8, fieldsGap: 10, fieldHeight: 31,
    titleFont: .system(18, .bold), messageFont: .system(16), buttonFont: .system(18, .bold),
    fieldFont: .system(16), buttonMargin: 11, buttonGap: 8,
    sheet: SheetRules(
      textInsets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16), titleFont: .system(13),
      messageFont: .system(13), buttonFont: .system(20, .bold), rowHeight: 46, buttonMargin: 22, buttonGap: 7,
      margin: 0, cancelGap: 0, popoverWidth: 272))

  /// Basis: assumed, recalled look: pale panels, rows between hairlines.
  mutating func bringToiOS7() {
    textInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    (textGap, fieldsGap, fieldHeight) = (4, 16, 25)
    (titleFont, messageFont, buttonFont) = (.system(17, .bold), .system(14), .system(17))
    fieldFont = .system(13)
    (buttonMargin, buttonGap) = (0, 0)
    sheet = SheetRules(
      textInsets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), titleFont: .system(13, .semibold),
      messageFont: .system(13), buttonFont: .system(20), rowHeight: 44, buttonMargin: 0, buttonGap: 0, margin: 8,
      cancelGap: 8, popoverWidth: 272)
  }

  /// Basis: documented (the text follows the user's size); values assumed, recalled.
  mutating func bringToiOS8() {
    (titleFont, messageFont, buttonFont, fieldFont) = (.headline, .footnote, .body, .footnote)
    (sheet.titleFont, sheet.messageFont, sheet.buttonFont) = (.emphasizedFootnote, .footnote, .title3)
    sheet.popoverWidth = 304
  }

  /// Basis: assumed, recalled look: text at the side, buttons as capsules.
  mutating func bringToiOS26() {
    textInsets = UIEdgeInsets(top: 22, left: 30, bottom: 20, right: 30)
    (textGap, buttonMargin, buttonGap) = (8, 14, 8)
    (messageFont, buttonFont) = (.body, .body)
    sheet.textInsets = UIEdgeInsets(top: 22, left: 30, bottom: 14, right: 30)
    (sheet.titleFont, sheet.messageFont, sheet.buttonFont) = (.headline, .body, .body)
    (sheet.rowHeight, sheet.buttonMargin, sheet.buttonGap, sheet.cancelGap) = (48, 14, 8, 0)
  }
}

extension PopoverMetrics {
  /// Basis: documented for the size of content (`contentSizeForViewInPopover`: 320 by 1100); the rest assumed, recalled.
  static let iOS6 = PopoverMetrics(
    arrowHeight: 18, arrowBase: 37, border: 7, cornerRadius: 8, margin: 10,
    contentSize: CGSize(width: 320, height: 1100))

  /// Basis: assumed, recalled.
  mutating func bringToiOS7() { (arrowHeight, arrowBase, border, cornerRadius) = (13, 27, 0, 13) }
}
