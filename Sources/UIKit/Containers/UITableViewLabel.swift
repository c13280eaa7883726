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

  override var numberOfLines: Int { didSet { linesAreSystems = false } }

  /// What the system decides again, whatever was said before.
  func takeStandard(_ font: ControlFont, in session: Session) {
    let new = UIFont(font, in: session)
    if self.font != new { self.font = new }
    fontIsSystems = true
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
