import DisplayLists
import SystemProfiles

/// One accessory of a list cell, as a view: what it is like, and touches.
final class AccessoryView: UIView {
  let accessory: UICellAccessory
  private var label: UILabel?
  /// What the program's view had before it came here, where it keeps it.
  private let fixedSize: CGSize?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    fixedSize = accessory.keepsSize ? accessory.view?.bounds.size : nil
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
    label.adjustsFontForContentSizeCategory = accessory.followsTextSize
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
    if let fixedSize { return fixedSize }
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    accessory.actionHandler == nil && accessory.view == nil ? nil : super.hitTest(point, with: event)
  }

  /// What acts for itself highlights no row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if accessory.actionHandler == nil { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let handler = accessory.actionHandler else { return super.touchesEnded(touches, with: event) }
    session.perform { handler() }
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let grey = session.palette.table.accessory
    switch accessory.accessoryType {
    case .disclosureIndicator:
      let mark = CGRect(x: bounds.midX - 3.5, y: bounds.midY - 6, width: 7, height: 12)
      let color = accessory.tintColor.flatMap { resolve($0) } ?? grey
      recorder.strokeMark(.chevron(in: mark, quarterTurns: isRightToLeft ? 2 : 0), color, width: 2)
    case .outlineDisclosure:
      let mark = CGRect(x: bounds.midX - 3.5, y: bounds.midY - 6, width: 7, height: 12)
      recorder.strokeMark(.chevron(in: mark, quarterTurns: isRightToLeft ? 2 : 0), tint, width: 2)
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
