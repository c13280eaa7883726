// System symbols, which scale with a font.
extension UIImage {
  /// Creates a symbol at the size for text of 17 points.
  ///
  /// - Returns: an image for every name, because the names that a system knows are not recorded here.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// - Parameter configuration: a ``SymbolConfiguration``, which specifies the size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter variableValue: 0…1. Ignored: symbols are drawn with all layers.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  // Symbols that the system's controls show.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    if !SystemSymbols.hasDrawing(of: name) { Session.current.imageFacts.withLock { $0.noteUndrawnSymbol(name) } }
    var variant = ImageVariant()
    variant.configuration = configuration
    self.init(
      name: name, size: SymbolSize(name: name).scaled(by: configuration?.factor ?? 1), isSymbol: true, variant: variant)
  }

  func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbol else { return self }
    let merged = variant.configuration.map { $0.applying(configuration) } ?? configuration
    let natural = SymbolSize(name: name ?? "").scaled(by: merged.factor)
    var variant = variant
    variant.configuration = merged
    return UIImage(name: name, size: natural, isSymbol: true, variant: variant)
  }

  /// Returns the symbol with the context's configuration, which the symbol's own values override.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbol, let configuration else { return self }
    return applyingSymbolConfiguration(
      variant.configuration.map { configuration.applying($0) } ?? configuration) ?? self
  }
}

/// The size of a symbol for text of 17 points.
struct SymbolSize {
  let name: String

  func scaled(by factor: CGFloat) -> CGSize {
    let size = natural
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The longer side of most symbols.
  ///
  /// > Basis: assumed, recalled: a star is about 20 points wide.
  private static let longSide: CGFloat = 20

  /// The proportions of the symbol. Documents declare symbols in a box of 128 points.
  private var natural: CGSize {
    let box = AssetEnvironment.current.resources.imageSizes[name] ?? Self.boxes[base] ?? drawn ?? Self.box(128, 123)
    let longest = max(box.width, box.height, 1)
    return CGSize(width: box.width * Self.longSide / longest, height: box.height * Self.longSide / longest)
  }

  /// The size of the drawing; nil for one in a frame, which has the usual size.
  ///
  /// > Basis: assumed.
  private var drawn: CGSize? {
    guard let drawing = SystemSymbols.drawing(of: base), drawing.frame == nil else { return nil }
    return drawing.box.insetBy(dx: -0.8, dy: -0.8).size
  }

  /// The name without `.fill`: filled symbols have the same size.
  private var base: String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }

  /// > Basis: captured: sizes that saved documents declare.
  private static let boxes: [String: CGSize] = [
    "arrow.clockwise": box(112, 128), "arrow.left": box(128, 98), "at": box(128, 125), "bag": box(128, 128),
    "bell": box(107, 128), "calendar": box(128, 106), "chevron.down": box(128, 70), "chevron.left": box(97, 128),
    "chevron.right": box(97, 128), "chevron.up": box(128, 70), "clock": box(128, 121), "doc": box(115, 128),
    "doc.on.doc": box(116, 128), "exclamationmark.circle": box(128, 121), "exclamationmark.triangle": box(128, 109),
    "gamecontroller": box(128, 79), "gear": box(128, 122), "hand.thumbsup": box(123, 128), "heart": box(128, 107),
    "house": box(128, 104), "keyboard": box(128, 88), "line.3.horizontal.decrease": box(128, 73),
    "line.horizontal.3": box(128, 64), "lock.rotation": box(128, 119), "magnifyingglass": box(128, 115),
    "memories": box(128, 107), "minus": box(128, 37), "pencil": box(128, 112), "person": box(128, 121),
    "person.3": box(128, 62), "play": box(120, 128), "plus": box(128, 113), "questionmark": box(94, 128),
    "square.and.arrow.up": box(115, 128), "square.and.pencil": box(128, 118), "star": box(128, 116),
    "terminal": box(128, 97), "timer": box(128, 121), "touchid": box(128, 122), "trash": box(121, 128),
    "xmark": box(128, 113),
  ]

  private static func box(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
