/// The action buttons of a row, starting with the outermost.
///
/// If the row is open by less or more than their natural width, the buttons share the available width.
final class RowActionsView: UIView {
  private var buttons: [RowActionButton] = []
  private var widths: [CGFloat] = []
  private var isAtRight = true
  private var room: CGFloat = 0 { didSet { if room != oldValue { setNeedsLayout() } } }

  /// The natural width of all buttons together, in points.
  private(set) var naturalWidth: CGFloat = 0

  override func applyClassDefaults() {
    super.applyClassDefaults()
    backgroundColor = nil
  }

  /// - Parameter perform: called with the index of the tapped button.
  func show(
    _ offer: RowOffer, at end: RowEnd, in list: UIScrollView, perform: @escaping @MainActor (Int, UIView) -> Void
  ) {
    semanticContentAttribute = list.semanticContentAttribute
    isAtRight = (end == .trailing) != list.isRightToLeft
    buttons = offer.actions.enumerated().map { index, action in
      let button = session.perform { RowActionButton(frame: .zero) }
      button.action = action
      button.addAction(
        UIAction { [weak button] _ in if let button { perform(index, button) } }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  /// - Parameter buttonHeight: the height available for buttons, from the top; nil for all of it.
  func place(_ frame: CGRect, buttonHeight: CGFloat? = nil) {
    room = buttonHeight ?? frame.height
    if self.frame != frame { self.frame = frame }
  }

  /// Rounds the outermost button at the end of a group.
  func round(_ corners: Corners, radius: CGFloat) {
    guard let outermost = buttons.first else { return }
    (outermost.corners, outermost.groupRadius) = (corners, radius)
  }

  func measure(rowHeight: CGFloat) {
    let gap = session.metrics.table.actions.gap
    widths = buttons.map { $0.naturalWidth(inRow: rowHeight) }
    naturalWidth = widths.reduce(gap) { $0 + $1 + gap }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = session.metrics.table.actions, grid = session.pixelGrid
    let share = naturalWidth > 0 ? bounds.width / naturalWidth : 0, height = metrics.height(inRow: room)
    let y = grid.round((room - height) / 2)
    var start = metrics.gap
    for (button, width) in zip(buttons, widths) {
      let near = grid.round(start * share), far = grid.round((start + width) * share)
      button.frame = CGRect(
        x: isAtRight ? bounds.width - far : near, y: y, width: far - near, height: height)
      start += width + metrics.gap
    }
  }
}
