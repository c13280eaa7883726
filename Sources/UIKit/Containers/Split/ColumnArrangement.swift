/// The frames of the columns of a split view controller with a style, from the leading edge.
struct ColumnArrangement: Equatable {
  typealias Column = UISplitViewController.Column

  private(set) var frames: [Column: CGRect] = [:]
  private(set) var dividers: [CGRect] = []
  /// The area of the secondary column behind overlaid columns; nil if there are none.
  private(set) var covered: CGRect?

  /// - Parameters:
  ///   - shown: the visible columns before the secondary one, in order.
  ///   - widths: the widths of these columns and of the inspector.
  ///   - divider: the width of the divider.
  ///   - isMirrored: whether the first column is at the right.
  init(
    of size: CGSize, _ mode: UISplitViewController.DisplayMode, shown: [Column], widths: [Column: CGFloat],
    divider width: CGFloat, isMirrored: Bool
  ) {
    var x: CGFloat = 0, room = size.width
    if let inspector = widths[.inspector] {
      room = max(0, size.width - inspector - width)
      frames[.inspector] = CGRect(x: room + width, y: 0, width: inspector, height: size.height)
      dividers.append(CGRect(x: room, y: 0, width: width, height: size.height))
    }
    for column in shown {
      let own = min(widths[column] ?? 0, max(0, room - x))
      frames[column] = CGRect(x: x, y: 0, width: own, height: size.height)
      dividers.append(CGRect(x: x + own, y: 0, width: width, height: size.height))
      x += own + width
    }
    switch mode {
    case .oneOverSecondary, .twoOverSecondary:
      frames[.secondary] = CGRect(x: 0, y: 0, width: room, height: size.height)
      covered = frames[.secondary]
    case .twoDisplaceSecondary:
      let beside = shown.last.flatMap { widths[$0] } ?? 0
      frames[.secondary] = CGRect(x: x, y: 0, width: max(0, room - beside - width), height: size.height)
    default: frames[.secondary] = CGRect(x: x, y: 0, width: max(0, room - x), height: size.height)
    }
    if isMirrored { mirror(in: size.width) }
  }

  private mutating func mirror(in width: CGFloat) {
    func mirrored(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: width - rect.maxX - rect.minX, dy: 0) }
    frames = frames.mapValues(mirrored)
    dividers = dividers.map(mirrored)
    covered = covered.map(mirrored)
  }
}

/// The app's preferences for the width of a column; nil for the system's choice.
struct ColumnWidthPreferences {
  /// In points; takes precedence over the fraction.
  var preferred: CGFloat?
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?

  /// > Basis: the order is documented at `preferredPrimaryColumnWidth`; assumed: the limits of the older style.
  ///
  /// - Parameters:
  ///   - width: the width of the split view.
  ///   - own: the system's width for the column.
  func width(in width: CGFloat, else own: CGFloat) -> CGFloat {
    let preferred = preferred ?? fraction.map { $0 * width } ?? own
    return min(max(min(preferred, maximum ?? .infinity), minimum ?? 0), width)
  }
}
