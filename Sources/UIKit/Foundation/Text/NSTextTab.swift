import Typesetting

/// A tab stop in a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`. The first of its characters in the text is placed at the stop, such as a decimal point.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text up to the next tab. Left and natural text begins at the stop, centered text is centered on
  /// it, and right-aligned text ends at it.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the text's leading edge, in points.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The decimal separator of a locale, or a period without a locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }
  open override var hash: Int { stop.hashValue }
}

extension NSTextTab {
  convenience init(_ stop: TabStop) {
    let alignment: NSTextAlignment =
      switch stop.alignment {
      case .start: .left
      case .middle: .center
      case .end: .right
      }
    var set = CharacterSet()
    for scalar in stop.terminators { set.insert(scalar) }
    self.init(
      textAlignment: alignment, location: stop.location, options: set.isEmpty ? [:] : [.columnTerminators: set])
  }

  var stop: TabStop {
    let aligned: TabStop.Alignment = alignment == .center ? .middle : alignment == .right ? .end : .start
    let terminators = options[.columnTerminators] as? CharacterSet
    return TabStop(location, aligned, terminators: Set(terminators.map(Self.separators) ?? []))
  }

  /// The symbols and punctuation of a set; letters are excluded.
  private static func separators(_ set: CharacterSet) -> [Unicode.Scalar] {
    (0x20...0x2FFF).compactMap(Unicode.Scalar.init).filter { set.contains($0) && !$0.properties.isAlphabetic }
  }
}

extension TabRuler {
  init(_ tabs: [NSTextTab]) {
    self.init(stops: tabs.map(\.stop).sorted { $0.location < $1.location })
  }
}
