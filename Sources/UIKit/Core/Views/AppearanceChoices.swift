/// The properties that an appearance proxy can set. Each object records which of them its program set itself.
///
/// One set is enough for all classes, because a property name means the same in each of them.
struct AppearanceChoices: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: UInt64) { rawValue = 1 << bit }

  // Views
  static let backgroundColor = Self(bit: 0), tintColor = Self(bit: 1)
  static let readingDirection = Self(bit: 56)
  // Text
  static let font = Self(bit: 2), textColor = Self(bit: 3), textShadow = Self(bit: 4)
  static let highlightedTextColor = Self(bit: 5)
  // Bars
  static let barStyle = Self(bit: 8), translucency = Self(bit: 9), barTint = Self(bit: 10)
  static let barBackgrounds = Self(bit: 11), barShadow = Self(bit: 12)
  static let largeTitles = Self(bit: 14), largeTitleAttributes = Self(bit: 15), backIndicator = Self(bit: 16)
  static let barTitlePosition = Self(bit: 17), unselectedTint = Self(bit: 18), selectedTint = Self(bit: 19)
  static let selectionImage = Self(bit: 20), tabPositions = Self(bit: 21)
  // Items, and titles of bars and segments
  static let titleAttributes = Self(bit: 24), titlePosition = Self(bit: 25), backgroundImages = Self(bit: 26)
  static let backgroundPositions = Self(bit: 27), backImages = Self(bit: 28), backTitlePosition = Self(bit: 29)
  static let badgeColor = Self(bit: 30), badgeAttributes = Self(bit: 31), dividerImages = Self(bit: 32)
  // Controls
  static let onTint = Self(bit: 36), thumbTint = Self(bit: 37), minimumTint = Self(bit: 38)
  static let maximumTint = Self(bit: 39), selectedSegmentTint = Self(bit: 40), currentPageTint = Self(bit: 41)
  static let pageTint = Self(bit: 42)
  // Tables
  static let separatorColor = Self(bit: 46), separatorInset = Self(bit: 47), separatorEffect = Self(bit: 48)
  // Search bars
  static let searchMarks = Self(bit: 52), searchMarkPositions = Self(bit: 53)
  static let searchFieldBackgrounds = Self(bit: 54), scopeBarLook = Self(bit: 55)
}

extension UIView {
  func takeViewAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    if open.contains(.backgroundColor) { backgroundColor = proxy.backgroundColor }
    if open.contains(.tintColor) { tintColor = proxy.look.tintColor }
    if open.contains(.readingDirection) { semanticContentAttribute = proxy.semanticContentAttribute }
  }
}
