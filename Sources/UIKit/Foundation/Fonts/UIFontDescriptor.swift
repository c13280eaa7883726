import Typesetting

/// A font described by its attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let font: FontDescriptor
  private let others: [AttributeName: Any]

  init(_ font: FontDescriptor, others: [AttributeName: Any] = [:]) { (self.font, self.others) = (font, others) }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescriptor(attributes), others: attributes)
  }

  /// - Parameters:
  ///   - fontName: a PostScript name.
  ///   - size: in points.
  public convenience init(name fontName: String, size: CGFloat) { self.init(.named(fontName, size)) }

  public convenience init(name fontName: String, matrix: CGAffineTransform) { self.init(.named(fontName, 0)) }

  /// The descriptor of the text style's font at the user's text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }

  open var pointSize: CGFloat { font.pointSize }
  open var matrix: CGAffineTransform { .identity }

  open var postscriptName: String {
    if case .named(let name) = font.family { return name }
    return UIFont(font).fontName
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.size] = font.pointSize
    if case .named(let name) = font.family { attributes[.name] = name }
    if let style = font.textStyle { attributes[.textStyle] = style.rawValue }
    let features = font.allFeatures
    if attributes[.featureSettings] == nil, !features.isEmpty {
      attributes[.featureSettings] = features.map { [FeatureKey.type: $0.type, .selector: $0.selector] }
    }
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .traits:
      return [TraitKey.weight: font.weight.value, .symbolic: symbolicTraits.rawValue, .slant: font.isItalic ? 0.07 : 0]
    case .family: return UIFont(font).familyName
    default: return fontAttributes[anAttribute]
    }
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.family == .system { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// Returns a descriptor with the given bold and italic traits. A font that is already bold keeps its weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      changed.weight = symbolicTraits.contains(.traitBold) ? boldWeight : .regular
    }
    if symbolicTraits.contains(.traitMonoSpace), font.family == .system { changed.design = .monospaced }
    return UIFontDescriptor(changed.renamed(), others: others)
  }

  /// The weight of the bold trait. Each text style has its own emphasized weight.
  ///
  /// > Basis: documented (Human Interface Guidelines); that the system's bold is Semibold is captured, by published
  /// > logs.
  private var boldWeight: FontWeight {
    guard let style = font.textStyle else {
      return font.family == .system ? Session.current.fontEra.boldSystemWeight : .bold
    }
    return style.metrics(category: .large, era: Session.current.fontEra).emphasizedWeight
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed, others: others)
  }

  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// Returns nil if the font isn't the system font, or if the generation's system font has no other designs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.family == .system, Session.current.fontEra.hasDesigns else { return nil }
    var changed = font
    changed.design = design.typeset
    return UIFontDescriptor(changed, others: others)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var changed = font
    (changed.family, changed.shipped) = (.named(newFamily), nil)
    return UIFontDescriptor(changed, others: others)
  }

  /// - Parameter newFace: the name of a face, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(font.withFace(newFace), others: others)
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes), others: others.merging(attributes) { $1 })
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  open override var hash: Int { font.hashValue }
}

extension FontDescriptor {
  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    self = FontDescriptor(pointSize: 0).adding(attributes)
  }

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var changed = self
    let name = attributes[.name] ?? attributes[.family]
    if let name = name as? String { changed = .named(name, pointSize) }
    if let face = attributes[.face] as? String { changed = changed.withFace(face) }
    if let size = RunAttributes.number(attributes[.size]) { changed.pointSize = size }
    if let style = (attributes[.textStyle] as? String).flatMap(Typesetting.TextStyle.init) { changed.textStyle = style }
    changed.add(traits: attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
    if let settings = attributes[.featureSettings] { changed.take(FontFeature.list(settings)) }
    return changed
  }

  private mutating func add(traits: [UIFontDescriptor.TraitKey: Any]) {
    let bits = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value
    let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits ?? 0)
    if symbolic.contains(.traitBold) { weight = .bold }
    if symbolic.contains(.traitItalic) { isItalic = true }
    let number = (traits[.weight] as? UIFont.Weight)?.rawValue ?? RunAttributes.number(traits[.weight])
    if let number { weight = FontWeight(nearestTo: number) }
  }

  /// - Parameter face: the name of a face, such as `Bold Italic`.
  fileprivate func withFace(_ face: String) -> FontDescriptor {
    let named = FontDescriptor.named("Family-" + face.filter { $0 != " " }, pointSize)
    var changed = self
    (changed.weight, changed.isItalic) = (named.weight, named.isItalic)
    return changed.renamed()
  }

  /// Removes the face from a font name after the face has changed, which leaves the family name.
  fileprivate func renamed() -> FontDescriptor {
    guard case .named(let name) = family else { return self }
    var changed = self
    changed.family = .named(shipped?.familyName ?? String(name.prefix { $0 != "-" }))
    changed.shipped = nil
    return changed
  }
}
