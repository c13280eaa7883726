import DisplayLists
import SystemProfiles

/// The view of an accessory of a list cell: its appearance and its touches.
final class AccessoryView: UIView {
  let accessory: UICellAccessory
  private var label: UILabel?
  /// The size that the app's view had originally, if it keeps that size.
  private let fixedSize: CGSize?
  /// The collection view whose row this reorder control moves. The row may have got another control in the meantime.
  private weak var mover: UICollectionView?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    fixedSize = accessory.keepsSize ? accessory.view?.bounds.size : nil
    super.init(frame: .zero)
    if let color = accessory.tintColor { tintColor = color }
    if let view = accessory.view { addSubview(view) }
    if accessory.accessoryType == .label || accessory.accessoryType == .popUpMenu { addLabel() }
  }

  required init?(coder: NSCoder) { nil }

  private func addLabel() {
    let label = UILabel()
    label.text = accessory.text
    label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = accessory.followsTextSize
    label.textColor = accessory.tintColor ?? .secondaryLabel
    addSubview(label)
    self.label = label
  }

  /// The natural size of the accessory. The system's marks scale with the text beside them.
  ///
  /// > Basis: recalled: they are symbols of the font of the body; derived from what accessories take of the cells of
  /// > tables, at the default size; of the others assumed.
  var naturalSize: CGSize {
    let cell = session.metrics.table.cell
    switch accessory.accessoryType {
    case .disclosureIndicator: return mark(cell.disclosureIndicatorWidth - 16, 14)
    case .checkmark: return mark(16, 14)
    case .outlineDisclosure: return mark(14, 14)
    case .detail, .delete, .insert, .multiselect: return mark(22, 22)
    case .reorder: return mark(22, 14)
    case .label: return label?.intrinsicContentSize ?? .zero
    case .popUpMenu:
      let text = label?.intrinsicContentSize ?? .zero
      return CGSize(width: text.width + Self.menuMarkWidth, height: max(text.height, 14))
    case .customView: return customSize
    }
  }

  private func mark(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    let grid = session.pixelGrid
    return CGSize(width: grid.ceil(width * markScale), height: grid.ceil(height * markScale))
  }

  private var markScale: CGFloat {
    let traits = traitCollection
    return session.perform { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize } / 17
  }

  /// > Basis: assumed: arrows up and down, and a gap before them.
  private static var menuMarkWidth: CGFloat { 16 }

  private var customSize: CGSize {
    if let fixedSize { return fixedSize }
    guard let view = accessory.view else { return .zero }
    if view.isSizedByConstraints { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width == UIView.noIntrinsicMetric ? view.bounds.width : natural.width,
      height: natural.height == UIView.noIntrinsicMetric ? view.bounds.height : natural.height)
  }

  /// The width reserved for the accessory in the row.
  var reservedWidth: CGFloat {
    if case .custom(let width) = accessory.reservedWidth { return width }
    return naturalSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    if accessory.accessoryType == .popUpMenu {
      room.size.width -= Self.menuMarkWidth
      if isRightToLeft { room.origin.x += Self.menuMarkWidth }
    }
    label?.frame = room
    accessory.view?.frame = bounds
  }

  private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

  // MARK: Touches

  /// Extends the touch area of the system's small marks to the height of the row, and somewhat to the sides.
  ///
  /// > Basis: assumed, how much.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard accessory.view == nil, let cell else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -8, dy: min(0, (bounds.height - cell.bounds.height) / 2)).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answersTouches ? super.hitTest(point, with: event) : nil
  }

  private var answersTouches: Bool {
    if accessory.actionHandler != nil || accessory.view != nil { return true }
    switch accessory.accessoryType {
    case .outlineDisclosure: return cell?.listState.outline != nil && cell?.opensByTouch == false
    case .reorder: return true
    default: return false
    }
  }

  /// Whether a drag on the accessory moves the row.
  var isGrip: Bool { accessory.accessoryType == .reorder && accessory.actionHandler == nil }

  override var keepsDrags: Bool { isGrip }

  /// The reorder control moves the row immediately. Accessories with actions do not highlight the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isGrip else {
      if accessory.actionHandler == nil, accessory.accessoryType != .outlineDisclosure {
        super.touchesBegan(touches, with: event)
      }
      return
    }
    guard let cell, let list = cell.list, let path = list.indexPath(for: cell), let touch = touches.first else {
      return
    }
    mover = list
    list.fingerTakes(path, at: touch.location(in: list))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    mover?.fingerMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let handler = accessory.actionHandler { return session.perform { handler() } }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell?.toggleOutline()
    case .reorder: mover?.fingerLeft(isCancelled: false)
    default: super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    mover?.fingerLeft(isCancelled: true)
    super.touchesCancelled(touches, with: event)
  }

  /// The touch targets of accessories that handle touches. Other accessories are tapped as a part of their row.
  override var touchTargets: [TouchTarget] {
    guard !isHidden, answersTouches else { return [] }
    switch accessory.accessoryType {
    case .outlineDisclosure: return [TouchTarget(names: [accessibilityIdentifier, "disclosure"], view: self)]
    case .detail: return [TouchTarget(names: [accessibilityIdentifier, "detail"], view: self)]
    default: return super.touchTargets
    }
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let grey = session.palette.table.accessory
    switch accessory.accessoryType {
    case .disclosureIndicator:
      let color = accessory.tintColor.flatMap { resolve($0) } ?? grey
      recorder.strokeMark(
        .chevron(in: middle(7, 12), quarterTurns: isRightToLeft ? 2 : 0), color, width: 2 * markScale)
    case .outlineDisclosure: drawDisclosure(into: &recorder)
    case .checkmark:
      recorder.strokeMark(.checkmark(in: bounds.insetBy(dx: 1.5, dy: 1.5)), tint, width: 2 * markScale)
    case .detail:
      CircleGlyph(circle: bounds, session: session, tint: tint).drawDisclosure(into: &recorder)
    case .delete: drawSign(.systemRed, isPlus: false, into: &recorder)
    case .insert: drawSign(.systemGreen, isPlus: true, into: &recorder)
    case .reorder: drawGrip(grey, into: &recorder)
    case .multiselect: drawCircle(grey, into: &recorder)
    case .popUpMenu: drawMenuMark(into: &recorder)
    case .label, .customView: break
    }
  }

  private func drawMenuMark(into recorder: inout DisplayListRecorder) {
    let x = isRightToLeft ? bounds.minX : bounds.maxX - 9
    let color = resolve(accessory.tintColor ?? .secondaryLabel) ?? tint
    for (y, turns) in [(bounds.midY - 6, 3), (bounds.midY + 2, 1)] {
      recorder.strokeMark(
        .chevron(in: CGRect(x: x, y: y, width: 9, height: 4.5), quarterTurns: turns), color, width: 1.5)
    }
  }

  /// Draws the disclosure mark: along the row while collapsed, down while expanded.
  private func drawDisclosure(into recorder: inout DisplayListRecorder) {
    let isOpen = cell?.listState.outline?.isExpanded ?? false
    let quarters = isOpen ? 1 : isRightToLeft ? 2 : 0
    recorder.strokeMark(
      .chevron(in: isOpen ? middle(12, 7) : middle(7, 12), quarterTurns: quarters), tint, width: 2 * markScale)
  }

  /// Returns a centered rectangle of a size that scales with the text.
  private func middle(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    let size = CGSize(width: width * markScale, height: height * markScale)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Draws the selection circle, filled and with a checkmark if the row is selected.
  private func drawCircle(_ grey: RGBAColor, into recorder: inout DisplayListRecorder) {
    guard cell?.isSelected == true else {
      return recorder.border(bounds, radius: bounds.width / 2, grey, width: 1.5)
    }
    recorder.fill(.oval(bounds), accessory.backgroundColor.flatMap { resolve($0) } ?? tint)
    recorder.strokeMark(.checkmark(in: middle(10, 8)), .white, width: 2 * markScale)
  }

  private func drawSign(_ color: UIColor, isPlus: Bool, into recorder: inout DisplayListRecorder) {
    let ink = accessory.tintColor.flatMap { resolve($0) } ?? .white
    recorder.fill(.oval(bounds), resolve(accessory.backgroundColor ?? color) ?? .black)
    recorder.fill(middle(10, 2), ink)
    if isPlus { recorder.fill(middle(2, 10), ink) }
  }

  private func drawGrip(_ color: RGBAColor, into recorder: inout DisplayListRecorder) {
    for line in -1...1 {
      let y = bounds.midY + (CGFloat(line) * 5 - 0.75) * markScale
      recorder.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1.5 * markScale), color)
    }
  }
}

extension UIView {
  /// > Basis: documented, that a program's accessory is laid out by constraints; assumed, for which views that applies.
  fileprivate var isSizedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty || self is UIStackView
  }
}
