import Typesetting

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ends the last visible line in an ellipsis if more text follows.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// Lays out several lines from the top edge. Without this option, the string is one line on a baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Includes the fonts' leading between lines.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Measures the glyphs instead of the lines. Has no effect: lines are measured.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// The minimum scale for shrinking text, and the results of the last measurement.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the fonts when text doesn't fit its rectangle; 0 disables shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale used by the last measurement or drawing.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the string without wrapping. It is not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size() -> CGSize {
    measured(TextOptions(usesFontLeading: true))
  }

  /// Returns the bounding rectangle of the string. It is not rounded: round it up for a frame. A height of 0 means no
  /// limit.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let scale = scale(fitting: size, options, context)
    let rect = scale < 1 ? scaled(by: scale).bounds(within: size, options) : bounds(within: size, options)
    context?.actualScaleFactor = scale
    context?.totalBounds = rect
    return rect
  }

  @MainActor private func bounds(within size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    var text = TextOptions(
      maxWidth: wraps && size.width > 0 ? size.width : .infinity, usesFontLeading: options.contains(.usesFontLeading))
    if !wraps {
      text.lineLimit = 1
    } else if options.contains(.truncatesLastVisibleLine), size.height > 0, size.height < 1e6 {
      text = truncating(text, toHeight: size.height)
    }
    return CGRect(origin: .zero, size: measured(text))
  }

  /// Returns the largest scale at which the whole text fits, at least the context's minimum; without a minimum, 1.
  @MainActor func scale(
    fitting size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGFloat {
    let least = context?.minimumScaleFactor ?? 0, whole = options.subtracting(.truncatesLastVisibleLine)
    guard least > 0, least < 1 else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      let box = scaled(by: scale).bounds(within: size, whole)
      return (size.width <= 0 || box.width <= size.width) && (size.height <= 0 || box.height <= size.height)
    }
    if fits(1) { return 1 }
    var low = least, high: CGFloat = 1
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the string with its fonts scaled.
  @MainActor func scaled(by scale: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      let font = values[.font] as? UIFont ?? .stringDefault
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return scaled
  }

  /// Returns options that limit the text to the whole lines that fit the height, at least one.
  @MainActor private func truncating(_ options: TextOptions, toHeight height: CGFloat) -> TextOptions {
    var options = options
    options.lineBreakMode = .truncatingTail
    options.lineLimit = TextMeasurer(options).layout(typeset.source).lineCount(fitting: height)
    return options
  }

  @MainActor private func measured(_ options: TextOptions) -> CGSize {
    TextMeasurer(options).layout(typeset.source).size
  }

  @MainActor private var typeset: AttributedText {
    AttributedText(self, font: .stringDefault, session: .current)
  }
}

extension NSString {
  /// Returns the size of the string without wrapping. It is not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    bridged.size(withAttributes: attrs)
  }

  /// Returns the bounding rectangle of the string. It is not rounded: round it up for a frame. A height of 0 means no
  /// limit.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var bridged: String { substring(from: 0) }
}

// On Apple's systems, Swift strings have the methods of NSString.
extension String {
  /// Returns the size of the string without wrapping. It is not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: isEmpty ? " " : self, attributes: attrs).size().withoutWidth(if: isEmpty)
  }

  /// Returns the bounding rectangle of the string. It is not rounded: round it up for a frame. A height of 0 means no
  /// limit.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let line = NSAttributedString(string: isEmpty ? " " : self, attributes: attributes)
    var rect = line.boundingRect(with: size, options: options, context: context)
    rect.size = rect.size.withoutWidth(if: isEmpty)
    if isEmpty { context?.totalBounds = rect }
    return rect
  }
}

extension CGSize {
  /// Returns the size with a width of 0 for an empty string, which is as high as a line of its font.
  ///
  /// > Basis: recalled.
  fileprivate func withoutWidth(if isEmpty: Bool) -> CGSize { isEmpty ? CGSize(width: 0, height: height) : self }
}
