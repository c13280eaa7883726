import SystemProfiles

/// A label created by a standard cell or for the title of a section.
///
/// Unless the app sets a font, the font follows the text size, in generations whose fonts are text styles. Unless the
/// app sets the number of lines, text at an accessibility size has as many lines as it needs.
final class UITableViewLabel: UILabel {
  private(set) var fontIsSystems = false
  private var linesAreSystems = true

  convenience init(_ font: ControlFont, in session: Session) {
    self.init(frame: .zero)
    takeStandard(font, in: session)
    backgroundColor = nil
  }

  override var font: UIFont! { didSet { fontIsSystems = false } }

  /// A font at the start of the text counts as set by the app.
  override var attributedText: NSAttributedString? {
    didSet { if extras?.styled?.attribute(.font, at: 0, effectiveRange: nil) != nil { fontIsSystems = false } }
  }

  override var numberOfLines: Int { didSet { linesAreSystems = false } }

  /// Restores the system's font. An appearance proxy may still replace it, and attributed text keeps its own fonts.
  func takeStandard(_ font: ControlFont, in session: Session) {
    let new = UIFont(font, in: session)
    if simple.font != new {
      simple.font = new
      contentDidChange()
    }
    look.choices.remove(.font)
    fontIsSystems = true
  }

  /// Restores the system's colors in the same way.
  func takeStandard(color: UIColor, shadow: UIColor? = nil) {
    (textColor, shadowColor) = (color, shadow)
    look.choices.subtract([.textColor, .textShadow])
  }

  func takeStandard(lines: Int) {
    if numberOfLines != lines { numberOfLines = lines }
    linesAreSystems = true
  }

  override class var measuresItself: Bool { true }

  override var displayedFont: UIFont { fontIsSystems ? font.atTextSize(of: self) : super.displayedFont }

  override var lineLimit: Int {
    guard linesAreSystems, numberOfLines == 1, wrapsStandardTexts else { return numberOfLines }
    return 0
  }
}

extension UIView {
  /// Whether the text of standard cells wraps: at accessibility sizes, in the generations that do so.
  var wrapsStandardTexts: Bool {
    textSize.isAccessibilityCategory && session.behaves(.standardCellsWrapAtAccessibilitySizes)
  }
}
