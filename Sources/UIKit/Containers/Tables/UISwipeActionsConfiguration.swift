/// The actions that a swipe on a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, starting with the outermost.
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0, destructive
  }

  /// - Parameters:
  ///   - completion: a closure to call with whether the action was performed.
  public typealias Handler =
    @MainActor (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  /// By default, red for a destructive action and gray for others. nil restores the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// An action of a row, before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0, normal

    public static let destructive = Style.default
  }

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .default ? .systemRed : .systemGray
  }
}
