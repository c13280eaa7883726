import Typesetting

/// A place in a paragraph to which a tab takes the text after it.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What a stop may ask for beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the first of its characters stands at an aligned stop, as a decimal point does.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Of the text up to the next tab: left and natural begin at the stop, centre and right stand around and before it.
  open private(set) var alignment: NSTextAlignment
  /// From the leading edge of the text, in points.
  open private(set) var location: CGFloat
  open private(set) var options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The decimal separator of a language; the point of numbers in code without one.
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

  /// The punctuation of a set, which is all that separates the digits of a number.
  private static func separators(_ set: CharacterSet) -> [Unicode.Scalar] {
    (0x20...0x2FFF).compactMap(Unicode.Scalar.init).filter { set.contains($0) && !$0.properties.isAlphabetic }
  }
}

extension TabRuler {
  init(_ tabs: [NSTextTab]) {
    self.init(stops: tabs.map(\.stop).sorted { $0.location < $1.location })
  }
}
