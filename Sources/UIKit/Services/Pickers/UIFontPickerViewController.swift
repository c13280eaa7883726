/// Lets the user choose a font from the families that have width tables and from the program's fonts.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The options of the picker.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the picker lists every face instead of families.
    open var includeFaces = false
    /// Whether names appear in the system font instead of their own.
    open var displayUsingSystemFont = false
    /// Lists only fonts with one of these traits; empty for all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }
  }

  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(
      SystemPanel(title: title ?? "Fonts", rows: rows, emptyMessage: "No Fonts") { [weak self] in self?.cancel() })
  }

  /// The size of the names, as in ordinary rows, in points.
  private static let size: CGFloat = 17

  private var rows: [SystemPanel.Row] {
    UIFont.familyNames.flatMap { family in
      let faces = UIFont.fontNames(forFamilyName: family)
      return (configuration.includeFaces ? faces : Array(faces.prefix(1))).compactMap { face in
        row(configuration.includeFaces ? face : family, UIFont(name: face, size: Self.size))
      }
    }
  }

  private func row(_ name: String, _ font: UIFont?) -> SystemPanel.Row? {
    guard let font else { return nil }
    let wanted = configuration.filteredTraits
    if !wanted.isEmpty, font.fontDescriptor.symbolicTraits.isDisjoint(with: wanted) { return nil }
    return SystemPanel.Row(title: name, font: configuration.displayUsingSystemFont ? nil : font) { [weak self] in
      self?.choose(font.fontDescriptor)
    }
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// A delegate that is notified of the font that the user chose.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
