import SystemProfiles

/// The mark of a system item in the style of its generation: heavy and filled in glossy bars, thin lines in flat bars,
/// and an SF Symbol since symbols have weights.
///
/// > Basis: assumed, recalled looks.
struct SystemItemMark {
  /// The name of the symbol.
  let name: String
  /// The length of the mark's longer side, in points.
  let side: CGFloat
  let weight: UIImage.SymbolWeight
}

extension UIBarButtonItem.SystemItem {
  @MainActor func mark(in session: Session) -> SystemItemMark {
    let isGlossy = session.behaves(.chromeIsGlossy), shape = shape
    let isFilled = shape.isSolid || isGlossy && shape.hasInside
    let weight: UIImage.SymbolWeight =
      isGlossy ? .bold : session.behaves(.chromeIsGlass) ? .medium : session.behaves(.hasDarkMode) ? .regular : .thin
    return SystemItemMark(
      name: isFilled ? shape.name + ".fill" : shape.name, side: isGlossy ? shape.side * 0.85 : shape.side,
      weight: weight)
  }

  /// The mark that glass bars show in place of a title; nil for items that keep their title.
  var glassMark: SystemItemMark? {
    switch self {
    case .done: SystemItemMark(name: "checkmark", side: 18, weight: .semibold)
    case .cancel, .close: SystemItemMark(name: "xmark", side: 16, weight: .medium)
    default: nil
    }
  }

  private struct Shape {
    var name: String
    var side: CGFloat = 22
    /// Whether the mark is filled in every generation.
    var isSolid = false
    /// Whether the mark is filled in glossy bars.
    var hasInside = false
  }

  private var shape: Shape {
    switch self {
    case .add: Shape(name: "plus", side: 18)
    case .compose: Shape(name: "square.and.pencil")
    case .reply: Shape(name: "arrowshape.turn.up.left", hasInside: true)
    case .action: Shape(name: "square.and.arrow.up", side: 24)
    case .organize: Shape(name: "folder", hasInside: true)
    case .bookmarks: Shape(name: "book", hasInside: true)
    case .search: Shape(name: "magnifyingglass", side: 19)
    case .refresh: Shape(name: "arrow.clockwise", side: 21)
    case .camera: Shape(name: "camera", side: 24, hasInside: true)
    case .trash: Shape(name: "trash", hasInside: true)
    case .play: Shape(name: "play", side: 18, isSolid: true)
    case .pause: Shape(name: "pause", side: 18, isSolid: true)
    case .rewind: Shape(name: "backward", isSolid: true)
    case .fastForward: Shape(name: "forward", isSolid: true)
    case .stop, .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .close:
      Shape(name: "xmark", side: 17)
    }
  }
}

extension UITabBarItem {
  /// The symbol of a system tab. It is filled if the tab is selected, in glossy bars, and in generations with SF
  /// Symbols.
  func systemSymbol(isSelected: Bool) -> String? {
    guard let shape = systemName.map(Self.shape) else { return nil }
    let isSolid =
      isSelected || Session.current.behaves(.chromeIsGlossy) || Session.current.behaves(.hasDarkMode)
    let isOpen = ["ellipsis", "magnifyingglass", "list.bullet"].contains(shape)
    return isSolid && !isOpen ? shape + ".fill" : shape
  }

  private static func shape(of systemName: String) -> String {
    switch systemName {
    case "more": "ellipsis"
    case "favorites", "featured", "topRated": "star"
    case "recents", "history", "mostRecent": "clock"
    case "contacts": "person.circle"
    case "bookmarks": "book"
    case "search": "magnifyingglass"
    case "downloads": "square.and.arrow.down"
    default: "list.bullet"
    }
  }
}
