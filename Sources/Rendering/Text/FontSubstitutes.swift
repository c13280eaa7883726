import CoreTypes

/// Free substitutes for Apple's fonts, the nearest in shape and width first.
enum FontSubstitutes {
  /// Returns the family itself, then its substitutes.
  static func families(for family: String, pointSize: CGFloat) -> [String] {
    [family] + substitutes(for: family, pointSize: pointSize)
  }

  private static func substitutes(for family: String, pointSize: CGFloat) -> [String] {
    let name = family.lowercased().filter { $0.isLetter }
    if name.hasPrefix("sfmono") { return monospaced }
    if systemNames.contains(where: { name.hasPrefix($0) }) { return system(pointSize: pointSize) }
    if monospacedNames.contains(where: { name.hasPrefix($0) }) { return monospaced }
    if serifNames.contains(where: { name.hasPrefix($0) }) { return serif }
    return sansSerif
  }

  private static let systemNames = ["sanfrancisco", "sfui", "sfpro", "sfcompact", "system", "applesystem"]
  private static let monospacedNames = ["courier", "menlo", "monaco", "consolas", "americantypewriter"]
  private static let serifNames = [
    "times", "georgia", "newyork", "palatino", "baskerville", "cochin", "hoefler", "didot", "bodoni", "iowan",
  ]

  /// Returns the substitutes for San Francisco, which changes its shapes at 20 points; Inter has a cut for each side.
  /// Apple's own files, if installed, have the names that Apple distributes them under.
  private static func system(pointSize: CGFloat) -> [String] {
    let cuts = pointSize >= 20 ? ["SF Pro Display", "SF UI Display"] : ["SF Pro Text", "SF UI Text"]
    return cuts + ["SF Pro"] + (pointSize >= 20 ? ["Inter Display"] : [])
      + ["Inter", "Roboto", "Liberation Sans", "Arimo", "DejaVu Sans"]
  }

  private static let sansSerif = ["Liberation Sans", "Arimo", "Nimbus Sans", "FreeSans", "Inter", "DejaVu Sans"]
  private static let serif = ["Liberation Serif", "Tinos", "Nimbus Roman", "FreeSerif", "DejaVu Serif"]
  private static let monospaced = ["Liberation Mono", "Cousine", "DejaVu Sans Mono", "FreeMono"]
}
