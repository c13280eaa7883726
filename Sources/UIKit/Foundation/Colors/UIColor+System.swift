import SystemProfiles

// Semantic colors. A generation without the name gets the light color of iOS 13, the first that has all of them.
extension UIColor {
  private class func named(_ name: SystemColor) -> UIColor {
    UIColor(value: .system(name, fallback: NamedColors.firstNamed[name]))
  }

  public class var systemRed: UIColor { named(.red) }
  public class var systemOrange: UIColor { named(.orange) }
  public class var systemYellow: UIColor { named(.yellow) }
  public class var systemGreen: UIColor { named(.green) }
  public class var systemMint: UIColor { named(.mint) }
  public class var systemTeal: UIColor { named(.teal) }
  public class var systemCyan: UIColor { named(.cyan) }
  public class var systemBlue: UIColor { named(.blue) }
  public class var systemIndigo: UIColor { named(.indigo) }
  public class var systemPurple: UIColor { named(.purple) }
  public class var systemPink: UIColor { named(.pink) }
  public class var systemBrown: UIColor { named(.brown) }
  public class var systemGray: UIColor { named(.gray) }
  public class var systemGray2: UIColor { named(.gray2) }
  public class var systemGray3: UIColor { named(.gray3) }
  public class var systemGray4: UIColor { named(.gray4) }
  public class var systemGray5: UIColor { named(.gray5) }
  public class var systemGray6: UIColor { named(.gray6) }

  public class var label: UIColor { named(.label) }
  public class var secondaryLabel: UIColor { named(.secondaryLabel) }
  public class var tertiaryLabel: UIColor { named(.tertiaryLabel) }
  public class var quaternaryLabel: UIColor { named(.quaternaryLabel) }
  public class var placeholderText: UIColor { named(.placeholderText) }
  public class var link: UIColor { named(.link) }
  public class var lightText: UIColor { named(.lightText) }
  public class var darkText: UIColor { named(.darkText) }
  public class var separator: UIColor { named(.separator) }
  public class var opaqueSeparator: UIColor { named(.opaqueSeparator) }

  public class var systemBackground: UIColor { named(.systemBackground) }
  public class var secondarySystemBackground: UIColor { named(.secondarySystemBackground) }
  public class var tertiarySystemBackground: UIColor { named(.tertiarySystemBackground) }
  public class var systemGroupedBackground: UIColor { named(.systemGroupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor { named(.secondarySystemGroupedBackground) }
  public class var tertiarySystemGroupedBackground: UIColor { named(.tertiarySystemGroupedBackground) }
  public class var groupTableViewBackground: UIColor { named(.tableBackground) }

  public class var systemFill: UIColor { named(.systemFill) }
  public class var secondarySystemFill: UIColor { named(.secondarySystemFill) }
  public class var tertiarySystemFill: UIColor { named(.tertiarySystemFill) }
  public class var quaternarySystemFill: UIColor { named(.quaternarySystemFill) }
}
