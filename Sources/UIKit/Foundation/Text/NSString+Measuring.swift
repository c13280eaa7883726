import Typesetting

/// What a string is measured by.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits ends in an ellipsis where more text follows.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// Several lines, from a top edge; without it a string is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The gaps that fonts ask for stand between lines.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// What the letters cover instead of the line; here the line.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// How far a text may shrink, and what it was measured to be.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the fonts of a text that does not fit its rectangle; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that the last measuring or drawing took.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Of as many lines as the string has, not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size() -> CGSize {
    measured(TextOptions(usesFontLeading: true))
  }

  /// The rectangle that the string takes, not rounded: round it up for a frame. A height of 0 is no limit.
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

  /// The largest scale at which all of the text fits, but not less than the context's minimum; without a minimum, 1.
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

  /// In fonts of another size.
  @MainActor func scaled(by scale: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      let font = values[.font] as? UIFont ?? .stringDefault
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return scaled
  }

  /// As many whole lines as the height has room for, at least one.
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
  /// Of as many lines as the string has, not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    bridged.size(withAttributes: attrs)
  }

  /// The rectangle that the string takes, not rounded: round it up for a frame. A height of 0 is no limit.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var bridged: String { substring(from: 0) }
}

// Swift strings have the methods of NSString on Apple's systems.
extension String {
  /// Of as many lines as the string has, not rounded: round it up for a frame.
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: isEmpty ? " " : self, attributes: attrs).size().withoutWidth(if: isEmpty)
  }

  /// The rectangle that the string takes, not rounded: round it up for a frame. A height of 0 is no limit.
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
  /// A string without characters is as high as a line of its font.
  ///
  /// > Basis: recalled.
  fileprivate func withoutWidth(if isEmpty: Bool) -> CGSize { isEmpty ? CGSize(width: 0, height: height) : self }
}
