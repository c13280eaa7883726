extension NSLayoutConstraint {
  /// What a visual format aligns besides the axis it runs along, and in which direction it runs.
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

    public static let directionLeadingToTrailing = Self([])
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)

    /// The bit of an alignment is 1 << its attribute.
    init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }

  /// The constraints that a visual format describes, not yet active.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-8-[field(>=100)]-|`, without spaces.
  ///   - metrics: numbers by the names that the format uses for them.
  ///   - views: views by the names that the format uses for them.
  /// > Note: A format that cannot be read ends the program, as in UIKit.
  @_disfavoredOverload public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatConstraints(parsed, opts, metrics ?? [:], views).make()
    } catch {
      Exception.invalidArgument.raise(error.reason(format: format))
    }
  }
}
