/// An edge or a corner, in the reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

extension NSRectAlignment {
  /// -1 at the leading side, 1 at the trailing one.
  var horizontal: Int {
    switch self {
    case .none, .top, .bottom: 0
    case .topLeading, .leading, .bottomLeading: -1
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// -1 at the top, 1 at the bottom.
  var vertical: Int {
    switch self {
    case .none, .leading, .trailing: 0
    case .top, .topLeading, .topTrailing: -1
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
