import DisplayLists
import SystemProfiles

/// One accessory of a list cell, as a view: what it is like, and touches.
final class AccessoryView: UIView {
  let accessory: UICellAccessory
  private var label: UILabel?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    if let color = accessory.tintColor { tintColor = color }
    if let view = accessory.view { addSubview(view) }
    if accessory.accessoryType == .label { addLabel() }
  }

  required init?(coder: NSCoder) { nil }

  private func addLabel() {
    let label = UILabel()
    label.text = accessory.text
    label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = accessory.tintColor ?? .secondaryLabel
    addSubview(label)
    self.label = label
  }

  /// > Basis: derived from what accessories take of the cells of tables; of the others assumed.
  var naturalSize: CGSize {
    let cell = session.metrics.table.cell
    switch accessory.accessoryType {
    case .disclosureIndicator: return CGSize(width: cell.disclosureIndicatorWidth - 16, height: 14)
    case .checkmark: return CGSize(width: 16, height: 14)
    case .outlineDisclosure: return CGSize(width: 14, height: 14)
    case .detail, .delete, .insert, .multiselect: return CGSize(width: 22, height: 22)
    case .reorder: return CGSize(width: 22, height: 14)
    case .label: return label?.intrinsicContentSize ?? .zero
    case .customView: return customSize
    }
  }

  private var customSize: CGSize {
    guard let view = accessory.view else { return .zero }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width == UIView.noIntrinsicMetric ? view.bounds.width : natural.width,
      height: natural.height == UIView.noIntrinsicMetric ? view.bounds.height : natural.height)
  }

  /// What is kept free along the row.
  var reservedWidth: CGFloat {
    if case .custom(let width) = accessory.reservedWidth { return width }
    return naturalSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    accessory.view?.frame = bounds
  }

  private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

  // MARK: Touches

  /// The marks of the system are small: the height of the row, and some room at the sides, count, too.
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

  /// The grip moves the row at once.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard accessory.accessoryType == .reorder, accessory.actionHandler == nil else {
      if accessory.actionHandler == nil, accessory.accessoryType != .outlineDisclosure {
        super.touchesBegan(touches, with: event)
      }
      return
    }
    guard let cell, let list = cell.list, let path = list.indexPath(for: cell), let touch = touches.first else { return }
    list.fingerTakes(path, at: touch.location(in: list))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.list?.fingerMoved(touches) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let handler = accessory.actionHandler { return session.perform { handler() } }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell?.toggleOutline()
    case .reorder: cell?.list?.fingerLeft(isCancelled: false)
    default: super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if accessory.accessoryType == .reorder { cell?.list?.fingerLeft(isCancelled: true) }
    super.touchesCancelled(touches, with: event)
  }

  /// What a person calls it; others answer as a part of their row.
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
      let mark = CGRect(x: bounds.midX - 3.5, y: bounds.midY - 6, width: 7, height: 12)
      let color = accessory.tintColor.flatMap { resolve($0) } ?? grey
      recorder.strokeMark(.chevron(in: mark, quarterTurns: isRightToLeft ? 2 : 0), color, width: 2)
    case .outlineDisclosure: drawDisclosure(into: &recorder)
    case .checkmark:
      recorder.strokeMark(.checkmark(in: bounds.insetBy(dx: 1.5, dy: 1.5)), tint, width: 2)
    case .detail:
      CircleGlyph(circle: bounds, session: session, tint: tint).drawDisclosure(into: &recorder)
    case .delete: drawSign(.systemRed, isPlus: false, into: &recorder)
    case .insert: drawSign(.systemGreen, isPlus: true, into: &recorder)
    case .reorder: drawGrip(grey, into: &recorder)
    case .multiselect: recorder.border(bounds, radius: bounds.width / 2, grey, width: 1.5)
    case .label, .customView: break
    }
  }

  /// Along the row while it is closed, down while it is open.
  private func drawDisclosure(into recorder: inout DisplayListRecorder) {
    let isOpen = cell?.listState.outline?.isExpanded ?? false
    let mark = CGRect(x: bounds.midX - 3.5, y: bounds.midY - 6, width: 7, height: 12)
    let turned = CGRect(x: bounds.midX - 6, y: bounds.midY - 3.5, width: 12, height: 7)
    let quarters = isOpen ? 1 : isRightToLeft ? 2 : 0
    recorder.strokeMark(.chevron(in: isOpen ? turned : mark, quarterTurns: quarters), tint, width: 2)
  }

  private func drawSign(_ color: UIColor, isPlus: Bool, into recorder: inout DisplayListRecorder) {
    let ink = accessory.tintColor.flatMap { resolve($0) } ?? .white
    recorder.fill(.oval(bounds), resolve(accessory.backgroundColor ?? color) ?? .black)
    recorder.fill(CGRect(x: bounds.midX - 5, y: bounds.midY - 1, width: 10, height: 2), ink)
    if isPlus { recorder.fill(CGRect(x: bounds.midX - 1, y: bounds.midY - 5, width: 2, height: 10), ink) }
  }

  private func drawGrip(_ color: RGBAColor, into recorder: inout DisplayListRecorder) {
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5 - 0.75
      recorder.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1.5), color)
    }
  }
}
