extension NSLayoutConstraint {
  /// What a visual format aligns besides the axis it runs along, in which direction it runs, and what it measures from.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = Self(.left)
    public static let alignAllRight = Self(.right)
    public static let alignAllTop = Self(.top)
    public static let alignAllBottom = Self(.bottom)
    public static let alignAllLeading = Self(.leading)
    public static let alignAllTrailing = Self(.trailing)
    public static let alignAllCenterX = Self(.centerX)
    public static let alignAllCenterY = Self(.centerY)
    public static let alignAllLastBaseline = Self(.lastBaseline)
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing = Self([])
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    public static let directionMask = Self(rawValue: 3 << 16)

    public static let spacingEdgeToEdge = Self([])
    /// Gaps between views below each other lead from the last baseline to the first one below. Since iOS 11; without
    /// effect before.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The bit of an alignment is 1 << its attribute.
    init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }

  /// The constraints that a visual format describes, not yet active: sizes and gaps in the order of the format, then
  /// alignments.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-8-[field(>=100)]-|`, without spaces.
  ///   - metrics: numbers by the names that the format uses for them, for lengths and priorities.
  ///   - views: views and layout guides by the names that the format uses for them.
  /// > Note: A format that cannot be read ends the program, as in UIKit.
  @_disfavoredOverload public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatConstraints.make(format, opts, metrics ?? [:], views)
    } catch {
      Exception.invalidArgument.raise(error.reason(format: format))
    }
  }
}

extension VisualFormatConstraints {
  /// Reads the format and does what it says.
  static func make(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let names = VisualFormatNames(
      metric: { metrics[$0].flatMap(Double.init(metric:)) },
      isView: { views[$0] is any LayoutItem },
      hasSuperview: { (views[$0] as? any LayoutItem)?.itemContainer != nil })
    let format = try VisualFormatParser.parse(text, names: names)
    let items = format.views.map { views[$0.name] as! any LayoutItem }
    let maker = VisualFormatConstraints(format, items, options, named: { views[$0] as? any LayoutItem })
    if let axis = maker.forbiddenAlignment {
      throw VisualFormatError(message: VisualFormatError.misalignment(axis), offset: text.utf8.count)
    }
    return maker.make()
  }
}

extension Double {
  /// A metric is any number.
  fileprivate init?(metric: Any) {
    switch metric {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as any BinaryFloatingPoint: self = Double(number)
    case let number as any BinaryInteger: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
