import CoreTypes

extension Palette {
  /// A new teal, and the mint that became public with it.
  ///
  /// > Basis: documented: Human Interface Guidelines, "Color", specifications of iOS 15.
  static let iOS15 = Palette(
    light: .semantic(.light13.revised([.teal: 0x30B0C7])), dark: .semantic(.dark15),
    elevatedDark: .semantic(.dark15.elevated))
}

extension NamedColors {
  fileprivate static let dark15 = dark13.revised([.teal: 0x40C8E0, .mint: 0x63E6E2])
}
