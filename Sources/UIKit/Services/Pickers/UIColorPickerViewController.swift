import DisplayLists

/// Lets the user choose a color from a grid of twelve hues and ten shades.
///
/// > Basis: assumed: the grid of the system's picker, recalled; it has no sliders and no spectrum here.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white { didSet { grid?.setNeedsDisplay() } }
  /// Whether the user can choose a translucent color. The grid has only opaque ones.
  open var supportsAlpha = true
  open var supportsEyedropper = true
  private weak var grid: ColorGrid?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar(), item = UINavigationItem(title: title ?? "Colors")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
    bar.items = [item]
    let grid = ColorGrid(of: self)
    self.grid = grid
    for part in [bar, grid] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      grid.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
      grid.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      grid.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10.0 / 12),
    ])
  }

  /// - Parameter continuously: true during a drag.
  func choose(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    session.perform { delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously) }
  }

  private func close() {
    dismiss(animated: true) { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// A delegate that is notified of the color that the user chose.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// The older method, up to iOS 14.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// The colors of the picker: a row of grays above nine rows of shades.
@MainActor final class ColorGrid: UIView {
  private weak var picker: UIColorPickerViewController?
  static let columns = 12, rows = 10

  init(of picker: UIColorPickerViewController) {
    self.picker = picker
    super.init(frame: .zero)
    accessibilityIdentifier = "Color grid"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a grid is made by its picker") }

  /// - Parameters:
  ///   - column: 0…11.
  ///   - row: 0…9; the first row has the grays.
  func color(column: Int, row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(Self.columns - 1), alpha: 1) }
    let hue = (CGFloat(column) / CGFloat(Self.columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let isDark = row < 5, step = CGFloat(isDark ? row : row - 5)
    return isDark
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.16 * (step - 1), alpha: 1)
      : UIColor(hue: hue, saturation: 1 - 0.19 * step, brightness: 1, alpha: 1)
  }

  private func cell(column: Int, row: Int) -> CGRect {
    let grid = session.pixelGrid
    let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
    let x = grid.round(CGFloat(column) * width), y = grid.round(CGFloat(row) * height)
    return CGRect(
      x: x, y: y, width: grid.round(CGFloat(column + 1) * width) - x, height: grid.round(CGFloat(row + 1) * height) - y)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let chosen = picker?.selectedColor
    recorder.saved { recorder in
      recorder.clip(bounds, radius: 8)
      var mark: CGRect?
      for row in 0..<Self.rows {
        for column in 0..<Self.columns {
          let color = color(column: column, row: row), frame = cell(column: column, row: row)
          recorder.fill(frame, color.resolved(in: session))
          if color == chosen { mark = frame }
        }
      }
      if let mark { recorder.border(mark, radius: 2, .white, width: 3) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, continuously: true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, continuously: true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, continuously: false) }

  private func take(_ touches: Set<UITouch>, continuously: Bool) {
    guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
    let column = Int(point.x / bounds.width * CGFloat(Self.columns))
    let row = Int(point.y / bounds.height * CGFloat(Self.rows))
    let color = color(column: min(max(0, column), Self.columns - 1), row: min(max(0, row), Self.rows - 1))
    picker?.choose(color, continuously: continuously)
  }
}
