// The picker of a color well.
extension UIColorWell {
  /// Presents a color picker from the controller that contains the well.
  func presentPicker() {
    let responders = sequence(first: self as UIResponder, next: \.next)
    guard let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
    session.perform {
      let picker = WellPicker(of: self)
      presenter.present(picker, animated: true)
    }
  }
}

/// A picker that sets the color of a color well.
final class WellPicker: UIColorPickerViewController {
  private weak var well: UIColorWell?

  init(of well: UIColorWell) {
    self.well = well
    super.init(nibName: nil, bundle: nil)
    (title, supportsAlpha) = (well.title, well.supportsAlpha)
    if let color = well.selectedColor { selectedColor = color }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a picker is made by its well") }

  override func choose(_ color: UIColor, continuously: Bool) {
    super.choose(color, continuously: continuously)
    well?.selectedColor = color
    well?.sendActions(for: .valueChanged)
  }
}
