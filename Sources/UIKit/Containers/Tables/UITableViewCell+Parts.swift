/// The views of a standard cell that exist so far.
struct CellParts {
  var content: UIView?
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  /// The edit state before an animation of the controls.
  var oldEditing: CellEditing?
  /// The progress from the earlier controls to the current ones.
  var controls = AnimatedScalar()
}

/// Whether a row is the first or the last of its section.
struct RowPosition: Equatable {
  var isFirst: Bool
  var isLast: Bool
}

/// A content view that is laid out by its cell, which places the labels.
final class UITableViewCellContentView: UIView {
  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func givesDirection(to subview: UIView) -> Bool {
    subview is UITableViewLabel || subview is any UIContentView
      || subview is UIImageView && (superview as? UITableViewCell)?.parts.image === subview
  }
}

extension UITableViewCell {
  var table: UITableView? {
    owner ?? ancestors.lazy.compactMap { $0 as? UITableView }.first
  }

  func installedContentView() -> UIView {
    if let content = parts.content { return content }
    let content = UITableViewCellContentView(frame: contentFrame)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parts.content = content
    insertSubview(content, at: backgroundCount)
    return content
  }

  func installedLabel(_ part: WritableKeyPath<CellParts, UILabel?>) -> UILabel {
    if let label = parts[keyPath: part] { return label }
    let metrics = session.metrics.table.cell, isDetail = part == \.detail
    let font =
      switch style {
      case .default: metrics.textFont
      case .value1: isDetail ? metrics.detailFont : metrics.textFont
      case .value2: isDetail ? metrics.detailFont : metrics.subtitleFont
      case .subtitle: isDetail ? metrics.subtitleFont : metrics.subtitleTitleFont
      }
    let label = session.perform { UITableViewLabel(font, in: session) }
    if style == .value2, !isDetail { label.textAlignment = .right }
    if style == .value1, isDetail { label.takeStandard(color: UIColor(session.palette.detailText)) }
    // Letters keep their width while editing moves the row's content.
    label.contentMode = label.textAlignment == .right || isRightToLeft ? .right : .left
    contentView.addSubview(label)
    parts[keyPath: part] = label
    return label
  }

  /// Returns the image view, creating it if needed. Symbols in it scale with the text.
  ///
  /// > Basis: assumed: as those of content configurations.
  func installedImageView() -> UIImageView {
    if let image = parts.image { return image }
    let image = session.perform { UIImageView() }
    image.preferredSymbolConfiguration = .init(textStyle: .body)
    contentView.addSubview(image)
    parts.image = image
    return image
  }

  func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    for view in [accessoryView, editingAccessoryView] {
      if let view, view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }
}
