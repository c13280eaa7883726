extension NSLayoutConstraint {
  /// The alignment across the axis of a visual format, its direction, and the edges its spacing is measured from.
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
    /// Spacing between stacked views runs from the last baseline to the first baseline below. Ignored before iOS 11.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The bit of an alignment is `1 << attribute.rawValue`.
    init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }

  /// Returns the constraints that a visual format describes: sizes and gaps in the order of the format, then
  /// alignments. They are inactive.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-8-[field(>=100)]-|`, without spaces.
  ///   - metrics: the numbers that the format uses for lengths and priorities, by name.
  ///   - views: the views and layout guides that the format uses, by name.
  /// > Note: A format that cannot be parsed ends the program, as in UIKit.
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
  /// Parses the format and creates its constraints.
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
  /// Converts a metric, which can be any number.
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
