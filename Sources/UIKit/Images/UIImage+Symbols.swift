// Images of the system: symbols that are set like letters, as large as a font says.
extension UIImage {
  /// A symbol by its name, as large as text of 17 points.
  ///
  /// - Returns: an image for every name: which names a system knows is not known here.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// - Parameter configuration: a ``SymbolConfiguration`` says how large.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    var variant = ImageVariant()
    variant.configuration = configuration
    self.init(
      name: name, size: SymbolSize(name: name).scaled(by: configuration?.factor ?? 1), isSymbol: true, variant: variant)
  }

  /// Nil for a symbol that is as large as the place says where it is used, and for other pictures.
  public var symbolConfiguration: SymbolConfiguration? { variant.configuration }

  public var configuration: Configuration? { variant.configuration }

  /// A symbol of another size; other images stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
  }

  /// What `configuration` leaves open stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbol else { return self }
    let merged = variant.configuration.map { $0.applying(configuration) } ?? configuration
    let natural = SymbolSize(name: name ?? "").scaled(by: merged.factor)
    var variant = variant
    variant.configuration = merged
    return UIImage(name: name, size: natural, isSymbol: true, variant: variant)
  }

  /// As the place wants it where the symbol itself says nothing.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbol, let configuration else { return self }
    return applyingSymbolConfiguration(
      variant.configuration.map { configuration.applying($0) } ?? configuration) ?? self
  }
}

/// How large a symbol is with text of 17 points.
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

  /// Documents declare symbols in a box of 128 points: their proportions.
  private var natural: CGSize {
    let box = ImageFacts.current.resources.imageSizes[name] ?? Self.boxes[base] ?? CGSize(width: 128, height: 123)
    let longest = max(box.width, box.height, 1)
    return CGSize(width: box.width * Self.longSide / longest, height: box.height * Self.longSide / longest)
  }

  /// Filled symbols are as large as others.
  private var base: String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }

  /// > Basis: captured: sizes that saved documents declare.
  private static let boxes: [String: CGSize] = [
    "arrow.left": CGSize(width: 128, height: 98), "bag": CGSize(width: 128, height: 128),
    "calendar": CGSize(width: 128, height: 106), "chevron.down": CGSize(width: 128, height: 70),
    "chevron.left": CGSize(width: 97, height: 128), "chevron.right": CGSize(width: 97, height: 128),
    "chevron.up": CGSize(width: 128, height: 70), "exclamationmark.circle": CGSize(width: 128, height: 121),
    "gear": CGSize(width: 128, height: 122), "line.horizontal.3": CGSize(width: 128, height: 64),
    "pencil": CGSize(width: 128, height: 112), "plus": CGSize(width: 128, height: 113),
    "square.and.arrow.up": CGSize(width: 115, height: 128), "square.and.pencil": CGSize(width: 128, height: 118),
    "star": CGSize(width: 128, height: 116), "timer": CGSize(width: 128, height: 121),
    "trash": CGSize(width: 121, height: 128), "xmark": CGSize(width: 128, height: 113),
  ]
}
