import DisplayLists
import SystemProfiles

/// Wheels of rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Until iOS 6; later pickers always mark the selected row.
  open var showsSelectionIndicator = false

  /// Nil until somebody asks, and after a reload.
  var wheels: [PickerWheel]?
  /// By component; survives a reload.
  var selections: [Int: Int] = [:]
  /// How far a wheel is turned from its taken row, in points, by component: above 0 later rows come nearer.
  var turns: [Int: CGFloat] = [:]
  private var spin: DragRecognizer?

  /// Without a size, a picker has its natural one.
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

  // MARK: What there is

  open var numberOfComponents: Int { loadedWheels.count }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// As wide as the wheel and as high as a row of it.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheelAreas[component].width, height: wheel.rowHeight)
  }

  /// The view that shows a row, if it can be seen and the delegate made it.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.views[row] }

  open func reloadAllComponents() {
    wheels?.forEach { $0.discardViews() }
    wheels = nil
    setNeedsLayout()
  }

  /// The other wheels keep what they have.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.discardViews()
    wheels?[component] = makeWheel(component)
    setNeedsLayout()
  }

  // MARK: The taken rows

  /// -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.pinned(selections[component] ?? 0)
  }

  /// Pinned to the rows that there are; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    selections[component] = wheel.pinned(row)
    setNeedsLayout()
  }

  /// Between a title and the sides of its wheel, in points.
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

  /// A touch on a row beside the taken one takes it, and tells the delegate.
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
