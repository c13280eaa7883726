import DisplayLists
import SystemProfiles

/// A view with wheels of rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the picker marks the selected row. It applies until iOS 6; later pickers always mark it.
  open var showsSelectionIndicator = false

  /// The wheels; nil before their first use and after a reload.
  var wheels: [PickerWheel]?
  /// The selected rows by component, kept during reloads.
  var selections: [Int: Int] = [:]
  /// The distances in points by which wheels are turned from their selected rows, by component. Positive values bring
  /// later rows closer.
  var turns: [Int: CGFloat] = [:]
  private var spin: DragRecognizer?

  /// Creates a picker. With a frame of zero size, it takes its intrinsic size.
  ///
  /// > Basis: recalled; captured for 320 by 216, saved pickers.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = session.metrics.picker.wheels.sizeOfFrame }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func applyClassDefaults() { clipsToBounds = true }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UIPickerViewDataSource
    case "delegate": delegate = value as? any UIPickerViewDelegate
    default: return super.setOwnValue(value, forKey: key)
    }
    return true
  }

  // MARK: Components and rows

  open var numberOfComponents: Int { loadedWheels.count }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of a row: the width of the wheel and the height of its rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheelAreas[component].width, height: wheel.rowHeight)
  }

  /// Returns the view of a row, if the row is visible and the delegate provided a view.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.views[row] }

  open func reloadAllComponents() {
    wheels?.forEach { $0.discardViews() }
    wheels = nil
    setNeedsLayout()
  }

  /// Reloads a component. The other wheels do not change.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.discardViews()
    wheels?[component] = makeWheel(component)
    setNeedsLayout()
  }

  // MARK: Selected rows

  /// Returns the selected row; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.pinned(selections[component] ?? 0)
  }

  /// Selects a row, limited to the existing rows. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    selections[component] = wheel.pinned(row)
    setNeedsLayout()
  }

  /// The inset of titles from the sides of their wheel, in points.
  var titleInset: CGFloat { 9 }

  // MARK: Size and layout

  open override var intrinsicContentSize: CGSize { session.metrics.picker.wheels.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRowViews()
  }

  // MARK: Touches

  override var recognizersOfTouches: [UIGestureRecognizer] {
    let spin = spin ?? session.perform { DragRecognizer { [weak self] in self?.wheelFollower(of: $0) } }
    (self.spin, spin.view) = (spin, self)
    return [spin] + super.recognizersOfTouches
  }

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    super.keeps(recognizer) || recognizer.isSingleTap
  }

  /// Selects the row at the touch, and notifies the delegate if the selection changes.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { takeRow(at: point) }
  }

  override var touchTargets: [TouchTarget] { identifiedTarget + rowTargets }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  package override var reportedText: String? {
    let titles = loadedWheels.indices.compactMap { title(ofRow: selectedRow(inComponent: $0), $0) }
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}
