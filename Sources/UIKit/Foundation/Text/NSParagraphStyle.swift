import Typesetting

/// The formatting of a paragraph. Lengths are in points; 0 means unspecified.
open class NSParagraphStyle: AttributeValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The rules for additional line breaks.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line.
    public static let pushOut = Self(rawValue: 1)
    /// Breaks Korean text between words.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// The strategy of the system's labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  struct Values: Hashable, @unchecked Sendable {
    var paragraph = TextParagraph()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = LineBreakStrategy([]).rawValue
    var writingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsTightening = false
  }

  fileprivate(set) var values = Values()

  public override init() {}

  fileprivate convenience init(_ values: Values) {
    self.init()
    self.values = values
  }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of natural text in a language, or left to right without a language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let rightToLeft: Set = ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv"]
    let language = languageName?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    return rightToLeft.contains(language ?? "") ? .rightToLeft : .leftToRight
  }

  open var lineSpacing: CGFloat { values.paragraph.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraph.spacingAfter }
  open var paragraphSpacingBefore: CGFloat { values.paragraph.spacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var headIndent: CGFloat { values.paragraph.headIndent }
  open var tailIndent: CGFloat { values.paragraph.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.paragraph.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.paragraph.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.paragraph.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.paragraph.lineHeightMultiple }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  open var baseWritingDirection: NSWritingDirection { values.writingDirection }
  /// Stored only: text is not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The distance between tab stops after the last one, in points; 0 for 28.
  open var defaultTabInterval: CGFloat { values.paragraph.tabs.interval }
  /// The tab stops. By default there are twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.paragraph.tabs.stops.map(NSTextTab.init) }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style. Attributed strings keep the object itself, so change it before you use it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.paragraph.lineSpacing }
    set { values.paragraph.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraph.spacingAfter }
    set { values.paragraph.spacingAfter = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraph.spacingBefore }
    set { values.paragraph.spacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.paragraph.headIndent }
    set { values.paragraph.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.paragraph.tailIndent }
    set { values.paragraph.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.paragraph.firstLineHeadIndent }
    set { values.paragraph.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.paragraph.minimumLineHeight }
    set { values.paragraph.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.paragraph.maximumLineHeight }
    set { values.paragraph.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.paragraph.lineHeightMultiple }
    set { values.paragraph.lineHeightMultiple = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set {
      values.lineBreakMode = newValue
      values.paragraph.breaksAnywhere = newValue == .byCharWrapping
    }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.writingDirection }
    set { values.writingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.paragraph.tabs.interval = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.paragraph.tabs.stops = newValue.map { TabRuler($0).stops } ?? TabRuler.standard.stops }
  }

  /// Adds a tab stop. Stops stay in the order of their locations.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
