import SystemProfiles

/// A label that a standard cell or the title of a section has made.
///
/// Until a program sets a font of its own the text follows the text size, in the generations whose fonts are text styles;
/// until it says how many lines there may be, a text at an accessibility size has as many as it takes.
final class UITableViewLabel: UILabel {
  private(set) var fontIsSystems = false
  private var linesAreSystems = true

  convenience init(_ font: ControlFont, in session: Session) {
    self.init(frame: .zero)
    takeStandard(font, in: session)
    backgroundColor = nil
  }

  override var font: UIFont! { didSet { fontIsSystems = false } }

  /// A font at its beginning is the program's.
  override var attributedText: NSAttributedString? {
    didSet { if extras?.styled?.attribute(.font, at: 0, effectiveRange: nil) != nil { fontIsSystems = false } }
  }

  override var numberOfLines: Int { didSet { linesAreSystems = false } }

  /// What the system decides again, whatever was said before. An appearance proxy may still say otherwise, and attributed
  /// text keeps the fonts that it has.
  func takeStandard(_ font: ControlFont, in session: Session) {
    let new = UIFont(font, in: session)
    if simple.font != new {
      simple.font = new
      contentDidChange()
    }
    look.choices.remove(.font)
    fontIsSystems = true
  }

  /// The same of colours.
  func takeStandard(color: UIColor, shadow: UIColor? = nil) {
    (textColor, shadowColor) = (color, shadow)
    look.choices.subtract([.textColor, .textShadow])
  }

  func takeStandard(lines: Int) {
    if numberOfLines != lines { numberOfLines = lines }
    linesAreSystems = true
  }

  override var displayedFont: UIFont { fontIsSystems ? font.atTextSize(of: self) : super.displayedFont }

  override var lineLimit: Int {
    guard linesAreSystems, numberOfLines == 1, wrapsStandardTexts else { return numberOfLines }
    return 0
  }
}

extension UIView {
  /// Texts of standard cells are at an accessibility size, in the generations where they wrap then.
  var wrapsStandardTexts: Bool {
    textSize.isAccessibilityCategory && session.behaves(.standardCellsWrapAtAccessibilitySizes)
  }
}
